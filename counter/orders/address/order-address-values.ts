/** Converts an order's address to form values, and compares two addresses. */

import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressValues,
  toAddressValues,
} from '#counter/addresses/address-form.ts';

/** The statuses in which the server accepts an address change. */
export const CHANGEABLE_STATUSES: readonly WholeOrder['status'][] = ['placed', 'confirmed', 'paid', 'packed'];

export const readAddress = ({ phone, city, address }: WholeOrder): AddressValues =>
  toAddressValues({ ...address, phone, city });

export const listDifferences = (one: AddressValues, other: AddressValues): AddressField[] =>
  ADDRESS_FIELDS.filter((name) => one[name].trim() !== other[name].trim());

/** The previous values of the fields that each address change replaced, by its position in the timeline. */
export function listFormerFields(order: WholeOrder): Map<number, Partial<AddressValues>> {
  const former = new Map<number, Partial<AddressValues>>();
  let next = readAddress(order);
  for (const [position, { event, before }] of [...order.timeline.entries()].reverse()) {
    if (event !== 'address_changed' || !before) continue;
    const was = toAddressValues(before);
    const changed = listDifferences(was, next);
    former.set(position, Object.fromEntries(changed.map((name) => [name, was[name]])));
    next = was;
  }
  return former;
}
