import { expect, test } from 'vitest';
import { findGovernorate, nameGovernorate } from './governorates.ts';

test.each([
  ['ALX', 'en', 'Alexandria'],
  ['ALX', 'ar', 'الإسكندرية'],
  ['Atlantis', 'ar', 'Atlantis'],
  ['toString', 'en', 'toString'],
] as const)('%s in %s is %s', (code, language, name) => {
  expect(nameGovernorate(code, language)).toBe(name);
});

test.each([
  ['Dokki', 'GZ', 'GZ'],
  [' Giza ', '', 'GZ'],
  ['الجيزة', null, 'GZ'],
  ['Alexandria', 'C', 'C'],
  ['Dokki', undefined, undefined],
  ['Cairo', 'Atlantis', undefined],
])('an address in %s, in the governorate %j, is in %s', (city, governorate, code) => {
  expect(findGovernorate({ city, governorate })).toBe(code);
});
