import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listViewed } from './list-viewed.ts';
import { forgetViewed, rememberViewed, type ViewedProduct } from './remember-viewed.ts';

let kept: string | null;
beforeEach(() => {
  kept = null;
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
    removeItem: () => {
      kept = null;
    },
  });
});

const product = (id: string): ViewedProduct => ({
  id,
  categoryId: 'home',
  title: `Product ${id}`,
  picture: 'https://shop.example/media/a.webp',
  lang: 'en',
});
const ids = (except?: string) => listViewed(except).map(({ id }) => id);

test('the newest first, each once, without the one on the screen', () => {
  for (const id of ['a', 'b', 'c', 'a']) rememberViewed(product(id));
  expect(ids()).toEqual(['a', 'c', 'b']);
  expect(ids('c')).toEqual(['a', 'b']);
  expect(listViewed('x')[0]).toEqual(product('a'));
});

test('a picture of our own provider is a path, and shown', () => {
  const own = { ...product('a'), picture: '/media/a.webp' };
  rememberViewed(own);
  expect(listViewed(undefined)).toEqual([own]);
});

test('sizes and colours are one thing, of which the last is kept', () => {
  for (const id of ['s', 'm']) rememberViewed({ ...product(id), family: 'shirt' });
  rememberViewed(product('a'));
  expect(ids()).toEqual(['a', 'm']);
  expect(ids('shirt')).toEqual(['a']);
});

test('they can be forgotten', () => {
  rememberViewed(product('a'));
  forgetViewed();
  expect(kept).toBeNull();
});

test('no more than twelve', () => {
  for (let at = 0; at < 20; at++) rememberViewed(product(`p${at}`));
  expect(ids()).toEqual(Array.from({ length: 12 }, (_, at) => `p${19 - at}`));
});

describe('what anybody may have written there', () => {
  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '{"id":"a"}'],
    ['no products', '[1,null,"a",[],{}]'],
    ['ids that are none', '[{"id":"a/b","title":"A"},{"id":7,"title":"B"}]'],
    ['no titles', '[{"id":"a"},{"id":"b","title":""},{"id":"c","title":{}}]'],
  ])('%s is passed over, and the next product is remembered all the same', (_, text) => {
    kept = text;
    expect(ids()).toEqual([]);
    rememberViewed(product('next'));
    expect(ids()).toEqual(['next']);
  });

  test('a picture that is no address of the web, an odd category and an odd language count as none', () => {
    kept = JSON.stringify([
      { ...product('a'), picture: 'javascript:alert(1)', categoryId: '../x', lang: 'xx' },
    ]);
    expect(listViewed(undefined)).toEqual([{ ...product('a'), picture: '', categoryId: '-', lang: '' }]);
  });
});

test('where the storage is forbidden or full, nothing is remembered', () => {
  const forbid = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid });
  expect(() => rememberViewed(product('a'))).not.toThrow();
  expect(ids()).toEqual([]);
});
