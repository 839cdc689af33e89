import { beforeEach, expect, test, vi } from 'vitest';
import { clearDraft, readDraft, writeDraft } from './address-draft.ts';

const EMPTY = { details: '', phone: '', city: '', governorate: '', area: '', payment: 'card' };
const DRAFT = {
  details: '5 Tahrir Square',
  phone: '010',
  city: 'Cairo',
  governorate: 'C',
  area: 'Abdeen',
  payment: 'cash',
} as const;

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('what was typed is found again', () => {
  writeDraft('sara', DRAFT);
  expect(readDraft('sara')).toEqual(DRAFT);
});

test('another shopper does not see it', () => {
  writeDraft('sara', DRAFT);
  expect(readDraft('omar')).toEqual(EMPTY);
});

test('it is gone once it was used', () => {
  writeDraft('sara', DRAFT);
  clearDraft();
  expect(readDraft('sara')).toEqual(EMPTY);
});

test.each([
  ['nothing', '', EMPTY],
  ['no object', '7', EMPTY],
  ['no JSON', '{', EMPTY],
  [
    'strange values',
    '{"owner":"sara","details":7,"city":null,"phone":"010","payment":7}',
    { ...EMPTY, phone: '010' },
  ],
])('%s kept is no obstacle', (_, text, draft) => {
  kept.set('shipping-address', text);
  expect(readDraft('sara')).toEqual(draft);
});

test('a storage that refuses everything is no obstacle', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  writeDraft('sara', DRAFT);
  clearDraft();
  expect(readDraft('sara')).toEqual(EMPTY);
});
