import { expect, test } from 'vitest';
import { nameGovernorate } from './governorates.ts';

test.each([
  ['ALX', 'en', 'Alexandria'],
  ['ALX', 'ar', 'الإسكندرية'],
  ['Atlantis', 'ar', 'Atlantis'],
  ['toString', 'en', 'toString'],
] as const)('%s in %s is %s', (code, language, name) => {
  expect(nameGovernorate(code, language)).toBe(name);
});
