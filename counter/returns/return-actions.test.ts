import { expect, test } from 'vitest';
import { statusesBefore } from '#api/orders/returns/transitions.ts';
import { listReturnActions, POSSIBLE_IN } from './return-actions.ts';

test('actions are offered in the statuses in which the server allows them', () => {
  expect(POSSIBLE_IN).toEqual({
    approve: statusesBefore('approved'),
    receive: statusesBefore('received'),
    refuse: statusesBefore('refused'),
    close: statusesBefore('closed'),
  });
});

test.each([
  ['requested', ['approve', 'refuse']],
  ['approved', ['receive', 'refuse', 'close']],
  ['received', ['close']],
  ['closed', []],
] as const)('a return that is %s can be changed by %j', (status, actions) => {
  expect(listReturnActions(status)).toEqual(actions);
});
