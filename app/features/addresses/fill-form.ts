import type { SavedAddress } from '#contract/account/address-book.ts';
import type { TypedAddress } from '#contract/forms.ts';
import type { Governorate } from '#contract/governorates.ts';
import { normalisePhone } from '#contract/rules.ts';

const FIELDS = ['details', 'phone', 'city', 'governorate', 'area'] as const;

/** The fields of a typed or saved address. */
export type AddressFields = { [name in (typeof FIELDS)[number]]?: string | undefined };

/** Whether two addresses are equal, ignoring surrounding spaces and spellings of the phone number. */
export function isSameAddress(one: AddressFields, other: AddressFields): boolean {
  const normalise = (place: AddressFields) =>
    JSON.stringify(
      FIELDS.map((name) => {
        const text = (place[name] ?? '').trim();
        return name === 'phone' ? normalisePhone(text) : text;
      }),
    );
  return normalise(one) === normalise(other);
}

const readField = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? '');

const readAddress = (form: HTMLFormElement): AddressFields =>
  Object.fromEntries(FIELDS.map((name) => [name, readField(form, name)]));

export const isAddressEmpty = (form: HTMLFormElement) => isSameAddress(readAddress(form), {});

/** The saved address that equals the one in the form. */
export const findMatchingAddress = (form: HTMLFormElement, addresses: readonly SavedAddress[]) =>
  addresses.find((address) => isSameAddress(address, readAddress(form)));

/** Writes an address into the fields of a form as if it were typed. */
export function fillForm(form: HTMLFormElement, place: AddressFields): void {
  for (const name of FIELDS) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    fillField(control, place[name] ?? '');
  }
}

export function fillField(control: HTMLInputElement | HTMLSelectElement, text: string): void {
  // The setter of the prototype: React overrides the element's own, and ignores events for values set through that one.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, text);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

/** Converts a typed address to a request body of our own provider: empty fields are omitted. */
export function toAddressRequest({ governorate, area, ...place }: TypedAddress) {
  return {
    ...place,
    // Always one of the form's options.
    ...(governorate && { governorate: governorate as Governorate }),
    ...(area && { area }),
  };
}
