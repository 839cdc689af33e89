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
  expect(Object.fromEntries(plan)).toEqual({ bar: 0, card: 1, price: 1 });
});

test('what a single page loads is left to that page', () => {
  expect(planChunks(BODIES).size).toBe(0);
});

test('a page carries a little along that it does not need, but not much', () => {
  const bar = load('bar', 9_000, 'home', 'products', 'login');
  const countWith = (size: number) =>
    new Set(planChunks([...BODIES, bar, load('grid', size, 'home', 'products')]).values()).size;
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
