import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listViewed } from './list-viewed.ts';
import { forgetViewed, rememberViewed, type ViewedProduct } from './remember-viewed.ts';

let stored: string | null;
beforeEach(() => {
  stored = null;
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, value: string) => {
      stored = value;
    },
    removeItem: () => {
      stored = null;
    },
  });
});

const makeProduct = (id: string): ViewedProduct => ({
  id,
  categoryId: 'home',
  title: `Product ${id}`,
  picture: 'https://shop.example/media/a.webp',
  lang: 'en',
});
const ids = (except?: string) => listViewed(except).map(({ id }) => id);

test('lists the newest first, without duplicates or the product on the screen', () => {
  for (const id of ['a', 'b', 'c', 'a']) rememberViewed(makeProduct(id));
  expect(ids()).toEqual(['a', 'c', 'b']);
  expect(ids('c')).toEqual(['a', 'b']);
  expect(listViewed('x')[0]).toEqual(makeProduct('a'));
});

test('keeps a picture path of our own provider', () => {
  const own = { ...makeProduct('a'), picture: '/media/a.webp' };
  rememberViewed(own);
  expect(listViewed(undefined)).toEqual([own]);
});

test('keeps only the last viewed product of a family', () => {
  for (const id of ['s', 'm']) rememberViewed({ ...makeProduct(id), family: 'shirt' });
  rememberViewed(makeProduct('a'));
  expect(ids()).toEqual(['a', 'm']);
  expect(ids('shirt')).toEqual(['a']);
});

test('clears the list', () => {
  rememberViewed(makeProduct('a'));
  forgetViewed();
  expect(stored).toBeNull();
});

test('keeps at most twelve', () => {
  for (let at = 0; at < 20; at++) rememberViewed(makeProduct(`p${at}`));
  expect(ids()).toEqual(Array.from({ length: 12 }, (_, at) => `p${19 - at}`));
});

describe('invalid storage', () => {
  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no array', '{"id":"a"}'],
    ['no products', '[1,null,"a",[],{}]'],
    ['invalid ids', '[{"id":"a/b","title":"A"},{"id":7,"title":"B"}]'],
    ['no titles', '[{"id":"a"},{"id":"b","title":""},{"id":"c","title":{}}]'],
  ])('ignores %s, and remembers the next product', (_, text) => {
    stored = text;
    expect(ids()).toEqual([]);
    rememberViewed(makeProduct('next'));
    expect(ids()).toEqual(['next']);
  });

  test('drops an invalid picture, category and language', () => {
    stored = JSON.stringify([
      { ...makeProduct('a'), picture: 'javascript:alert(1)', categoryId: '../x', lang: 'xx' },
    ]);
    expect(listViewed(undefined)).toEqual([{ ...makeProduct('a'), picture: '', categoryId: '-', lang: '' }]);
  });
});

test('remembers nothing if the storage is forbidden or full', () => {
  const forbid = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid });
  expect(() => rememberViewed(makeProduct('a'))).not.toThrow();
  expect(ids()).toEqual([]);
});
