import { afterAll, beforeEach, expect, test } from 'vitest';
import * as account from '#contract/account/calls.ts';
import { defineCall } from '#contract/call.ts';
import * as cart from '#contract/cart/calls.ts';
import * as catalogue from '#contract/catalogue/calls.ts';
import { createClient } from '#contract/client/client.ts';
import * as orders from '#contract/orders/calls.ts';
import * as listedOrders from '#contract/orders/listed.ts';
import * as payments from '#contract/payments/calls.ts';
import * as wishList from '#contract/wish-list/calls.ts';
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
  await client(cart.addToCart, { body: { productId: first } });
  return String((await client(cart.addToCart, { body: { productId: first } })).cartId);
}
const VERIFY_TOKEN = defineCall()({
  path: '/auth/verifyToken',
  audience: 'shopper',
  answer: account.accountCalls.verifyToken.answer,
});
const newcomer = { ...SHOPPER, email: 'omar@example.com', rePassword: SHOPPER.password };

/** Each call that the storefront makes, with its expected answer; the client validates the answer's shape. */
const calls: Record<string, () => Promise<void>> = {
  async listProducts() {
    const list = await client(catalogue.listProducts);
    expect(list).toMatchObject({ results: 45, metadata: { currentPage: 1, numberOfPages: 2, nextPage: 2 } });
    expect(list.data).toHaveLength(40);
    const rest = await client(catalogue.listProducts, { query: { page: 2, sort: '-price' } });
    expect(rest.data.map(({ price }) => price)).toEqual([100, 75, 50, 25, 0.99]);
    const found = await client(catalogue.listProducts, {
      query: { keyword: 'gadget 1', 'price[lte]': 300 },
    });
    expect(found.data.map(({ title }) => title.slice(0, 9))).toEqual([
      'Gadget 10',
      'Gadget 11',
      'Gadget 12',
      'Gadget 14',
    ]);
    const { data: related } = await client(catalogue.listProducts, {
      query: { 'category[in]': electronics },
    });
    expect(related.map(({ _id }) => _id)).toEqual(
      products.filter(({ category }) => category?._id === electronics).map(({ _id }) => _id),
    );
  },
  async getProduct() {
    expect(await client(catalogue.getProduct, { id: first })).toMatchObject({
      data: { title: 'Gadget 01', price: 25 },
    });
    await expect(client(catalogue.getProduct, { id: 'nothing' })).rejects.toMatchObject({
      code: 'not-found',
    });
  },
  async listBrands() {
    expect((await client(catalogue.listBrands)).data).toEqual(brands);
  },
  async listCategories() {
    expect((await client(catalogue.listCategories)).data).toEqual(categories);
  },
  async addToCart() {
    await fillCart();
    const added = await client(cart.addToCart, { body: { productId: second } });
    expect(added.data.products.map(({ product, count }) => [product, count])).toEqual([
      [first, 2],
      [second, 1],
    ]);
  },
  async readCart() {
    expect(await client(cart.readCart)).toMatchObject({ numOfCartItems: 0, data: { products: [] } });
    const cartId = await fillCart();
    expect(await client(cart.readCart)).toMatchObject({
      cartId,
      data: { _id: cartId, totalCartPrice: 50, products: [{ count: 2, price: 25, product: { _id: first } }] },
    });
  },
  async setCount() {
    await fillCart();
    expect(await client(cart.setCount, { productId: first, body: { count: 7 } })).toMatchObject({
      data: { totalCartPrice: 175 },
    });
    await expect(client(cart.setCount, { productId: first, body: { count: 0 } })).rejects.toMatchObject({
      code: 'invalid',
      param: 'count',
    });
    await expect(client(cart.setCount, { productId: second, body: { count: 2 } })).rejects.toMatchObject({
      code: 'not-found',
    });
  },
  async removeFromCart() {
    await fillCart();
    expect(await client(cart.removeFromCart, { productId: first })).toMatchObject({ data: { products: [] } });
  },
  async clearCart() {
    await fillCart();
    expect(await client(cart.clearCart)).toEqual({ message: 'success' });
    expect((await client(cart.readCart)).data.products).toEqual([]);
  },
  async addToWishList() {
    await client(wishList.addToWishList, { body: { productId: first } });
    expect((await client(wishList.addToWishList, { body: { productId: first } })).data).toEqual([first]);
  },
  async readWishList() {
    await client(wishList.addToWishList, { body: { productId: second } });
    expect((await client(wishList.readWishList)).data).toMatchObject([{ _id: second, title: 'Gadget 02' }]);
  },
  async removeFromWishList() {
    await client(wishList.addToWishList, { body: { productId: first } });
    expect((await client(wishList.removeFromWishList, { productId: first })).data).toEqual([]);
  },
  async signIn() {
    token = (await client(account.signIn, { body: SHOPPER })).token;
    await fillCart();
    const wrong = client(account.signIn, { body: { ...SHOPPER, password: 'x' } });
    await expect(wrong).rejects.toMatchObject({ text: 'Incorrect email or password' });
  },
  async signUp() {
    await fillCart();
    token = (await client(account.signUp, { body: newcomer })).token;
    expect((await client(cart.readCart)).data.products).toEqual([]);
    await expect(client(account.signUp, { body: newcomer })).rejects.toMatchObject({ code: 'conflict' });
  },
  async startCheckout() {
    const cartId = await fillCart();
    const { session: payment } = await client(payments.startCheckout, {
      cartId,
      query: { url: 'http://shop.test' },
      body: { shippingAddress: ADDRESS },
    });
    const page = await (await fetch(payment.url)).text();
    const [, pay = ''] = /href="(.*?)">Pay</.exec(page) ?? [];
    const paid = await fetch(provider.host + pay, { redirect: 'manual' });
    expect(paid.headers.get('location')).toBe('http://shop.test/allorders');
    const { decoded } = await client(VERIFY_TOKEN);
    expect(await client(listedOrders.listOrdersOfUser, { userId: decoded.id })).toMatchObject([
      { isPaid: true },
    ]);
  },
  async placeCashOrder() {
    const placed = await client(orders.placeCashOrder, {
      cartId: await fillCart(),
      body: { shippingAddress: ADDRESS },
    });
    expect(placed.data).toMatchObject({ totalOrderPrice: 54.99, shippingAddress: ADDRESS });
    await expect(
      client(orders.placeCashOrder, { cartId: 'k1', body: { shippingAddress: ADDRESS } }),
    ).rejects.toMatchObject({ code: 'not-found' });
  },
  async listOrdersOfUser() {
    await client(orders.placeCashOrder, { cartId: await fillCart(), body: { shippingAddress: ADDRESS } });
    const { id } = (await client(VERIFY_TOKEN)).decoded;
    expect(await client(listedOrders.listOrdersOfUser, { userId: id })).toMatchObject([
      {
        user: { name: SHOPPER.name },
        cartItems: [{ count: 2, product: { title: 'Gadget 01' } }],
        isPaid: false,
      },
    ]);
    await expect(client(listedOrders.listOrdersOfUser, { userId: 'u1' })).rejects.toMatchObject({
      code: 'forbidden',
    });
  },
  async forgotPassword() {
    expect((await client(account.forgotPassword, { body: { email: SHOPPER.email } })).statusMsg).toBe(
      'success',
    );
    await expect(client(account.forgotPassword, { body: { email: 'x@example.com' } })).rejects.toMatchObject({
      code: 'not-found',
    });
  },
  async verifyResetCode() {
    await client(account.verifyResetCode, { body: { resetCode: RESET_CODE } });
    await expect(client(account.verifyResetCode, { body: { resetCode: '000000' } })).rejects.toMatchObject({
      code: 'rejected',
    });
  },
  async resetPassword() {
    const reset = () =>
      client(account.resetPassword, { body: { email: SHOPPER.email, newPassword: 'Other@123' } });
    await expect(reset()).rejects.toMatchObject({ text: 'reset code not verified' });
    await client(account.verifyResetCode, { body: { resetCode: RESET_CODE } });
    token = (await reset()).token;
    await client(account.signIn, { body: { ...SHOPPER, password: 'Other@123' } });
    await client(VERIFY_TOKEN);
  },
};

test.each(Object.entries(calls))('%s is answered as the contract says', (_, call) => call());

/** Calls that the storefront sends only to the embedded provider. */
const OWN_CALLS = [
  'cancelOrder',
  'confirmOrder',
  'sendOrderEmail',
  'listOrders',
  'suggestProducts',
  'listSubcategories',
  'listSubcategoriesOfCategory',
  'getCategory',
  'getSubcategory',
  'getBrand',
];

test('every call that the storefront can make is tested', () => {
  const offered = [catalogue, cart, wishList, orders, listedOrders, payments, account]
    .flatMap((part) => Object.entries(part))
    .filter(([name, value]) => Object.hasOwn(value, 'path') && !OWN_CALLS.includes(name));
  expect(Object.keys(calls).sort()).toEqual(offered.map(([name]) => name).sort());
});

test('a token contains its owner’s claims', async () => {
  const { decoded } = await client(VERIFY_TOKEN);
  expect(decoded.name).toBe(SHOPPER.name);
  expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).toEqual(decoded);
  token = 'some.body.elses';
  await expect(client(VERIFY_TOKEN)).rejects.toMatchObject({ code: 'unauthenticated' });
});
