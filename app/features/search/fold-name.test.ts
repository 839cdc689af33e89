import { expect, test } from 'vitest';
import { foldName } from './fold-name.ts';

test.each([
  ['Zaytra ', 'zaytra'],
  ['أزياء نسائيّة', 'ازياء نساييه'],
  ['هايفو ٥', 'هايفو 5'],
])('%s is looked for as %s', (name, expected) => {
  expect(foldName(name)).toBe(expected);
});
