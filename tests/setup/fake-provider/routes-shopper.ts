/** Cart, wish list and orders: every call needs a token. */

import { cartCalls } from '#contract/cart/calls.ts';
import { MIN_LINE_COUNT } from '#contract/constants.ts';
import { orderCalls } from '#contract/orders/calls.ts';
import { paymentCalls } from '#contract/payments/calls.ts';
import { wishListCalls } from '#contract/wish-list/calls.ts';
import { presentCart, presentCartOfIds, presentOrder, presentPlacedOrder } from './documents.ts';
import { refuse, refuseField } from './refusal.ts';
import { type Call, createRoute, type Route } from './route.ts';
import type { Shopper } from './state.ts';

const findLine = (shopper: Shopper, id: string) => {
  const line = shopper.cart?.lines.find(({ product }) => product._id === id);
  if (!line) throw refuse('not-in-cart', id);
  return line;
};

function addToCart({ state, body, shopper }: Call) {
  const owner = shopper();
  const product = state.findProduct(body.productId);
  owner.cart ??= { _id: state.newId(), lines: [] };
  const line = owner.cart.lines.find((other) => other.product === product);
  if (line) line.count += 1;
  else owner.cart.lines.push({ _id: state.newId(), count: 1, product });
  return { message: 'Product added successfully to your cart', ...presentCartOfIds(owner) };
}

function setCount({ id, body, shopper }: Call) {
  const owner = shopper();
  const count = Number(body.count);
  if (!(count >= MIN_LINE_COUNT)) throw refuseField('count', 'invalid-count');
  findLine(owner, id).count = count;
  return presentCart(owner);
}

function removeLine({ id, shopper }: Call) {
  const owner = shopper();
  if (owner.cart) owner.cart.lines = owner.cart.lines.filter(({ product }) => product._id !== id);
  return presentCart(owner);
}

const presentWishes = ({ wishes }: Shopper, message: string) => ({
  status: 'success',
  message,
  data: wishes.map(({ _id }) => _id),
});

/** Returns the owner of a cart; refuses an empty one. */
function ownerOf({ id, shopper }: Call): Shopper {
  const owner = shopper();
  if (owner.cart?._id !== id) throw refuse('no-cart', id);
  if (owner.cart.lines.length === 0) throw refuse('empty-cart');
  return owner;
}

function startCheckout(call: Call) {
  const { state, query, body } = call;
  const shopper = ownerOf(call);
  const payment = state.newId();
  const returnTo = query.get('url') ?? state.host;
  state.payments.set(payment, { shopper, returnTo, address: body.shippingAddress });
  return {
    status: 'success' as const,
    session: {
      url: `${state.host}/pay/${payment}`,
      success_url: `${returnTo}/allorders`,
      cancel_url: `${returnTo}/cart`,
    },
  };
}

export const shopperRoutes: Route[] = [
  createRoute(cartCalls.readCart, ({ shopper }) => presentCart(shopper())),
  createRoute(cartCalls.addToCart, addToCart),
  createRoute(cartCalls.setCount, setCount),
  createRoute(cartCalls.removeFromCart, removeLine),
  createRoute(cartCalls.clearCart, ({ shopper }) => {
    shopper().cart = undefined;
    return { message: 'success' };
  }),
  createRoute(wishListCalls.readWishList, ({ shopper }) => ({
    status: 'success',
    count: shopper().wishes.length,
    data: shopper().wishes,
  })),
  createRoute(wishListCalls.addToWishList, ({ state, body, shopper }) => {
    const owner = shopper();
    owner.wishes = [...new Set([...owner.wishes, state.findProduct(body.productId)])];
    return presentWishes(owner, 'Product added successfully to your wishlist');
  }),
  createRoute(wishListCalls.removeFromWishList, ({ id, shopper }) => {
    const owner = shopper();
    owner.wishes = owner.wishes.filter(({ _id }) => _id !== id);
    return presentWishes(owner, 'Product removed successfully to your wishlist');
  }),
  createRoute(paymentCalls.startCheckout, startCheckout),
  createRoute(orderCalls.placeCashOrder, (call) => {
    const shopper = ownerOf(call);
    const order = call.state.placeOrder(shopper, false, call.body.shippingAddress);
    return { status: 'success', data: presentPlacedOrder(order, shopper) };
  }),
  createRoute(orderCalls.listOrdersOfUser, ({ id, shopper }) => {
    const owner = shopper();
    if (owner.id !== id) throw refuse('not-your-orders');
    return owner.orders.map((order) => presentOrder(order, owner));
  }),
];
