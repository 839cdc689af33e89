import type { ClientLoaderFunctionArgs } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { MaybePending } from '#app/answers.ts';
import { storePreview } from '#app/features/catalogue/open-details.ts';
import * as common from '#messages/common.ts';
import { loadDetails } from './load-details.ts';

let visits = 0;
const preview = { title: 'A lamp', picture: '/lamp.jpg', pricePiastres: 100, placeholder: '/lamp-400.avif' };
const product = { pictures: ['/lamp.jpg'], placeholder: 'blur' };

/** The screen of a product that no other test uses. */
function openScreen(serverLoader: () => Promise<unknown>) {
  const id = `lamp-${++visits}`;
  const url = new URL(`http://shop.test/${id}`);
  return {
    address: url.href,
    tapCard: () => storePreview({ id, ...preview }),
    load: () => loadDetails({ url, params: { id }, serverLoader } as unknown as ClientLoaderFunctionArgs),
  };
}

const settle = async (data: MaybePending<unknown>) => ('soon' in data ? data.soon : data.now);

test('a tapped card opens the screen before the answer, and keeps its picture', async () => {
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
  // A second visit is cached, and shows no skeleton.
  screen.tapCard();
  expect((await screen.load()).preview).toBeUndefined();
});

test('waits for the answers without a tapped card', async () => {
  const answers = { product: { now: { value: product } }, related: { now: { value: [] } } };
  expect(await openScreen(async () => answers).load()).toBe(answers);
  await expect(openScreen(() => Promise.reject(new Error('away'))).load()).rejects.toThrow('away');
});

test('turns a failed load into a problem; a second failure rejects', async () => {
  const failure = new TypeError('Failed to fetch');
  const screen = openScreen(() => Promise.reject(failure));
  screen.tapCard();
  const opened = await screen.load();
  const failed = { problem: { code: 'unavailable', text: common.ourFault } };
  expect([await settle(opened.product), await settle(opened.related)]).toEqual([failed, failed]);
  await expect(screen.load()).rejects.toBe(failure);
});

test('opens a redirected product as a document', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const screen = openScreen(() => Promise.reject(Response.redirect('http://shop.test/elsewhere', 301)));
  screen.tapCard();
  await screen.load();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(screen.address));
});
