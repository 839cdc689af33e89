import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as account from '#contract/account/client-account.ts';
import { verifyToken } from '#contract/account/client-me.ts';
import * as session from '#contract/account/client-session.ts';
import * as cart from '#contract/cart/client-cart.ts';
import * as catalogue from '#contract/catalogue/client-catalogue.ts';
import { createClient } from '#contract/client.ts';
import { isOnOffer } from '#contract/money.ts';
import * as orders from '#contract/orders/client-orders.ts';
import { findOdd } from './fake-provider/catalogue.ts';
import {
  answerBrokenJson,
  answerHtml,
  answerJson,
  createGate,
  dropConnection,
} from './fake-provider/faults.ts';
import { RESET_CODE, SHOPPER } from './fake-provider/state.ts';
import { startFakeProvider } from './fake-provider.ts';
import { ADDRESS } from './sample-forms.ts';

const provider = await startFakeProvider();
afterAll(() => provider.close());

let token = '';
beforeEach(() => {
  provider.reset();
  token = provider.signIn();
});

const client = createClient({ host: provider.host, token: () => token });
const { products, categories, brands } = provider.catalogue;
const [first, second] = products.map(({ _id }) => _id) as [string, string];
const [electronics] = categories.map(({ _id }) => _id) as [string];

async function fillCart(): Promise<string> {
  await cart.addToCart(client, first);
  return String((await cart.addToCart(client, first)).cartId);
}
const newcomer = { ...SHOPPER, email: 'omar@example.com', rePassword: SHOPPER.password };

/** Each call that the storefront makes, with what it must answer; the client checks the answer's form. */
const calls: Record<string, () => Promise<void>> = {
  async listProducts() {
    const list = await catalogue.listProducts(client);
    expect(list).toMatchObject({ results: 45, metadata: { currentPage: 1, numberOfPages: 2, nextPage: 2 } });
    expect(list.data).toHaveLength(40);
    const rest = await catalogue.listProducts(client, { page: 2, sort: '-price' });
    expect(rest.data.map(({ price }) => price)).toEqual([100, 75, 50, 25, 0.99]);
    const found = await catalogue.listProducts(client, { keyword: 'product 1', 'price[lte]': 300 });
    expect(found.data.map(({ title }) => title.slice(0, 10))).toEqual([
      'Product 10',
      'Product 11',
      'Product 12',
      'Product 14',
    ]);
  },
  async listRelated() {
    const { data } = await catalogue.listRelated(client, electronics);
    expect(data.map(({ _id }) => _id)).toEqual(
      products.filter(({ category }) => category?._id === electronics).map(({ _id }) => _id),
    );
  },
  async getProduct() {
    expect(await catalogue.getProduct(client, first)).toMatchObject({
      data: { title: 'Product 01', price: 25 },
    });
    await expect(catalogue.getProduct(client, 'nothing')).rejects.toMatchObject({ code: 'not-found' });
  },
  async listBrands() {
    expect((await catalogue.listBrands(client)).data).toEqual(brands);
  },
  async listCategories() {
    expect((await catalogue.listCategories(client)).data).toEqual(categories);
  },
  async addToCart() {
    await fillCart();
    const added = await cart.addToCart(client, second);
    expect(added.data.products.map(({ product, count }) => [product, count])).toEqual([
      [first, 2],
      [second, 1],
    ]);
  },
  async readCart() {
    expect(await cart.readCart(client)).toMatchObject({ numOfCartItems: 0, data: { products: [] } });
    const cartId = await fillCart();
    expect(await cart.readCart(client)).toMatchObject({
      cartId,
      data: { _id: cartId, totalCartPrice: 50, products: [{ count: 2, price: 25, product: { _id: first } }] },
    });
  },
  async setCount() {
    await fillCart();
    expect(await cart.setCount(client, first, 7)).toMatchObject({ data: { totalCartPrice: 175 } });
    await expect(cart.setCount(client, first, 0)).rejects.toMatchObject({ code: 'invalid', param: 'count' });
    await expect(cart.setCount(client, second, 2)).rejects.toMatchObject({ code: 'not-found' });
  },
  async removeFromCart() {
    await fillCart();
    expect(await cart.removeFromCart(client, first)).toMatchObject({ data: { products: [] } });
  },
  async clearCart() {
    await fillCart();
    expect(await cart.clearCart(client)).toEqual({ message: 'success' });
    expect((await cart.readCart(client)).data.products).toEqual([]);
  },
  async addToWishList() {
    await cart.addToWishList(client, first);
    expect((await cart.addToWishList(client, first)).data).toEqual([first]);
  },
  async readWishList() {
    await cart.addToWishList(client, second);
    expect((await cart.readWishList(client)).data).toMatchObject([{ _id: second, title: 'Product 02' }]);
  },
  async removeFromWishList() {
    await cart.addToWishList(client, first);
    expect((await cart.removeFromWishList(client, first)).data).toEqual([]);
  },
  async signIn() {
    token = (await session.signIn(client, SHOPPER)).token;
    await fillCart();
    const wrong = session.signIn(client, { ...SHOPPER, password: 'x' });
    await expect(wrong).rejects.toMatchObject({ text: 'Incorrect email or password' });
  },
  async signUp() {
    await fillCart();
    token = (await session.signUp(client, newcomer)).token;
    expect((await cart.readCart(client)).data.products).toEqual([]);
    await expect(session.signUp(client, newcomer)).rejects.toMatchObject({ code: 'conflict' });
  },
  async startCheckout() {
    const cartId = await fillCart();
    const { session: payment } = await orders.startCheckout(client, cartId, ADDRESS, 'http://shop.test');
    const page = await (await fetch(payment.url)).text();
    const [, pay = ''] = /href="(.*?)">Pay</.exec(page) ?? [];
    const paid = await fetch(provider.host + pay, { redirect: 'manual' });
    expect(paid.headers.get('location')).toBe('http://shop.test/allorders');
    const { decoded } = await verifyToken(client);
    expect(await orders.listOrdersOf(client, decoded.id)).toMatchObject([{ isPaid: true }]);
  },
  async placeCashOrder() {
    const placed = await orders.placeCashOrder(client, await fillCart(), ADDRESS);
    expect(placed.data).toMatchObject({ totalOrderPrice: 54.99, shippingAddress: ADDRESS });
    await expect(orders.placeCashOrder(client, 'k1', ADDRESS)).rejects.toMatchObject({ code: 'not-found' });
  },
  async listOrdersOf() {
    await orders.placeCashOrder(client, await fillCart(), ADDRESS);
    const { id } = (await verifyToken(client)).decoded;
    expect(await orders.listOrdersOf(client, id)).toMatchObject([
      {
        user: { name: SHOPPER.name },
        cartItems: [{ count: 2, product: { title: 'Product 01' } }],
        isPaid: false,
      },
    ]);
    await expect(orders.listOrdersOf(client, 'u1')).rejects.toMatchObject({ code: 'forbidden' });
  },
  async forgotPassword() {
    expect((await account.forgotPassword(client, SHOPPER.email)).statusMsg).toBe('success');
    await expect(account.forgotPassword(client, 'x@example.com')).rejects.toMatchObject({
      code: 'not-found',
    });
  },
  async verifyResetCode() {
    await account.verifyResetCode(client, RESET_CODE);
    await expect(account.verifyResetCode(client, '000000')).rejects.toMatchObject({ code: 'rejected' });
  },
  async resetPassword() {
    const reset = () => account.resetPassword(client, SHOPPER.email, 'Other@123');
    await expect(reset()).rejects.toMatchObject({ text: 'reset code not verified' });
    await account.verifyResetCode(client, RESET_CODE);
    token = (await reset()).token;
    await session.signIn(client, { ...SHOPPER, password: 'Other@123' });
    await verifyToken(client);
  },
};

test.each(Object.entries(calls))('%s is answered as the contract says', (_, call) => call());

test('every call that the storefront can make is tried', () => {
  const offered = [catalogue, cart, session, orders, account].flatMap((part) => Object.keys(part));
  expect(Object.keys(calls).sort()).toEqual(offered.sort());
});

test('a token says whose it is', async () => {
  const { decoded } = await verifyToken(client);
  expect(decoded.name).toBe(SHOPPER.name);
  expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).toEqual(decoded);
  token = 'some.body.elses';
  await expect(verifyToken(client)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('the catalogue has its oddities where tests look for them', () => {
  expect(products.filter(({ ratingsAverage }) => isOnOffer(ratingsAverage))).toHaveLength(6);
  expect(findOdd(provider.catalogue, 'withoutBrand').brand).toBeNull();
  expect(findOdd(provider.catalogue, 'withoutPictures').images).toEqual([]);
  expect(findOdd(provider.catalogue, 'longTitle').title.length).toBeGreaterThan(100);
});

test('pictures are real ones', async () => {
  const picture = await fetch(products[0]?.imageCover ?? '');
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(
    Buffer.from(await picture.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});

test('calls are remembered with token and body, and browsers told apart', async () => {
  await cart.addToCart(client, first);
  await fetch(`${provider.host}/api/v1/brands?page=1`, { headers: { origin: 'http://shop.test' } });
  expect(provider.seen).toEqual([
    { method: 'POST', path: '/api/v1/cart', token, body: { productId: first }, from: 'server' },
    { method: 'GET', path: '/api/v1/brands?page=1', token: undefined, body: undefined, from: 'browser' },
  ]);
});

test('any page may call with a token', async () => {
  const preflight = await fetch(`${provider.host}/api/v1/cart`, { method: 'OPTIONS' });
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('token');
  expect(provider.seen).toEqual([]);
});

describe('faults', () => {
  const PATH = '/api/v1/products';

  test.each([
    ['a refusal', answerJson(429, { message: 'Slow down' }), { code: 'limited', text: 'Slow down' }],
    ['HTML', answerHtml(), { code: 'unavailable', status: 502 }],
    ['broken JSON', answerBrokenJson(), { code: 'malformed' }],
    ['a lost connection', dropConnection(), { code: 'offline' }],
  ])('%s, once', async (_, fault, error) => {
    provider.on('GET', PATH, fault, { once: true });
    await expect(catalogue.listProducts(client, { page: 2 })).rejects.toMatchObject(error);
    await catalogue.listProducts(client);
  });

  test('one that stands, for these calls alone, until it is taken away', async () => {
    const mend = provider.on('GET', `${PATH}/*`, answerHtml(503));
    await expect(catalogue.getProduct(client, first)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(catalogue.getProduct(client, second)).rejects.toMatchObject({ code: 'unavailable' });
    await catalogue.listProducts(client);
    mend();
    await catalogue.getProduct(client, first);
  });

  test('a gate holds calls back until it is opened', async () => {
    const gate = createGate();
    provider.on('POST', '/api/v1/cart', gate.fault);
    const added = cart.addToCart(client, first);
    await gate.arrived;
    expect((await cart.readCart(client)).data.products).toEqual([]);
    gate.open();
    expect((await added).data.products).toHaveLength(1);
  });

  test('who waits while everything is forgotten is dropped', async () => {
    const gate = createGate();
    provider.on('POST', '/api/v1/cart', gate.fault);
    const added = expect(cart.addToCart(client, first)).rejects.toMatchObject({ code: 'offline' });
    await gate.arrived;
    provider.reset();
    await added;
    gate.open();
  });
});
