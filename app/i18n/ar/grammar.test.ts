import { expect, test } from 'vitest';
import { pickForm } from './grammar.ts';

const FORMS = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };

test('counts take the form that Unicode gives them', () => {
  const rules = new Intl.PluralRules('ar');
  const wrong = Array.from({ length: 1300 }, (_, count) => count).filter(
    (count) => pickForm(count, FORMS) !== rules.select(count),
  );
  expect(wrong).toEqual([]);
});
