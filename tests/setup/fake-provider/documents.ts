/** Carts and orders as the contract's documents. */
import { SHIPPING_PIASTRES } from '#contract/constants.ts';
import { toEgp, toPiastres } from '#contract/money.ts';
import type { FakeProduct } from './catalogue.ts';
import type { Line, Order, Shopper } from './state.ts';

const sumEgp = (lines: Line[]) =>
  toEgp(lines.reduce((sum, { count, product }) => sum + count * toPiastres(product.price), 0));

/** A product as carts and orders contain it: without these five fields. */
const presentShort = ({ price, description, images, sold, slug, ...product }: FakeProduct) => product;

const presentLine = <Product>({ _id, count, product: { price } }: Line, product: Product) => ({
  _id,
  count,
  price,
  product,
});

function presentCartWith<Product>({ id, cart }: Shopper, present: (product: FakeProduct) => Product) {
  const lines = cart?.lines ?? [];
  return {
    status: 'success',
    numOfCartItems: lines.length,
    cartId: cart?._id ?? null,
    data: {
      ...(cart && { _id: cart._id, cartOwner: id }),
      products: lines.map((line) => presentLine(line, present(line.product))),
      totalCartPrice: sumEgp(lines),
    },
  };
}

export const presentCart = (shopper: Shopper) => presentCartWith(shopper, presentShort);

/** The cart as in POST /cart's answer, with product ids. */
export const presentCartOfIds = (shopper: Shopper) => presentCartWith(shopper, ({ _id }) => _id);

function presentOrderWith<User, Product>(
  order: Order,
  user: User,
  present: (product: FakeProduct) => Product,
) {
  return {
    _id: order._id,
    id: order.id,
    user,
    cartItems: order.lines.map((line) => presentLine(line, present(line.product))),
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

export const presentOrder = (order: Order, { id, name, email, phone }: Shopper) =>
  presentOrderWith(order, { _id: id, name, email, phone }, presentShort);

/** The order in the answer to the call that places it: user and products are ids there, not objects. */
export const presentPlacedOrder = (order: Order, { id }: Shopper) =>
  presentOrderWith(order, id, ({ _id }) => _id);
