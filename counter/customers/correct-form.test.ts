import { expect, test } from 'vitest';
import { listCorrections } from './correct-form.tsx';

const customer = { name: 'Nour Samir', phone: '', email: 'nour@shop.test' };

test.each([
  [{}, {}],
  [{ name: ' Nour Samir ' }, {}],
  [{ name: 'Nour Samy' }, { name: 'Nour Samy' }],
  [
    { phone: '01012345678', email: '' },
    { phone: '01012345678', email: '' },
  ],
])('typing %j corrects %j', (typed, expected) => {
  expect(listCorrections(customer, { ...customer, ...typed })).toEqual(expected);
});

test('adding a missing email address counts as a correction', () => {
  const typed = { name: 'Nour', phone: '01012345678', email: 'nour@shop.test' };
  expect(listCorrections({ ...typed, email: null }, typed)).toEqual({ email: 'nour@shop.test' });
});
