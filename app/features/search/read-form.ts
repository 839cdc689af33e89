import { readSearch } from './read-search.ts';
import type { Search } from './search.ts';

/** What a form asks for: the same as the address that it would lead to. */
export function readForm(form: HTMLFormElement): Search {
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readSearch(new URLSearchParams(pairs));
}

/** Whether somebody has changed anything since the form came from the server. */
export function isFormTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement)
      return [...control.options].some((option) => option.selected !== option.defaultSelected);
    if (!(control instanceof HTMLInputElement)) return false;
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
  });
}
