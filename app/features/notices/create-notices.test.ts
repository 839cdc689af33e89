import { expect, test } from 'vitest';
import { createNotices, type NewNotice } from './create-notices.ts';

const ADDED: NewNotice = { kind: 'success', messageKey: 'addedToCart' };
const WISHED: NewNotice = { kind: 'info', messageKey: 'addedToWishList' };
const FAILED: NewNotice = { kind: 'error', messageKey: 'cartFailed', text: 'Only 3 pieces left' };
const REMOVED: NewNotice = {
  kind: 'success',
  messageKey: 'lineRemoved',
  action: { labelKey: 'undo', onAct: () => {} },
};

test.each<[string, NewNotice[], NewNotice[]]>([
  ['in order', [ADDED, WISHED], [ADDED, WISHED]],
  ['the same words once, as the newest', [ADDED, WISHED, ADDED], [WISHED, ADDED]],
  [
    'the same failure for another reason',
    [FAILED, { ...FAILED, text: 'x' }],
    [FAILED, { ...FAILED, text: 'x' }],
  ],
  ['the same words with an action each', [REMOVED, REMOVED], [REMOVED, REMOVED]],
  [
    'five at most, the newest',
    ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => ({ kind: 'info', text })),
    ['b', 'c', 'd', 'e', 'f'].map((text) => ({ kind: 'info', text })),
  ],
])('notices are shown %s', (_, told, shown) => {
  const notices = createNotices();
  for (const notice of told) notices.notify(notice);
  expect(notices.get()).toMatchObject(shown);
  expect(notices.get()).toHaveLength(shown.length);
});

test('words that are said again are a new notice, so that they are read out and last', () => {
  const notices = createNotices();
  notices.notify(ADDED);
  const [first] = notices.get();
  notices.notify(ADDED);
  expect(notices.get()[0]?.id).not.toBe(first?.id);
});

test('a dismissed notice goes, the others stay, and listeners hear of it', () => {
  const notices = createNotices();
  notices.notify(ADDED);
  notices.notify(WISHED);
  let changes = 0;
  notices.subscribe(() => {
    changes += 1;
  });
  notices.dismiss(notices.get()[0]?.id ?? '');
  expect(notices.get()).toMatchObject([WISHED]);
  expect(changes).toBe(1);
});
