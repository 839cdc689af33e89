/** Cart, wish list and orders: every call needs a token. */
import { MIN_LINE_COUNT } from '#contract/constants.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { presentCart, presentOrder } from './documents.ts';
import { refuse, refuseField } from './refusal.ts';
import type { Call, Route } from './route.ts';
import type { Shopper } from './state.ts';

const findLine = (shopper: Shopper, id: string) => {
  const line = shopper.cart?.lines.find(({ product }) => product._id === id);
  if (!line) throw refuse(404, ERROR_TEXTS.notInCart(id));
  return line;
};

function addToCart({ state, body, shopper }: Call) {
  const owner = shopper();
  const product = state.findProduct(body.productId);
  owner.cart ??= { _id: state.newId(), lines: [] };
  const line = owner.cart.lines.find((other) => other.product === product);
  if (line) line.count += 1;
  else owner.cart.lines.push({ _id: state.newId(), count: 1, product });
  return { message: 'Product added successfully to your cart', ...presentCart(owner, true) };
}

function setCount({ id, body, shopper }: Call) {
  const owner = shopper();
  const count = Number(body.count);
  if (!(count >= MIN_LINE_COUNT)) throw refuseField('count', 'count must be a whole number from 1 to 999');
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

/** The shopper whose cart this is, if there is anything in it. */
function ownerOf({ id, shopper }: Call): Shopper {
  const owner = shopper();
  if (owner.cart?._id !== id) throw refuse(404, ERROR_TEXTS.noCart(id));
  if (owner.cart.lines.length === 0) throw refuse(400, ERROR_TEXTS.emptyCart);
  return owner;
}

function startCheckout(call: Call) {
  const { state, query, body } = call;
  const shopper = ownerOf(call);
  const payment = state.newId();
  const returnTo = query.get('url') ?? state.host;
  state.payments.set(payment, { shopper, returnTo, address: body.shippingAddress });
  return {
    status: 'success',
    session: {
      url: `${state.host}/pay/${payment}`,
      success_url: `${returnTo}/allorders`,
      cancel_url: `${returnTo}/cart`,
    },
  };
}

export const shopperRoutes: Route[] = [
  { method: 'GET', path: '/cart', answer: ({ shopper }) => presentCart(shopper()) },
  { method: 'POST', path: '/cart', answer: addToCart },
  { method: 'PUT', path: '/cart/:id', answer: setCount },
  { method: 'DELETE', path: '/cart/:id', answer: removeLine },
  {
    method: 'DELETE',
    path: '/cart',
    answer: ({ shopper }) => {
      shopper().cart = undefined;
      return { message: 'success' };
    },
  },
  {
    method: 'GET',
    path: '/wishlist',
    answer: ({ shopper }) => ({ status: 'success', count: shopper().wishes.length, data: shopper().wishes }),
  },
  {
    method: 'POST',
    path: '/wishlist',
    answer: ({ state, body, shopper }) => {
      const owner = shopper();
      owner.wishes = [...new Set([...owner.wishes, state.findProduct(body.productId)])];
      return presentWishes(owner, 'Product added successfully to your wishlist');
    },
  },
  {
    method: 'DELETE',
    path: '/wishlist/:id',
    answer: ({ id, shopper }) => {
      const owner = shopper();
      owner.wishes = owner.wishes.filter(({ _id }) => _id !== id);
      return presentWishes(owner, 'Product removed successfully to your wishlist');
    },
  },
  { method: 'POST', path: '/orders/checkout-session/:id', answer: startCheckout },
  {
    method: 'POST',
    path: '/orders/:id',
    status: 201,
    answer: (call) => {
      const shopper = ownerOf(call);
      const order = call.state.placeOrder(shopper, false, call.body.shippingAddress);
      return { status: 'success', data: presentOrder(order, shopper, true) };
    },
  },
  {
    method: 'GET',
    path: '/orders/user/:id',
    answer: ({ id, shopper }) => {
      const owner = shopper();
      if (owner.id !== id) throw refuse(403, ERROR_TEXTS.notYourOrders);
      return owner.orders.map((order) => presentOrder(order, owner));
    },
  },
];
