import { expect, test } from 'vitest';
import { nameGovernorate } from './name-governorate.ts';

test.each([
  ['Dokki', 'GZ', 'Giza'],
  ['Giza', 'GZ', undefined],
  ['الجيزة', 'GZ', undefined],
  [' Giza ', 'GZ', undefined],
  ['Giza', undefined, undefined],
  ['Giza', '', undefined],
  ['Giza', 'C', 'Cairo'],
  ['Giza', 'Nowhere', 'Nowhere'],
])('beside the city %s, the governorate %s is named %s', (city, code, name) => {
  expect(nameGovernorate(city, code)).toBe(name);
});
