/** Carts and orders as the contract's documents. */
import { SHIPPING_PIASTRES } from '#contract/constants.ts';
import { toEgp, toPiastres } from '#contract/money.ts';
import type { FakeProduct } from './catalogue.ts';
import type { Line, Order, Shopper } from './state.ts';

const sumEgp = (lines: Line[]) =>
  toEgp(lines.reduce((sum, { count, product }) => sum + count * toPiastres(product.price), 0));

/** A product inside a cart or an order has no price and no description. */
const presentShort = ({ price, description, images, sold, slug, ...product }: FakeProduct) => product;

const presentLine = ({ _id, count, product }: Line, isById: boolean) => ({
  _id,
  count,
  price: product.price,
  product: isById ? product._id : presentShort(product),
});

/** The answer to a cart call; `isById` as POST /cart names products. */
export function presentCart({ id, cart }: Shopper, isById = false) {
  const lines = cart?.lines ?? [];
  return {
    status: 'success',
    numOfCartItems: lines.length,
    cartId: cart?._id ?? null,
    data: {
      ...(cart && { _id: cart._id, cartOwner: id }),
      products: lines.map((line) => presentLine(line, isById)),
      totalCartPrice: sumEgp(lines),
    },
  };
}

/** An order; `isById` as it is answered when placed. */
export function presentOrder(order: Order, { id, name, email, phone }: Shopper, isById = false) {
  return {
    _id: order._id,
    id: order.id,
    user: isById ? id : { _id: id, name, email, phone },
    cartItems: order.lines.map((line) => presentLine(line, isById)),
    taxPrice: 0,
    shippingPrice: toEgp(SHIPPING_PIASTRES),
    totalOrderPrice: toEgp(toPiastres(sumEgp(order.lines)) + SHIPPING_PIASTRES),
    paymentMethodType: order.isCard ? 'card' : 'cash',
    isPaid: order.isCard,
    isDelivered: false,
    shippingAddress: order.address,
    createdAt: '2026-01-05T10:00:00.000Z',
  };
}
