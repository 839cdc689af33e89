/**
 * A payment in progress, for example by kiosk or wallet, holds its pieces within the limits, and for a limited time.
 */
import { expect, test } from 'vitest';
import { other, plain } from '#tests/setup/cart-products.ts';
import { openBankShop } from './bank-shop.ts';

const MINUTE_MS = 60_000;
const { shop, bank, idOf, fillCart, openCardPage, readOrders } = await openBankShop({
  holds: { maxPieces: 10, maxPiastres: undefined },
});

test('an unpaid kiosk code holds its pieces for two days', async () => {
  const shopper = await shop.addShopper();
  const { token } = shopper;
  const hold = async (productId: string, count: number) => {
    await shop.delete('/api/v1/cart', { token });
    const cartId = await fillCart(shopper, productId);
    await shop.put(`/api/v1/cart/${productId}`, { count }, { token });
    return openCardPage(shopper, cartId);
  };
  const stocks = async () => (await readOrders(shopper)).map(({ stock }) => stock);
  bank.find(idOf(await hold(plain.id, 8))).status = 'paying';
  shop.passTime(16 * MINUTE_MS);
  await shop.reconcile();
  await hold(other.id, 3);
  expect(await stocks()).toEqual(['held', 'none']);
  shop.passTime(49 * 60 * MINUTE_MS);
  await shop.reconcile();
  await hold(other.id, 3);
  expect(await stocks()).toEqual(['none', 'none', 'held']);
});
