import { readSearch } from './read-search.ts';
import type { Search } from './search.ts';

/** The search of a form, parsed like the address it would submit to. */
export function readForm(form: HTMLFormElement): Search {
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readSearch(new URLSearchParams(pairs));
}

/** Whether any control differs from what the server rendered. */
export function isFormTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement)
      return [...control.options].some((option) => option.selected !== option.defaultSelected);
    if (!(control instanceof HTMLInputElement)) return false;
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
  });
}
