/** Address values for forms, which use an empty string for a missing value. */
import * as v from 'valibot';
import { addressFields } from '#contract/orders/requests.ts';
import { optionalText } from '#contract/text.ts';

const MAX_POSTAL_CODE_LENGTH = 20;

/** In the order in which the form shows the fields; the first invalid one gets the focus. */
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

/** Converts an address from an API response; missing fields may be null or absent there. */
export const toAddressValues = (
  given: Partial<Record<AddressField, string | null | undefined>>,
): AddressValues =>
  Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, given[name] ?? ''])) as AddressValues;

/** Converts form values to the address in a request. */
export const toAddressRequest = ({ postalCode, ...values }: AddressValues) => ({
  ...v.parse(v.omit(addressForm, ['postalCode']), values),
  ...(postalCode.trim() && { postalCode: postalCode.trim() }),
});
