/** The optional columns that saved addresses and orders share. */
import type { ShippingAddress } from '#contract/orders/requests.ts';

type OptionalColumns = Record<
  'governorate' | 'area' | 'recipient' | 'landmark' | 'secondPhone',
  string | null
>;
type OptionalFields = Partial<Pick<ShippingAddress, keyof OptionalColumns>>;

/** The optional columns of an address. Forms send an empty text for a field that is left blank. */
export const toOptionalColumns = (address: OptionalFields): OptionalColumns => ({
  governorate: address.governorate || null,
  area: address.area || null,
  recipient: address.recipient || null,
  landmark: address.landmark || null,
  secondPhone: address.secondPhone || null,
});

/** The optional fields of an address in an answer, without empty ones. */
export const presentOptionalColumns = (columns: OptionalColumns) => ({
  ...(columns.governorate && { governorate: columns.governorate }),
  ...(columns.area && { area: columns.area }),
  ...(columns.recipient && { recipient: columns.recipient }),
  ...(columns.landmark && { landmark: columns.landmark }),
  ...(columns.secondPhone && { secondPhone: columns.secondPhone }),
});
