import { describe, expect, test } from 'vitest';
import { answerJson, startScriptedProvider } from '#tests/setup/scripted-provider.ts';
import * as account from './account/client-account.ts';
import * as addresses from './account/client-addresses.ts';
import * as me from './account/client-me.ts';
import * as session from './account/client-session.ts';
import * as cart from './cart/client-cart.ts';
import * as catalogue from './catalogue/client-catalogue.ts';
import { listSubcategories } from './catalogue/client-subcategories.ts';
import { type CallOptions, type Client, createClient } from './client.ts';
import * as orders from './orders/client-orders.ts';
import * as reviews from './reviews/client-reviews.ts';

const provider = await startScriptedProvider();
const client = createClient({ host: provider.host, token: () => 'the.session.token' });

const ID = '65aa00000000000000000001';
const group = { _id: 'c1', name: 'Music', slug: 'music', image: 'https://shop.test/m.webp' };
const product = {
  _id: ID,
  title: 'Oud',
  price: 149.5,
  imageCover: 'https://shop.test/oud.webp',
  category: group,
  brand: null,
};
const { price: _price, ...cartProduct } = product;
const list = (data: unknown[]) => ({
  results: data.length,
  metadata: { currentPage: 1, numberOfPages: 1, limit: 40 },
  data,
});
const fullCart = {
  status: 'success',
  numOfCartItems: 1,
  cartId: 'k1',
  data: {
    _id: 'k1',
    products: [{ _id: 'l1', count: 2, price: 149.5, product: cartProduct }],
    totalCartPrice: 299,
  },
};
const signedIn = {
  message: 'success',
  user: { name: 'Sara', email: 'sara@example.com', role: 'user' },
  token: 'a.b.c',
};
const ids = { status: 'success', data: [ID] };
const address = { _id: 'a1', name: 'Home', details: '5 Tahrir Square', phone: '01012345678', city: 'Cairo' };
const shipping = { details: '5 Tahrir Square', phone: '01012345678', city: 'Cairo' };
const review = { _id: 'r1', review: 'Good', rating: 5, user: { _id: 'u1', name: 'Sara' } };
const order = {
  _id: 'o1',
  id: 7,
  totalOrderPrice: 303.99,
  paymentMethodType: 'cash',
  isPaid: false,
  isDelivered: false,
};
const account1 = {
  name: 'Sara',
  email: 'sara@example.com',
  password: 'Passw0rd!',
  rePassword: 'Passw0rd!',
  phone: '01012345678',
};

interface Row {
  name: string;
  call: (client: Client, options?: CallOptions) => Promise<unknown>;
  answer: unknown;
  status?: number;
  sends: string;
  body?: unknown;
  isPersonal?: boolean;
}
const rows: Row[] = [
  {
    name: 'listProducts',
    call: (c, o) => catalogue.listProducts(c, undefined, o),
    answer: list([product]),
    sends: 'GET /api/v1/products',
  },
  {
    name: 'listRelated',
    call: (c, o) => catalogue.listRelated(c, ID, o),
    answer: list([product]),
    sends: `GET /api/v1/products?category[in]=${ID}`,
  },
  {
    name: 'getProduct',
    call: (c, o) => catalogue.getProduct(c, ID, o),
    answer: { data: { ...product, reviews: [review] } },
    sends: `GET /api/v1/products/${ID}`,
  },
  {
    name: 'listBrands',
    call: (c, o) => catalogue.listBrands(c, undefined, o),
    answer: list([group]),
    sends: 'GET /api/v1/brands',
  },
  {
    name: 'listCategories',
    call: (c, o) => catalogue.listCategories(c, undefined, o),
    answer: list([group]),
    sends: 'GET /api/v1/categories',
  },
  {
    name: 'listSubcategories',
    call: (c, o) => listSubcategories(c, undefined, o),
    answer: list([{ _id: 's1', name: 'Strings', slug: 'strings', category: 'c1' }]),
    sends: 'GET /api/v1/subcategories',
  },
  {
    name: 'addToWishList',
    call: (c, o) => cart.addToWishList(c, ID, o),
    answer: ids,
    sends: 'POST /api/v1/wishlist',
    body: { productId: ID },
    isPersonal: true,
  },
  {
    name: 'readWishList',
    call: (c, o) => cart.readWishList(c, o),
    answer: { status: 'success', count: 1, data: [product] },
    sends: 'GET /api/v1/wishlist',
    isPersonal: true,
  },
  {
    name: 'removeFromWishList',
    call: (c, o) => cart.removeFromWishList(c, ID, o),
    answer: ids,
    sends: `DELETE /api/v1/wishlist/${ID}`,
    isPersonal: true,
  },
  {
    name: 'addToCart',
    call: (c, o) => cart.addToCart(c, ID, o),
    answer: {
      ...fullCart,
      data: { ...fullCart.data, products: [{ _id: 'l1', count: 1, price: 149.5, product: ID }] },
    },
    sends: 'POST /api/v1/cart',
    body: { productId: ID },
    isPersonal: true,
  },
  {
    name: 'readCart',
    call: (c, o) => cart.readCart(c, o),
    answer: fullCart,
    sends: 'GET /api/v1/cart',
    isPersonal: true,
  },
  {
    name: 'setCount',
    call: (c, o) => cart.setCount(c, ID, 3, o),
    answer: fullCart,
    sends: `PUT /api/v1/cart/${ID}`,
    body: { count: 3 },
    isPersonal: true,
  },
  {
    name: 'removeFromCart',
    call: (c, o) => cart.removeFromCart(c, ID, o),
    answer: fullCart,
    sends: `DELETE /api/v1/cart/${ID}`,
    isPersonal: true,
  },
  {
    name: 'clearCart',
    call: (c, o) => cart.clearCart(c, o),
    answer: { message: 'success' },
    sends: 'DELETE /api/v1/cart',
    isPersonal: true,
  },
  {
    name: 'signIn',
    call: (c, o) => session.signIn(c, { email: 'sara@example.com', password: 'x' }, o),
    answer: signedIn,
    sends: 'POST /api/v1/auth/signin',
    body: { email: 'sara@example.com', password: 'x' },
  },
  {
    name: 'signUp',
    call: (c, o) => session.signUp(c, account1, o),
    answer: signedIn,
    status: 201,
    sends: 'POST /api/v1/auth/signup',
    body: account1,
  },
  {
    name: 'verifyToken',
    call: (c, o) => me.verifyToken(c, o),
    answer: { message: 'verified', decoded: { id: 'u1', name: 'Sara', role: 'user', iat: 1, exp: 2 } },
    sends: 'GET /api/v1/auth/verifyToken',
    isPersonal: true,
  },
  {
    name: 'startCheckout',
    call: (c, o) => orders.startCheckout(c, 'k1', shipping, 'https://shop.test/#', o),
    answer: { status: 'success', session: { url: 'https://pay.test/x' } },
    sends: 'POST /api/v1/orders/checkout-session/k1?url=https%3A%2F%2Fshop.test%2F%23',
    body: { shippingAddress: shipping },
    isPersonal: true,
  },
  {
    name: 'placeCashOrder',
    call: (c, o) => orders.placeCashOrder(c, 'k1', shipping, o),
    answer: {
      status: 'success',
      data: { ...order, user: 'u1', cartItems: [{ _id: 'l1', count: 1, price: 1, product: ID }] },
    },
    status: 201,
    sends: 'POST /api/v1/orders/k1',
    body: { shippingAddress: shipping },
    isPersonal: true,
  },
  {
    name: 'listOrdersOf',
    call: (c, o) => orders.listOrdersOf(c, 'u1', o),
    answer: [
      {
        ...order,
        user: { _id: 'u1', name: 'Sara' },
        cartItems: [{ _id: 'l1', count: 1, price: 1, product: null }],
      },
    ],
    sends: 'GET /api/v1/orders/user/u1',
    isPersonal: true,
  },
  {
    name: 'forgotPassword',
    call: (c, o) => account.forgotPassword(c, 'sara@example.com', o),
    answer: { statusMsg: 'success', message: 'Reset code sent to your email' },
    sends: 'POST /api/v1/auth/forgotPasswords',
    body: { email: 'sara@example.com' },
  },
  {
    name: 'verifyResetCode',
    call: (c, o) => account.verifyResetCode(c, '012345', o),
    answer: { status: 'Success' },
    sends: 'POST /api/v1/auth/verifyResetCode',
    body: { resetCode: '012345' },
  },
  {
    name: 'resetPassword',
    call: (c, o) => account.resetPassword(c, 'sara@example.com', 'Passw0rd?', o),
    answer: { token: 'a.b.c' },
    sends: 'PUT /api/v1/auth/resetPassword',
    body: { email: 'sara@example.com', newPassword: 'Passw0rd?' },
  },
  {
    name: 'changePassword',
    call: (c, o) => me.changePassword(c, { currentPassword: 'x', password: 'y', rePassword: 'y' }, o),
    answer: signedIn,
    sends: 'PUT /api/v1/users/changeMyPassword',
    body: { currentPassword: 'x', password: 'y', rePassword: 'y' },
    isPersonal: true,
  },
  {
    name: 'updateMe',
    call: (c, o) => me.updateMe(c, { name: 'Sara' }, o),
    answer: { message: 'success', user: signedIn.user },
    sends: 'PUT /api/v1/users/updateMe',
    body: { name: 'Sara' },
    isPersonal: true,
  },
  {
    name: 'listAddresses',
    call: (c, o) => addresses.listAddresses(c, o),
    answer: { results: 1, status: 'success', data: [address] },
    sends: 'GET /api/v1/addresses',
    isPersonal: true,
  },
  {
    name: 'getAddress',
    call: (c, o) => addresses.getAddress(c, 'a1', o),
    answer: { status: 'success', data: address },
    sends: 'GET /api/v1/addresses/a1',
    isPersonal: true,
  },
  {
    name: 'addAddress',
    call: (c, o) => addresses.addAddress(c, { name: 'Home', ...shipping }, o),
    answer: { status: 'success', data: [address] },
    sends: 'POST /api/v1/addresses',
    body: { name: 'Home', ...shipping },
    isPersonal: true,
  },
  {
    name: 'removeAddress',
    call: (c, o) => addresses.removeAddress(c, 'a1', o),
    answer: { status: 'success', data: [] },
    sends: 'DELETE /api/v1/addresses/a1',
    isPersonal: true,
  },
  {
    name: 'listReviews',
    call: (c, o) => reviews.listReviews(c, ID, undefined, o),
    answer: list([review]),
    sends: `GET /api/v1/products/${ID}/reviews`,
  },
  {
    name: 'addReview',
    call: (c, o) => reviews.addReview(c, ID, { review: 'Good', rating: 5 }, o),
    answer: { data: { ...review, user: 'u1' } },
    status: 201,
    sends: `POST /api/v1/products/${ID}/reviews`,
    body: { review: 'Good', rating: 5 },
    isPersonal: true,
  },
  {
    name: 'changeReview',
    call: (c, o) => reviews.changeReview(c, 'r1', { review: 'Fine', rating: 4 }, o),
    answer: { data: { ...review, user: 'u1' } },
    sends: 'PUT /api/v1/reviews/r1',
    body: { review: 'Fine', rating: 4 },
    isPersonal: true,
  },
];

describe('every call', () => {
  test.each(rows)('$name sends $sends', async ({ call, answer, status, sends, body, isPersonal }) => {
    provider.behave(answerJson(answer, status));
    await expect(call(client)).resolves.toMatchObject(answer as object);
    expect(provider.seen).toEqual([
      {
        method: sends.split(' ')[0],
        url: sends.split(' ')[1],
        token: isPersonal ? 'the.session.token' : undefined,
        type: body ? 'application/json' : undefined,
        body: body ? JSON.stringify(body) : '',
      },
    ]);
  });

  test.each(rows)('$name can be aborted', async ({ call }) => {
    const stop = new AbortController();
    provider.behave(() => stop.abort());
    await expect(call(client, { signal: stop.signal })).rejects.toMatchObject({ code: 'aborted' });
  });

  test.each(rows)('$name notices an answer of the wrong shape', async ({ call }) => {
    provider.behave(answerJson({ hello: 'world' }));
    await expect(call(client)).rejects.toMatchObject({ code: 'malformed', status: 200 });
  });

  test('removeReview takes 204 without a body and 200 with one', async () => {
    provider.behave((answer) => answer.writeHead(204).end());
    await expect(reviews.removeReview(client, 'r1')).resolves.toBeUndefined();
    provider.behave(answerJson({ status: 'success' }));
    await expect(reviews.removeReview(client, 'r1')).resolves.toBeUndefined();
    expect(provider.seen.map(({ method, url, token }) => `${method} ${url} ${token}`)).toEqual(
      Array(2).fill('DELETE /api/v1/reviews/r1 the.session.token'),
    );
  });
});
