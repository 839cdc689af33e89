/** Money that is on its way by a kiosk or a wallet holds its pieces, counts against the limits, and not for ever. */
import { expect, test } from 'vitest';
import { other, plain } from '#tests/setup/cart-products.ts';
import { openBankShop } from './bank-shop.ts';

const MINUTE = 60_000;
const { shop, bank, idOf, fillCart, openCardPage, readOrders } = await openBankShop({
  holds: { maxPieces: 10, maxPiastres: undefined },
});

test('a code that nobody pays counts for two days, then its pieces are free', async () => {
  const shopper = await shop.addShopper();
  const { token } = shopper;
  const hold = async (productId: string, count: number) => {
    await shop.delete('/api/v1/cart', { token });
    const cartId = await fillCart(shopper, productId);
    await shop.put(`/api/v1/cart/${productId}`, { count }, { token });
    return openCardPage(shopper, cartId);
  };
  const stocks = async () => (await readOrders(shopper)).map(({ stock }) => stock);
  bank.find(idOf(await hold(plain.id, 8))).standing = 'paying';
  shop.passTime(16 * MINUTE);
  await shop.reconcile();
  await hold(other.id, 3);
  expect(await stocks()).toEqual(['held', 'none']);
  shop.passTime(49 * 60 * MINUTE);
  await shop.reconcile();
  await hold(other.id, 3);
  expect(await stocks()).toEqual(['none', 'none', 'held']);
});
