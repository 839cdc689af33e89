/** Pages share parsed answers of the embedded provider until a change invalidates the answers. */
import { expect, test, vi } from 'vitest';
import { getProduct, listProducts } from '#contract/catalogue/calls.ts';
import { createCachingClient } from '#contract/client/client.ts';
import { connectToEmbeddedProvider } from '#server/embedded-provider.ts';
import { trackInFlight } from '#server/in-flight.ts';
import { first, openHotShop, second } from './hot-shop.ts';

const shop = await openHotShop();

function openPages() {
  const fetch = vi.fn((request: Request, env: { origin: string }) => shop.app.fetch(request, env));
  const reach = connectToEmbeddedProvider({ app: { fetch }, hot: shop.api.hot }, trackInFlight());
  const open = (uses?: Set<string>) => createCachingClient(reach('http://shop.test', uses));
  const ask = (id: string, uses = new Set<string>()) => open(uses)(getProduct, { id });
  return { fetch, open, ask };
}

test('a cached answer is fetched and parsed once for all pages', async () => {
  const { fetch, ask } = openPages();
  await ask(first.id);
  // From the second request on, the answer is cached and parsed.
  const known = await ask(first.id);
  const calls = fetch.mock.calls.length;
  expect(await ask(first.id)).toBe(known);
  expect(fetch).toHaveBeenCalledTimes(calls);
  expect((await ask(second.id)).data._id).toBe(second.id);
});

test('each page collects its answers’ topics, also from parsed answers', async () => {
  const { ask } = openPages();
  const [asked, recalled] = [new Set<string>(), new Set<string>()];
  await ask(first.id, asked);
  await ask(first.id);
  await ask(first.id, recalled);
  expect(asked.size).toBeGreaterThan(0);
  expect(recalled).toEqual(asked);
});

test('shared answers are frozen', async () => {
  const { ask } = openPages();
  await ask(first.id);
  await ask(first.id);
  const { data } = await ask(first.id);
  expect(() => {
    data.title = 'another';
  }).toThrow(TypeError);
  expect(() => data.images.push('another')).toThrow(TypeError);
});

test('after a sale the new stock is read', async () => {
  const { ask } = openPages();
  await ask(first.id);
  await ask(first.id);
  await shop.sell(first.id, 3);
  expect((await ask(first.id)).data.quantity).toBe(3);
  await shop.sell(first.id, 2);
  expect((await ask(first.id)).data.quantity).toBe(2);
});

test('lists with different parameters are cached separately', async () => {
  const client = openPages().open();
  const sizes = [];
  for (const limit of [1, 2, 1, 2, 1])
    sizes.push((await client(listProducts, { query: { limit } })).data.length);
  expect(sizes).toEqual([1, 2, 1, 2, 1]);
});
