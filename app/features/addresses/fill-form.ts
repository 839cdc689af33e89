import type { SavedAddress } from '#contract/account/address-book.ts';
import { shippingAddressForm, type TypedAddress } from '#contract/forms.ts';
import type { Governorate } from '#contract/governorates.ts';
import { normalisePhone } from '#contract/rules.ts';
import { findGovernorateCode, nameGovernorate } from './name-governorate.ts';

type FieldName = keyof TypedAddress;
const FIELD_NAMES = Object.keys(shippingAddressForm.entries) as FieldName[];
const PHONE_FIELDS: readonly FieldName[] = ['phone', 'secondPhone'];

/** The fields of an address in a form. */
export type AddressFields = { [name in FieldName]?: string | undefined };

/** Whether two addresses are equal, ignoring surrounding spaces and spellings of phone numbers. */
export function isSameAddress(one: AddressFields, other: AddressFields): boolean {
  const normalise = (place: AddressFields) =>
    JSON.stringify(
      FIELD_NAMES.map((name) => {
        const text = (place[name] ?? '').trim();
        return PHONE_FIELDS.includes(name) ? normalisePhone(text) : text;
      }),
    );
  return normalise(one) === normalise(other);
}

const ARABIC_CHARACTER = /\p{Script=Arabic}/u;

/** Converts a saved address to the fields of a form, which has one field for city and area. By default, the recipient
 *  is the shopper. */
export function toAddressFields(
  { area, ...saved }: AddressFields & { area?: string | undefined },
  shopper: string,
): AddressFields {
  const { city = '', governorate } = saved;
  const fields = { ...saved, recipient: saved.recipient || shopper };
  if (!area || city.includes(area)) return fields;
  const code = findGovernorateCode({ city, governorate });
  // If the city has the name of its governorate, the city field gets only the area.
  if (code && !nameGovernorate(city, code)) return { ...fields, city: area, governorate: code };
  return { ...fields, city: `${area}${ARABIC_CHARACTER.test(area) ? '،' : ','} ${city}` };
}

const readField = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? '');

const readAddress = (form: HTMLFormElement): AddressFields =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, readField(form, name)]));

/** Whether the address in the form is empty. The recipient does not count: it is the shopper's name from the start. */
export const isAddressEmpty = (form: HTMLFormElement) =>
  isSameAddress({ ...readAddress(form), recipient: '' }, {});

/** The saved address that equals the one in the form. */
export const findMatchingAddress = (
  form: HTMLFormElement,
  addresses: readonly SavedAddress[],
  shopper: string,
) => addresses.find((address) => isSameAddress(toAddressFields(address, shopper), readAddress(form)));

/** Writes an address into the fields of a form as if it were typed. */
export function fillForm(form: HTMLFormElement, place: AddressFields): void {
  for (const name of FIELD_NAMES) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    fillField(control, place[name] ?? '');
  }
}

export function fillField(control: HTMLInputElement | HTMLSelectElement, text: string): void {
  // React replaces the element's own `value` setter and ignores events after a value set with it, so this calls the
  // prototype's setter.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, text);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

/** Converts a typed address to a request body of our own provider: empty fields are omitted. */
export function toAddressRequest({ governorate, recipient, landmark, secondPhone, ...place }: TypedAddress) {
  return {
    ...place,
    // The cast is safe: the value is one of the form's options.
    ...(governorate && { governorate: governorate as Governorate }),
    ...(recipient?.trim() && { recipient }),
    ...(landmark?.trim() && { landmark }),
    ...(secondPhone && { secondPhone }),
  };
}
