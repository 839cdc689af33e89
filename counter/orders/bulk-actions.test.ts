import { expect, test } from 'vitest';
import { statusesBefore } from '#api/orders/transitions.ts';
import type { BriefOrder } from '#contract/orders/staff-answers.ts';
import { chooseForBulk, POSSIBLE_IN } from './bulk-actions.ts';

test('bulk actions are offered in the statuses in which the server allows them', () => {
  expect(
    Object.fromEntries(Object.entries(POSSIBLE_IN).map(([act, from]) => [act, [...from].sort()])),
  ).toEqual({
    confirm: statusesBefore('confirmed').sort(),
    pack: statusesBefore('packed').sort(),
    ship: statusesBefore('shipped').sort(),
    deliver: statusesBefore('delivered').sort(),
    cancel: [...new Set([...statusesBefore('cancelled'), ...statusesBefore('cancelled_paid')])].sort(),
  });
});

const createOrder = (status: BriefOrder['status'], claimedPiastres = 0) =>
  ({ status, claimedPiastres }) as BriefOrder;

test('orders in other statuses are skipped, and disputed orders are left to a person', () => {
  const orders = [
    createOrder('confirmed'),
    createOrder('paid'),
    createOrder('paid', 500),
    createOrder('shipped'),
  ];
  expect(chooseForBulk('pack', orders)).toEqual({ possible: orders.slice(0, 2), skipped: 1, disputed: 1 });
  expect(chooseForBulk('cancel', orders)).toMatchObject({ possible: orders.slice(0, 3), disputed: 0 });
});
