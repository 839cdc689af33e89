/** A shop whose staff place orders for customers. */
import { randomUUID } from 'node:crypto';
import { toPiastres } from '#contract/money.ts';
import type { PlacingRequest } from '#contract/staff-orders/requests.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { addMember, askAs, type TestMember } from '#tests/setup/staff.ts';
import { openTestShop, TEST_SETTINGS } from '#tests/setup/test-shop.ts';

const SHIPPING_PIASTRES = 499;
const PRICE_PIASTRES = toPiastres(plain.price);

/** The total of an order of some pieces of `plain`, with shipping. */
export const totalOf = (pieces: number) => pieces * PRICE_PIASTRES + SHIPPING_PIASTRES;

let phones = 0;
/** A phone number without orders. */
export const newPhone = () => `0122${String(++phones).padStart(7, '0')}`;

export async function openStaffOrdersShop(settings: Partial<typeof TEST_SETTINGS> = {}) {
  const shop = await openTestShop({ settings: { ...TEST_SETTINGS, ...settings } });
  const member = await addMember(shop, 'orders', { name: 'Hany Samir' });

  /** Requests an order: by default one piece of `plain` for a new customer, paid in cash. */
  function place(changes: Partial<PlacingRequest> & { pieces?: number } = {}, by: TestMember = member) {
    const { pieces = 1, ...given } = changes;
    const phone = newPhone();
    const body = {
      key: randomUUID(),
      ...(!given.customerId && { newCustomer: { name: 'Sara Ali', phone } }),
      lines: [{ productId: plain.id, pieces }],
      address: { ...ADDRESS, phone },
      ...{ payment: 'cash', source: 'phone', language: 'ar', expectedPiastres: totalOf(pieces) },
      ...given,
    };
    return askAs(shop, by, 'POST', '/orders', { body });
  }

  return { shop, member, place };
}
