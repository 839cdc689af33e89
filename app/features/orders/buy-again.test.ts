import { expect, test } from 'vitest';
import { type Client, createClient } from '#contract/client/client.ts';
import { buyAgain } from './buy-again.ts';

/** A provider with these products in the cart and in stock; records its requests. */
function openShop(cart: Record<string, number>, stock: Record<string, number> = {}) {
  const requests: string[] = [];
  const client = createClient({
    host: '',
    fetch: (url, { method, body }) => {
      const path = url.replace('/api/v1/', '');
      requests.push(`${method} ${path} ${body}`);
      const sent = JSON.parse(String(body));
      const id = path === 'cart' ? sent.productId : path.slice('cart/'.length);
      const count = path === 'cart' ? (cart[id] ?? 0) + 1 : sent.count;
      const left = stock[id] ?? 1000;
      if (count > left) return Response.json({ message: `Only ${left} left` }, { status: 400 });
      cart[id] = count;
      const products = Object.entries(cart).map(([product, pieces]) => ({
        _id: product,
        product: path === 'cart' ? product : { _id: product, title: product, imageCover: '' },
        count: pieces,
        price: 1,
      }));
      return Response.json({ status: 'success', data: { products } });
    },
  });
  return { client, cart, requests };
}

test('adds the ordered pieces to those in the cart', async () => {
  const shop = openShop({ lamp: 3 });
  const bought = await buyAgain(shop.client, [
    { productId: 'lamp', count: 2 },
    { productId: 'rug', count: 1 },
  ]);
  expect(bought).toEqual({ added: 2, problem: undefined });
  expect(shop.cart).toEqual({ lamp: 5, rug: 1 });
  expect(shop.requests).toEqual([
    'POST cart {"productId":"lamp"}',
    'PUT cart/lamp {"count":5}',
    'POST cart {"productId":"rug"}',
  ]);
});

test.each([
  ['sold out', 0, {}, 1],
  ['scarce', 2, { lamp: 1 }, 2],
])('a product that is %s does not stop the others', async (_, left, lamp, added) => {
  const shop = openShop({}, { lamp: left });
  const bought = await buyAgain(shop.client, [
    { productId: 'lamp', count: 4 },
    { productId: 'rug', count: 1 },
  ]);
  expect(bought).toEqual({ added, problem: `Only ${left} left` });
  expect(shop.cart).toEqual({ ...lamp, rug: 1 });
});

test('deleted products are skipped, and a line stays within its maximum', async () => {
  const shop = openShop({ lamp: 998 });
  await buyAgain(shop.client, [
    { productId: '', count: 1 },
    { productId: 'lamp', count: 5 },
  ]);
  expect(shop.requests).toEqual(['POST cart {"productId":"lamp"}']);
});

test('unexpected errors are rethrown', async () => {
  const broken = (() => Promise.reject(new TypeError('broken'))) as Client;
  await expect(buyAgain(broken, [{ productId: 'lamp', count: 1 }])).rejects.toThrow('broken');
});
