import { expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { users } from '#api/schema/account.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { openGatewayShop } from './gateway-shop.ts';

const { checkOut, fillCart, readOrders, readProduct, setPrice, shop } = await openGatewayShop();

test.each<[string, { pricePiastres?: number; email?: string }]>([
  ['payment-amount-too-small', { pricePiastres: 1 }],
  // First, the price of the piece alone is too large, then only the total with shipping.
  ['payment-amount-too-large', { pricePiastres: 100_000_000 }],
  ['payment-amount-too-large', { pricePiastres: 99_999_999 }],
  ['payment-email-refused', { email: 'sara@shop' }],
])(
  'a payment that Stripe does not accept is refused and cancels the order: %s %j',
  async (code, { pricePiastres, email }) => {
    const before = await readProduct(plain.id);
    if (pricePiastres) await setPrice(plain.id, pricePiastres);
    const shopper = await shop.addShopper();
    if (email) await shop.api.db.update(users).set({ email }).where(eq(users.id, shopper.id));
    const cartId = await fillCart(shopper, plain.id);
    const answer = await checkOut(shopper, cartId, '?gateway=stripe');
    expect(answer).toMatchObject({ status: 400, body: { statusMsg: 'fail', code } });
    expect(answer.body.message).not.toContain('try again');
    expect(await readOrders(shopper)).toMatchObject([{ status: 'cancelled', stock: 'none' }]);
    await setPrice(plain.id, before.pricePiastres);
    expect(await readProduct(plain.id)).toMatchObject({ quantity: before.quantity });
  },
);
