import type { ClientLoaderFunctionArgs } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Later } from '#app/answers.ts';
import { keepPreview } from '#app/features/catalogue/open-details.ts';
import * as common from '#messages/common.ts';
import { loadDetails } from './load-details.ts';

let visits = 0;
const preview = { title: 'A lamp', picture: '/lamp.jpg', pricePiastres: 100, placeholder: '/lamp-400.avif' };
const product = { pictures: ['/lamp.jpg'], placeholder: 'blur' };

/** The screen of a product that no other test was at. */
function openScreen(serverLoader: () => Promise<unknown>) {
  const id = `lamp-${++visits}`;
  const url = new URL(`http://shop.test/${id}`);
  return {
    address: url.href,
    tapCard: () => keepPreview({ id, ...preview }),
    load: () => loadDetails({ url, params: { id }, serverLoader } as unknown as ClientLoaderFunctionArgs),
  };
}

const settle = async (later: Later<unknown>) => ('soon' in later ? later.soon : later.now);

test('a tapped card opens the screen before the server has answered, and keeps its picture', async () => {
  const answers = Promise.withResolvers<unknown>();
  const screen = openScreen(() => answers.promise);
  screen.tapCard();
  const opened = await screen.load();
  expect(opened.preview).toMatchObject(preview);
  answers.resolve({
    product: { now: { value: product } },
    related: { soon: Promise.resolve({ value: ['rug'] }) },
  });
  expect(await settle(opened.product)).toEqual({ value: { ...product, placeholder: '/lamp-400.avif' } });
  expect(await settle(opened.related)).toEqual({ value: ['rug'] });
  // The way back has it all, and shows no skeleton.
  screen.tapCard();
  expect((await screen.load()).preview).toBeUndefined();
});

test('without a card, as with another size or a second try, the screen waits for the answers', async () => {
  const answers = { product: { now: { value: product } }, related: { now: { value: [] } } };
  expect(await openScreen(async () => answers).load()).toBe(answers);
  await expect(openScreen(() => Promise.reject(new Error('away'))).load()).rejects.toThrow('away');
});

test('a screen that cannot be loaded is a problem in its place; a second try is left to the router', async () => {
  const failure = new TypeError('Failed to fetch');
  const screen = openScreen(() => Promise.reject(failure));
  screen.tapCard();
  const opened = await screen.load();
  const failed = { problem: { code: 'unavailable', text: common.ourFault } };
  expect([await settle(opened.product), await settle(opened.related)]).toEqual([failed, failed]);
  await expect(screen.load()).rejects.toBe(failure);
});

test('a product that is at another address by now is asked for as a page, which leads there', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const screen = openScreen(() => Promise.reject(Response.redirect('http://shop.test/elsewhere', 301)));
  screen.tapCard();
  await screen.load();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(screen.address));
});
