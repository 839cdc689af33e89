/** The fields of an address in a form, where nothing is an empty text. */
import * as v from 'valibot';
import { addressFields } from '#contract/orders/requests.ts';
import { optionalText } from '#contract/text.ts';

const MAX_POSTAL_CODE_LENGTH = 20;

/** In the order of the form, so that the first wrong field is focused. */
export const ADDRESS_FIELDS = [
  ...(['recipient', 'phone', 'secondPhone', 'governorate', 'city', 'area'] as const),
  ...(['details', 'landmark', 'postalCode'] as const),
];

export type AddressField = (typeof ADDRESS_FIELDS)[number];
export type AddressValues = Record<AddressField, string>;

const rules = { ...addressFields, postalCode: optionalText(MAX_POSTAL_CODE_LENGTH) };
export const addressForm = v.object(
  Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, rules[name]])) as typeof rules,
);

/** Reads an address from an answer, in which what is not known may be null or absent. */
export const toAddressValues = (
  given: Partial<Record<AddressField, string | null | undefined>>,
): AddressValues =>
  Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, given[name] ?? ''])) as AddressValues;

/** The address as calls take it. */
export const toAddressRequest = ({ postalCode, ...values }: AddressValues) => ({
  ...v.parse(v.omit(addressForm, ['postalCode']), values),
  ...(postalCode.trim() && { postalCode: postalCode.trim() }),
});
