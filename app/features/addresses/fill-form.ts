import type { SavedAddress } from '#contract/account/address-book.ts';
import { normalisePhone } from '#contract/rules.ts';

const FIELDS = ['details', 'phone', 'city', 'governorate', 'area'] as const;

/** The fields of an address as they are in a form, or as they were saved. */
export type Place = { [name in (typeof FIELDS)[number]]?: string | undefined };

/** Whether two addresses say the same, however they are spaced. */
export function isSamePlace(one: Place, other: Place): boolean {
  const spell = (place: Place) =>
    JSON.stringify(
      FIELDS.map((name) => {
        const text = (place[name] ?? '').trim();
        return name === 'phone' ? normalisePhone(text) : text;
      }),
    );
  return spell(one) === spell(other);
}

const readField = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? '');

/** What a form says now. */
const readPlace = (form: HTMLFormElement): Place =>
  Object.fromEntries(FIELDS.map((name) => [name, readField(form, name)]));

/** Whether nothing was typed or chosen yet. */
export const isUntouched = (form: HTMLFormElement) => isSamePlace(readPlace(form), {});

/** The saved address that a form shows, if it shows one. */
export const findShown = (form: HTMLFormElement, addresses: readonly SavedAddress[]) =>
  addresses.find((address) => isSamePlace(address, readPlace(form)));

/** Writes an address into the fields of a form, as if it were typed. */
export function fillForm(form: HTMLFormElement, place: Place): void {
  for (const name of FIELDS) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    fillField(control, place[name] ?? '');
  }
}

/** Writes into one field, as if it were typed. */
export function fillField(control: HTMLInputElement | HTMLSelectElement, text: string): void {
  // React has a setter of its own on the element, and takes what went through it for something it knows already.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, text);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
