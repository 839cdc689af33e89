import { plain } from './cart-products.ts';
import { ADDRESS } from './sample-forms.ts';
import type { Shopper, TestShop } from './test-shop.ts';

interface Placing {
  shopper?: Shopper;
  productId?: string;
  /** Fields that differ from the sample address. */
  address?: object;
}

/** Places a cash order of one piece. */
export async function placeCashOrder(
  shop: Pick<TestShop, 'addShopper' | 'post'>,
  { shopper: given, productId = plain.id, address }: Placing = {},
) {
  const shopper = given ?? (await shop.addShopper());
  const cart = await shop.post('/api/v1/cart', { productId }, shopper);
  const shippingAddress = { ...ADDRESS, ...address };
  const { body } = await shop.post(`/api/v1/orders/${cart.body.cartId}`, { shippingAddress }, shopper);
  const { _id: id, id: number, orderNumber, cartItems } = body.data;
  return {
    shopper,
    id: id as string,
    number: number as number,
    orderNumber: orderNumber as string,
    lineId: cartItems[0]._id as string,
  };
}
