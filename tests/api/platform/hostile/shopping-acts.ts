/** Acts on carts, orders and the card page: own and foreign carts, out of order and in parallel. */
import { type Actor, type Acts, addressOf, newestIdOf, pickId, pickProduct } from './actor.ts';
import { ANSWER_FORMS, CARD_FORMS } from './bodies.ts';
import { pick } from './values.ts';

const findCardPage = ({ world, me, number }: Actor) => {
  const known = number % 2 ? me.sessions.slice(-1) : world.active.flatMap(({ sessions }) => sessions);
  return known.length > 0 ? `/pay/${pick(known, number)}` : '/pay/none';
};
const RETURN_QUERIES = [
  '',
  '?url=https://client.example',
  '?url=https://evil.example',
  '?url=//evil.example',
  '?lang=ar',
];

export const shoppingActs = {
  addToCart: { weight: 20, act: (a) => ({ path: '/api/v1/cart', json: { productId: pickProduct(a) } }) },
  setCount: {
    weight: 5,
    act: (a) => ({
      method: 'PUT',
      path: `/api/v2/cart/${pickProduct(a)}`,
      json: { count: 1 + (a.number % 3) },
    }),
  },
  removeFromCart: { weight: 2, act: (a) => ({ method: 'DELETE', path: `/api/v1/cart/${pickProduct(a)}` }) },
  readCart: { weight: 2, act: () => ({ method: 'GET', path: '/api/v2/cart' }) },
  clearCart: { weight: 1, act: () => ({ method: 'DELETE', path: '/api/v1/cart' }) },
  save: { weight: 3, act: (a) => ({ path: '/api/v1/cart/saved', json: { productId: pickProduct(a) } }) },
  putSaved: {
    weight: 1,
    act: (a) => ({
      method: 'PUT',
      path: `/api/v1/cart/saved/${pickProduct(a)}`,
      json: { count: 1 + (a.number % 999) },
    }),
  },
  moveToCart: {
    weight: 3,
    act: (a) => ({
      path: `/api/v1/cart/saved/${pickProduct(a)}/moveToCart`,
      times: a.number % 3 === 0 ? 3 : 1,
    }),
  },
  forgetSaved: {
    weight: 1,
    act: (a) => ({ method: 'DELETE', path: `/api/v1/cart/saved/${pickProduct(a)}` }),
  },
  wish: { weight: 3, act: (a) => ({ path: '/api/v1/wishlist', json: { productId: pickProduct(a) } }) },
  unwish: { weight: 1, act: (a) => ({ method: 'DELETE', path: `/api/v1/wishlist/${pickProduct(a)}` }) },
  addStockAlert: {
    weight: 2,
    act: (a) => ({
      path: `/api/v1/stockAlerts${a.number % 2 ? '?lang=ar' : ''}`,
      json: { productId: pickProduct(a) },
      times: a.number % 5 === 0 ? 3 : 1,
    }),
  },
  removeStockAlert: {
    weight: 1,
    act: (a) => ({ method: 'DELETE', path: `/api/v1/stockAlerts/${pickProduct(a)}` }),
  },

  placeCash: {
    weight: 3,
    act: (a) => ({
      path: `/api/v1/orders/${newestIdOf(a, 'cart')}`,
      json: { shippingAddress: addressOf(a) },
      // Sometimes sent several times at once, as by double clicks.
      times: a.number % 5 === 0 ? 4 : 1,
    }),
  },
  placeForeignCash: {
    weight: 3,
    act: (a) => ({ path: `/api/v2/orders/${pickId(a, 'cart')}`, json: { shippingAddress: addressOf(a) } }),
  },
  checkOut: {
    weight: 18,
    act: (a) => ({
      path: `/api/v1/orders/checkout-session/${newestIdOf(a, 'cart')}${pick(RETURN_QUERIES, a.number)}`,
      json: { shippingAddress: addressOf(a) },
      times: a.number % 7 === 0 ? 3 : 1,
    }),
  },
  checkOutForeign: {
    weight: 3,
    act: (a) => ({
      path: `/api/v1/orders/checkout-session/${pickId(a, 'cart')}${pick(RETURN_QUERIES, a.number)}`,
      json: { shippingAddress: addressOf(a) },
    }),
  },
  pay: {
    weight: 6,
    act: (a) => ({ path: findCardPage(a), form: CARD_FORMS.pay, times: a.number % 4 === 0 ? 3 : 1 }),
  },
  payWithChallenge: { weight: 6, act: (a) => ({ path: findCardPage(a), form: CARD_FORMS.challenge }) },
  mistypeCard: {
    weight: 3,
    act: (a) => ({ path: findCardPage(a), form: CARD_FORMS.pay.replace('cvc=123', 'cvc=1') }),
  },
  payDeclined: { weight: 3, act: (a) => ({ path: findCardPage(a), form: CARD_FORMS.decline }) },
  approve: {
    weight: 9,
    act: (a) => ({
      path: `${findCardPage(a)}/confirm`,
      form: ANSWER_FORMS.approve,
      times: 1 + (a.number % 2),
    }),
  },
  refuse: { weight: 1, act: (a) => ({ path: `${findCardPage(a)}/confirm`, form: ANSWER_FORMS.refuse }) },
  cancel: { weight: 2, act: (a) => ({ path: `${findCardPage(a)}/cancel`, form: '' }) },
  notify: {
    weight: 2,
    act: (a) => ({
      path: '/api/payments/test-card/notify',
      json: { eventId: `e${a.number}`, sessionId: findCardPage(a).slice(5), state: 'paid', isCharged: true },
    }),
  },
  listOrders: { weight: 2, act: () => ({ method: 'GET', path: '/api/v1/orders' }) },
  listForeignOrders: {
    weight: 3,
    act: (a) => ({ method: 'GET', path: `/api/v${1 + (a.number % 2)}/orders/user/${pickId(a, 'user')}` }),
  },
} satisfies Acts;
