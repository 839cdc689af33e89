import { nameGovernorate } from '#app/features/addresses/name-governorate.ts';
import type { ShownOrder } from './shown-order.ts';

/** An order with its governorate by name. Apart, because shoppers alone load the names. */
export function namePlace({ address, ...order }: ShownOrder): ShownOrder {
  return {
    ...order,
    address: address && { ...address, governorate: nameGovernorate(address.city, address.governorate) },
  };
}
