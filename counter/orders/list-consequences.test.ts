import { expect, test } from 'vitest';
import type { OrderAction } from '#contract/orders/staff-answers.ts';
import { isRisky, listConsequences } from './list-consequences.ts';

const unpaid = { gateway: 'cash', pieces: 2, totalPiastres: 120_499, heldPiastres: 0, askedPiastres: 0 };
const placed = { ...unpaid, status: 'placed' } as const;
const paid = { ...unpaid, status: 'paid', gateway: 'paymob', heldPiastres: 120_499 } as const;
const delivered = { ...unpaid, status: 'delivered', heldPiastres: 120_499 } as const;

test.each<[OrderAction, Parameters<typeof listConsequences>[1], string[]]>([
  ['confirm', placed, ['packable', 'quiet']],
  ['pack', paid, ['locked', 'quiet']],
  ['ship', { ...paid, status: 'packed' }, ['emailed']],
  ['deliver', { ...placed, status: 'shipped' }, ['emailed', 'cashTaken 120499']],
  ['deliver', { ...paid, status: 'shipped' }, ['emailed']],
  ['cancel', placed, ['emailed', 'backOnSale 2', 'final']],
  ['cancel', paid, ['emailed', 'backOnSale 2', 'refunded 120499', 'final']],
  ['cancel', { ...paid, askedPiastres: 20_499 }, ['emailed', 'backOnSale 2', 'refunded 100000', 'final']],
  ['cancel', { ...unpaid, gateway: 'paymob', status: 'expired' }, ['emailed', 'final']],
  ['return', { ...placed, status: 'shipped' }, ['backOnSale 2', 'quiet', 'final']],
  ['return', delivered, ['backOnSale 2', 'owed 120499', 'emailed', 'final']],
])('the consequences of %s for %j are %j', (action, order, expected) => {
  const told = listConsequences(action, order).map(({ name, piastres, pieces }) =>
    [name, piastres ?? pieces].filter((part) => part !== undefined).join(' '),
  );
  expect(told).toEqual(expected);
});

test('the staff always pay out the refund of a cash order by hand', () => {
  const names = (order: typeof delivered | typeof paid, isByHand: boolean) =>
    listConsequences('refund', order, { amountPiastres: 500, isByHand }).map(({ name }) => name);
  expect(names(delivered, false)).toEqual(['recorded', 'emailed', 'final']);
  expect(names(paid, true)).toEqual(['recorded', 'emailed', 'final']);
  expect(names(paid, false)).toEqual(['refunded', 'emailedWhenDone', 'final']);
});

test.each([
  [0, 0, false],
  [1, 1, false],
  [2, 2, true],
  [8, 2, true],
  [9, 2, false],
])('of %i earlier orders %i refused: %s', (orders, refused, expected) => {
  expect(isRisky({ orders, refused })).toBe(expected);
});
