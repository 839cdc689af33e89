/** The shop of tests of unpaid holds and unconfirmed cash orders, with low limits. */
import { beforeEach } from 'vitest';
import { orders } from '#api/schema/orders.ts';
import { toPiastres } from '#contract/money.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop, type Shopper, TEST_SETTINGS } from '#tests/setup/test-shop.ts';

export const MAX_PIECES = 10;
export const MAX_EGP = 5_000_000;
export const STOCK = 9700;

/** Opens the shop for a test file; each test starts without open orders and with full stock. */
export async function openHoldShop() {
  const holds = { maxPieces: MAX_PIECES, maxPiastres: toPiastres(MAX_EGP) };
  const shop = await openTestShop({ settings: { ...TEST_SETTINGS, holds } });
  const steps = createShopSteps(shop);

  let places = 0;
  /** Returns a client address and a phone number without orders. */
  function newPlace() {
    places += 1;
    return {
      phone: `010${String(places).padStart(8, '0')}`,
      clientAddress: `10.0.${places >> 8}.${places & 255}`,
    };
  }
  type Place = ReturnType<typeof newPlace>;

  const order = (
    way: 'checkout-session/' | '',
    shopper: Shopper,
    cartId: string,
    place: Place,
    city = 'Cairo',
  ) =>
    shop.post(
      `/api/v1/orders/${way}${cartId}`,
      { shippingAddress: { ...ADDRESS, phone: place.phone, city } },
      { token: shopper.token, clientAddress: place.clientAddress },
    );

  beforeEach(async () => {
    await shop.api.db.update(orders).set({ status: 'cancelled', stock: 'none' });
    await steps.setStock(plain.id, STOCK);
    await steps.setStock(other.id, STOCK);
  });

  return {
    ...steps,
    shop,
    newPlace,
    checkOutFrom: (...args: [Shopper, string, Place, string?]) => order('checkout-session/', ...args),
    placeCashFrom: (...args: [Shopper, string, Place, string?]) => order('', ...args),
    async fill(shopper: Shopper, count: number, productId = plain.id): Promise<string> {
      const cartId = await steps.fillCart(shopper, productId);
      await shop.put(`/api/v1/cart/${productId}`, { count }, { token: shopper.token });
      return cartId;
    },
    stocksOf: async (shopper: Shopper) => (await steps.readOrders(shopper)).map(({ stock }) => stock),
    leftOf: async (id = plain.id) => (await steps.readProduct(id)).quantity,
  };
}
