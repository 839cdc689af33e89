/** Carts, orders and the card page: with one's own cart, with those of others, out of order and several times at once. */
import { type Actor, type Acts, anybodys, newest, placeOf, product } from './actor.ts';
import { ANSWERS, CARDS } from './bodies.ts';
import { pick } from './values.ts';

const cardPage = ({ world, me, number }: Actor) => {
  const known = number % 2 ? me.sessions.slice(-1) : world.awake.flatMap(({ sessions }) => sessions);
  return known.length > 0 ? `/pay/${pick(known, number)}` : '/pay/none';
};
const RETURNS = [
  '',
  '?url=https://client.example',
  '?url=https://evil.example',
  '?url=//evil.example',
  '?lang=ar',
];

export const shoppingActs = {
  addToCart: { weight: 20, act: (a) => ({ path: '/api/v1/cart', json: { productId: product(a) } }) },
  setCount: {
    weight: 5,
    act: (a) => ({ method: 'PUT', path: `/api/v2/cart/${product(a)}`, json: { count: 1 + (a.number % 3) } }),
  },
  removeFromCart: { weight: 2, act: (a) => ({ method: 'DELETE', path: `/api/v1/cart/${product(a)}` }) },
  readCart: { weight: 2, act: () => ({ method: 'GET', path: '/api/v2/cart' }) },
  clearCart: { weight: 1, act: () => ({ method: 'DELETE', path: '/api/v1/cart' }) },
  save: { weight: 3, act: (a) => ({ path: '/api/v1/cart/saved', json: { productId: product(a) } }) },
  putSaved: {
    weight: 1,
    act: (a) => ({
      method: 'PUT',
      path: `/api/v1/cart/saved/${product(a)}`,
      json: { count: 1 + (a.number % 999) },
    }),
  },
  moveToCart: {
    weight: 3,
    act: (a) => ({ path: `/api/v1/cart/saved/${product(a)}/moveToCart`, times: a.number % 3 === 0 ? 3 : 1 }),
  },
  forgetSaved: { weight: 1, act: (a) => ({ method: 'DELETE', path: `/api/v1/cart/saved/${product(a)}` }) },
  wish: { weight: 3, act: (a) => ({ path: '/api/v1/wishlist', json: { productId: product(a) } }) },
  unwish: { weight: 1, act: (a) => ({ method: 'DELETE', path: `/api/v1/wishlist/${product(a)}` }) },
  awaitStock: {
    weight: 2,
    act: (a) => ({
      path: `/api/v1/stockAlerts${a.number % 2 ? '?lang=ar' : ''}`,
      json: { productId: product(a) },
      times: a.number % 5 === 0 ? 3 : 1,
    }),
  },
  awaitNoMore: { weight: 1, act: (a) => ({ method: 'DELETE', path: `/api/v1/stockAlerts/${product(a)}` }) },

  placeCash: {
    weight: 3,
    act: (a) => ({
      path: `/api/v1/orders/${newest(a, 'cart')}`,
      json: { shippingAddress: placeOf(a) },
      // A double click, and worse.
      times: a.number % 5 === 0 ? 4 : 1,
    }),
  },
  placeForeignCash: {
    weight: 3,
    act: (a) => ({ path: `/api/v2/orders/${anybodys(a, 'cart')}`, json: { shippingAddress: placeOf(a) } }),
  },
  checkOut: {
    weight: 18,
    act: (a) => ({
      path: `/api/v1/orders/checkout-session/${newest(a, 'cart')}${pick(RETURNS, a.number)}`,
      json: { shippingAddress: placeOf(a) },
      times: a.number % 7 === 0 ? 3 : 1,
    }),
  },
  checkOutForeign: {
    weight: 3,
    act: (a) => ({
      path: `/api/v1/orders/checkout-session/${anybodys(a, 'cart')}${pick(RETURNS, a.number)}`,
      json: { shippingAddress: placeOf(a) },
    }),
  },
  pay: { weight: 6, act: (a) => ({ path: cardPage(a), form: CARDS.pay, times: a.number % 4 === 0 ? 3 : 1 }) },
  payWithQuestion: { weight: 6, act: (a) => ({ path: cardPage(a), form: CARDS.challenge }) },
  mistypeCard: {
    weight: 3,
    act: (a) => ({ path: cardPage(a), form: CARDS.pay.replace('cvc=123', 'cvc=1') }),
  },
  payInVain: { weight: 3, act: (a) => ({ path: cardPage(a), form: CARDS.decline }) },
  approve: {
    weight: 9,
    act: (a) => ({ path: `${cardPage(a)}/confirm`, form: ANSWERS.approve, times: 1 + (a.number % 2) }),
  },
  refuse: { weight: 1, act: (a) => ({ path: `${cardPage(a)}/confirm`, form: ANSWERS.refuse }) },
  cancel: { weight: 2, act: (a) => ({ path: `${cardPage(a)}/cancel`, form: '' }) },
  notify: {
    weight: 2,
    act: (a) => ({
      path: '/api/payments/test-card/notify',
      json: { eventId: `e${a.number}`, sessionId: cardPage(a).slice(5), state: 'paid', isCharged: true },
    }),
  },
  listOrders: { weight: 2, act: () => ({ method: 'GET', path: '/api/v1/orders' }) },
  listForeignOrders: {
    weight: 3,
    act: (a) => ({ method: 'GET', path: `/api/v${1 + (a.number % 2)}/orders/user/${anybodys(a, 'user')}` }),
  },
} satisfies Acts;
