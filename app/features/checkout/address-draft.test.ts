import { beforeEach, expect, test, vi } from 'vitest';
import { clearDraft, EMPTY_DRAFT as EMPTY, readDraft, writeDraft } from './address-draft.ts';

const DRAFT = {
  recipient: 'Mona Adel',
  phone: '010',
  governorate: 'C',
  city: 'Abdeen',
  details: '5 Tahrir Square',
  landmark: 'Beside the metro',
  secondPhone: '011',
  payment: 'cash',
} as const;

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('reads the draft that was written', () => {
  writeDraft('sara', DRAFT);
  expect(readDraft('sara')).toEqual(DRAFT);
});

test('does not show the draft to another shopper', () => {
  writeDraft('sara', DRAFT);
  expect(readDraft('omar')).toEqual(EMPTY);
});

test('reads nothing after clearing', () => {
  writeDraft('sara', DRAFT);
  clearDraft();
  expect(readDraft('sara')).toEqual(EMPTY);
});

test.each([
  ['nothing', '', EMPTY],
  ['not an object', '7', EMPTY],
  ['not JSON', '{', EMPTY],
  [
    'values of wrong types',
    '{"owner":"sara","details":7,"city":null,"phone":"010","payment":7}',
    { ...EMPTY, phone: '010' },
  ],
])('ignores stored data: %s', (_, text, draft) => {
  stored.set('shipping-address', text);
  expect(readDraft('sara')).toEqual(draft);
});

test('works with a storage that throws', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  writeDraft('sara', DRAFT);
  clearDraft();
  expect(readDraft('sara')).toEqual(EMPTY);
});
