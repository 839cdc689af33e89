/** The shop of tests of returns, and what shoppers and operators do there. */
import { deliverOrder, packOrder, shipOrder } from '#api/orders/actions.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop, type Shopper } from '#tests/setup/test-shop.ts';

export const DAY_MS = 86_400_000;
export const WRONG_SIZE = { kind: 'return', reason: 'wrong_size', note: '' };

export async function openReturnsShop() {
  const shop = await openTestShop();
  const steps = createShopSteps(shop);

  /** Places a cash order of some pieces of a product, without delivering it. */
  async function place(count = 2, productId = plain.id) {
    const shopper = await shop.addShopper();
    const cartId = await steps.fillCart(shopper, productId);
    await shop.put(`/api/v1/cart/${productId}`, { count }, { token: shopper.token });
    const { body } = await steps.placeCash(shopper, cartId);
    const { _id: id, orderNumber, cartItems } = body.data;
    return { shopper, id: id as string, number: orderNumber as string, lineId: cartItems[0]._id as string };
  }

  async function deliver(id: string): Promise<void> {
    await packOrder(shop.api, id);
    await shipOrder(shop.api, id, { carrier: 'Bosta', trackingNumber: '884120' });
    await deliverOrder(shop.api, id);
  }

  async function placeDelivered(count = 2) {
    const placed = await place(count);
    await deliver(placed.id);
    return placed;
  }

  const ask = ({ token }: Pick<Shopper, 'token'>, orderId: string, request: unknown) =>
    shop.post(`/api/v1/orders/${orderId}/returns`, request, { token });
  const withdraw = ({ token }: Pick<Shopper, 'token'>, orderId: string, returnId: string) =>
    shop.post(`/api/v1/orders/${orderId}/returns/${returnId}/cancel`, undefined, { token });

  async function readOrder(shopper: Shopper) {
    const [order] = await steps.listOrders(shopper);
    return order;
  }

  return { ...steps, shop, place, deliver, placeDelivered, ask, withdraw, readOrder };
}
