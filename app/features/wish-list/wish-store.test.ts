import { describe, expect, test } from 'vitest';
import type { NewToast } from '#app/features/toasts/toasts.ts';
import { createManualCalls, pressToastButton } from '#tests/setup/store-steps.ts';
import { createWishStore } from './wish-store.ts';

const answerList = (...ids: string[]) => ({ data: ids.map((_id) => ({ _id })) });

/** A loaded wish list with product a, whose calls wait for the test. */
async function openWishes() {
  const shop = createManualCalls();
  const toasts: NewToast[] = [];
  const tabs: string[] = [];
  const wishes = createWishStore({
    calls: { read: shop.as('GET'), add: shop.as('POST'), remove: shop.as('DELETE') },
    showToast: (toast) => toasts.push(toast),
    postToTabs: () => tabs.push('wish'),
  });
  wishes.refresh();
  await shop.answer(answerList('a'));
  shop.sent.length = 0;
  const list = () => wishes.get().products.map(({ _id }) => _id);
  return { ...shop, wishes, toasts, tabs, list };
}

describe('the wish list', () => {
  test('has one read at a time, and a status', async () => {
    const { wishes, sent, answer, list } = await openWishes();
    wishes.reset();
    expect(wishes.get().status).toBe('unknown');
    wishes.refresh();
    wishes.refresh();
    expect(wishes.get().status).toBe('loading');
    await answer(answerList('a', 'b'));
    expect(wishes.get().status).toBe('ready');
    expect(list()).toEqual(['a', 'b']);
    expect(sent).toEqual(['GET']);
  });

  test('has a problem if it cannot be read', async () => {
    const { wishes, refuse } = await openWishes();
    wishes.reset();
    wishes.refresh();
    await refuse('unavailable', 'Down');
    expect(wishes.get()).toMatchObject({ status: 'failed', problem: { code: 'unavailable', text: 'Down' } });
  });

  test('is empty if the provider answers 404', async () => {
    const { wishes, refuse } = await openWishes();
    wishes.refresh();
    await refuse('not-found');
    expect(wishes.get()).toMatchObject({ status: 'ready', products: [], problem: undefined });
  });

  test('is incomplete after a new wish, until it is read again', async () => {
    const { wishes, answer, list } = await openWishes();
    wishes.toggleWish('b');
    await answer();
    expect(wishes.get().status).toBe('unknown');
    wishes.refresh();
    await answer(answerList('a', 'b'));
    expect(wishes.get().status).toBe('ready');
    expect(list()).toEqual(['a', 'b']);
  });
});

describe('toggling a product', () => {
  test.each([
    ['b', true, 'POST b', 'addedToWishList', { labelKey: 'viewWishList', to: '/wishList' }],
    ['a', false, 'DELETE a', 'removedFromWishList', { labelKey: 'undo', restoredId: 'wish-a' }],
  ] as const)(
    '%s takes effect at once; the toast waits for the answer',
    async (id, isWished, call, messageKey, action) => {
      const { wishes, sent, answer, toasts, tabs } = await openWishes();
      wishes.toggleWish(id);
      expect([wishes.isWished(id), wishes.isBusy(id), wishes.isBusy('x')]).toEqual([isWished, true, false]);
      expect([toasts, tabs]).toEqual([[], []]);
      await answer();
      expect([wishes.isWished(id), wishes.isBusy(id)]).toEqual([isWished, false]);
      expect(toasts).toMatchObject([{ kind: 'info', messageKey, action }]);
      expect(tabs).toEqual(['wish']);
      expect(sent).toEqual([call]);
    },
  );

  test.each([
    ['b', false],
    ['a', true],
  ])('%s is reverted if refused, with a toast, and the list is read', async (id, isWished) => {
    const { wishes, sent, answer, refuse, toasts } = await openWishes();
    wishes.toggleWish(id);
    await refuse('limited', 'Too many tries');
    expect([wishes.isWished(id), wishes.isBusy(id)]).toEqual([isWished, false]);
    expect(toasts).toMatchObject([
      {
        kind: 'error',
        messageKey: 'wishListFailed',
        text: 'Too many tries',
        action: { labelKey: 'tryAgain' },
      },
    ]);
    expect(sent.at(-1)).toBe('GET');
    await answer(answerList('a', 'c'));
    expect(wishes.isWished('c')).toBe(true);
    pressToastButton(toasts[0]);
    expect([wishes.isWished(id), wishes.isBusy(id)]).toEqual([!isWished, true]);
    expect(sent.at(-1)).toBe(sent[0]);
  });

  test('has no retry after a permanent refusal', async () => {
    const { wishes, refuse, toasts } = await openWishes();
    wishes.toggleWish('b');
    await refuse('invalid', 'Your wish list can hold up to 500 products');
    expect(toasts[0]).not.toHaveProperty('action');
  });

  test.each([
    ['twice', 2, ['POST b', 'DELETE b'], false, 'removedFromWishList'],
    ['three times', 3, ['POST b'], true, 'addedToWishList'],
    ['four times', 4, ['POST b', 'DELETE b'], false, 'removedFromWishList'],
  ])(
    'done %s sends one call at a time, and the last state wins',
    async (_, times, calls, isWished, messageKey) => {
      const { wishes, sent, answer, toasts } = await openWishes();
      for (let press = 0; press < times; press += 1) wishes.toggleWish('b');
      expect(sent).toEqual(['POST b']);
      expect(wishes.isWished('b')).toBe(isWished);
      for (const _call of calls) await answer();
      expect(sent).toEqual(calls);
      expect([wishes.isWished('b'), wishes.isBusy('b')]).toEqual([isWished, false]);
      expect(toasts).toMatchObject([{ messageKey }]);
    },
  );

  test('does not wait for another product', async () => {
    const { wishes, sent, answer, delay } = await openWishes();
    wishes.toggleWish('b');
    wishes.toggleWish('c');
    expect(sent).toEqual(['POST b', 'POST c']);
    delay();
    await answer();
    expect([wishes.isBusy('b'), wishes.isBusy('c')]).toEqual([true, false]);
  });

  test('restores the product at its place on undo, without another toast', async () => {
    const { wishes, sent, answer, toasts, list } = await openWishes();
    wishes.refresh();
    await answer(answerList('a', 'b', 'c'));
    wishes.toggleWish('b');
    await answer();
    expect(list()).toEqual(['a', 'c']);
    pressToastButton(toasts[0]);
    expect(list()).toEqual(['a', 'b', 'c']);
    await answer();
    expect([list(), wishes.get().status, toasts.length]).toEqual([['a', 'b', 'c'], 'ready', 1]);
    wishes.toggleWish('b');
    await answer();
    wishes.refresh();
    await answer(answerList('a', 'c'));
    pressToastButton(toasts[1]);
    expect(list()).toEqual(['a', 'b', 'c']);
    await answer();
    expect(sent.at(-1)).toBe('POST b');
    expect([list(), wishes.get().status]).toEqual([['a', 'b', 'c'], 'ready']);
  });

  test('has no undo in the next session', async () => {
    const { wishes, sent, answer, toasts } = await openWishes();
    wishes.toggleWish('a');
    await answer();
    wishes.reset();
    pressToastButton(toasts[0]);
    expect(sent).toEqual(['DELETE a']);
  });

  test('removes the product from the list at once, and restores it if refused', async () => {
    const { wishes, refuse, list } = await openWishes();
    wishes.toggleWish('a');
    expect(list()).toEqual([]);
    await refuse('offline');
    expect(list()).toEqual(['a']);
  });

  test('adds a product wished before login, even if it was on the list', async () => {
    const { wishes, sent, answer, toasts } = await openWishes();
    wishes.addWish('a');
    await answer();
    expect(sent).toEqual(['POST a']);
    expect(wishes.isWished('a')).toBe(true);
    expect(toasts).toMatchObject([{ kind: 'info', messageKey: 'addedToWishList' }]);
  });
});

test('a read outdated by a newer wish is dropped and repeated', async () => {
  const { wishes, sent, answer } = await openWishes();
  wishes.refresh();
  wishes.toggleWish('b');
  await answer(answerList('a'));
  await answer();
  expect(wishes.isWished('b')).toBe(true);
  expect(sent).toEqual(['GET', 'POST b', 'GET']);
});

test('a change in another tab is read after pending changes', async () => {
  const { wishes, sent, answer } = await openWishes();
  wishes.toggleWish('b');
  wishes.invalidate();
  expect(sent).toEqual(['POST b']);
  await answer();
  expect(sent).toEqual(['POST b', 'GET']);
  wishes.invalidate();
  await answer(answerList('outdated'));
  await answer(answerList('c'));
  expect([wishes.isWished('outdated'), wishes.isWished('c')]).toEqual([false, true]);
});

test('a reset clears everything and ignores pending answers', async () => {
  const { wishes, sent, answer, refuse, toasts, tabs } = await openWishes();
  wishes.refresh();
  wishes.toggleWish('b');
  wishes.toggleWish('c');
  wishes.reset();
  expect(wishes.get()).toMatchObject({ status: 'unknown', products: [] });
  expect(['a', 'b', 'c'].map(wishes.isWished)).toEqual([false, false, false]);
  await answer(answerList('a'));
  await answer();
  await refuse('unauthenticated');
  expect(wishes.get()).toMatchObject({ status: 'unknown', products: [] });
  expect(['a', 'b', 'c'].map(wishes.isWished)).toEqual([false, false, false]);
  expect([toasts, tabs]).toEqual([[], []]);
  expect(sent).toEqual(['GET', 'POST b', 'POST c']);
});
