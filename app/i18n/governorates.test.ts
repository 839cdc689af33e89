import { expect, test } from 'vitest';
import { GOVERNORATES } from '#contract/governorates.ts';
import * as arabic from './ar/governorates.ts';
import * as english from './en/governorates.ts';

test('the 27 governorates are called the same wherever their names are', () => {
  const codes = Object.keys(GOVERNORATES);
  expect(codes).toHaveLength(27);
  expect(Object.keys(english.names)).toEqual(codes);
  for (const [code, { en, ar }] of Object.entries(GOVERNORATES)) {
    expect([english.names, arabic.names].map((names) => names[code as 'C'])).toEqual([en, ar]);
  }
});
