import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlannedModule, planChunks } from './plan-chunks.ts';

const load = (id: string, size: number, ...pages: string[]): PlannedModule => ({
  id,
  size,
  pages: new Set(pages),
});

/** Pages of about the same weight, each with much of its own. */
const BODIES = ['home', 'products', 'login'].map((page) => load(`${page} body`, 900_000, page));

test('what the same pages load is one chunk, and the one that most pages load comes first', () => {
  const plan = planChunks([
    ...BODIES,
    load('card', 9_000, 'home', 'products'),
    load('bar', 9_000, 'home', 'products', 'login'),
    load('price', 9_000, 'products', 'home'),
  ]);
  expect(Object.fromEntries(plan)).toMatchObject({ bar: 0, card: 1, price: 1 });
});

test('what a single page loads is one chunk too, which comes last', () => {
  const plan = planChunks([
    ...BODIES,
    load('bar', 9_000, 'home', 'products', 'login'),
    load('hero', 9_000, 'home'),
  ]);
  expect(Object.fromEntries(plan)).toEqual({
    bar: 0,
    'home body': 1,
    hero: 1,
    'login body': 2,
    'products body': 3,
  });
});

test('what no page loads at first is not planned', () => {
  expect(Object.fromEntries(planChunks([...BODIES, load('gallery', 9_000)]))).not.toHaveProperty('gallery');
});

/** The number of chunks that each page loads. */
function countOfPages(modules: PlannedModule[]): Record<string, number> {
  const plan = planChunks(modules);
  const chunks = new Map<string, Set<number | undefined>>();
  for (const { id, pages } of modules) {
    for (const page of pages) chunks.set(page, (chunks.get(page) ?? new Set()).add(plan.get(id)));
  }
  return Object.fromEntries([...chunks].map(([page, { size }]) => [page, size]));
}

test('a page with too many chunks gets those as one that cost the others the least', () => {
  const modules = [
    ...BODIES,
    load('bar', 9_000, 'home', 'products', 'login'),
    load('card', 9_000, 'home', 'products'),
    load('form', 50_000, 'home', 'login'),
  ];
  expect(Object.fromEntries(planChunks(modules))).toMatchObject({ bar: 0, card: 0, form: 1 });
  expect(countOfPages(modules)).toEqual({ home: 3, products: 2, login: 3 });
});

test('no page loads more than three chunks, whatever it shares with others', () => {
  const pages = fc.subarray(['home', 'products', 'details', 'cart', 'login', 'account'], { minLength: 1 });
  const modules = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 900_000 }), pages), { minLength: 1, maxLength: 20 })
    .map((found) => found.map(([size, loading], at) => load(`module ${at}`, size, ...loading)));
  fc.assert(
    fc.property(modules, (found) => {
      expect(Math.max(...Object.values(countOfPages(found)))).toBeLessThanOrEqual(3);
    }),
  );
});

test('a page carries a little along that it does not need, but not much', () => {
  const bar = load('bar', 9_000, 'home', 'products', 'login');
  const countWith = (size: number) =>
    new Set(planChunks([...BODIES, bar, load('grid', size, 'home', 'products')]).values()).size -
    BODIES.length;
  expect(countWith(100)).toBe(1);
  expect(countWith(9_000)).toBe(2);
});

test('the heaviest page counts most', () => {
  const modules = [load('bar', 1_200, 'home', 'login'), load('grid', 1_200, 'home', 'products')];
  const countWith = (heavy: string) =>
    new Set(planChunks([...modules, load('body', 9_000, heavy)]).values()).size;
  expect(countWith('home')).toBe(1);
  expect(countWith('login')).toBe(2);
});

test('the order in which modules and pages were found changes nothing', () => {
  const modules = [
    ...BODIES,
    load('card', 9_000, 'home', 'products'),
    load('bar', 9_000, 'home', 'products', 'login'),
    load('form', 9_000, 'login', 'products'),
  ];
  const turned = modules.map((module) => ({ ...module, pages: new Set([...module.pages].reverse()) }));
  expect(Object.fromEntries(planChunks(turned.reverse()))).toEqual(Object.fromEntries(planChunks(modules)));
});
