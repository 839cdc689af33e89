import { expect, test } from 'vitest';
import { returnStatus } from '#api/schema/returns.ts';
import { isAllowed, OPEN_RETURN_STATUSES, type ReturnEvent } from './transitions.ts';

const EVENTS: ReturnEvent[] = ['approved', 'refused', 'received', 'closed', 'cancelled'];

test.each([
  ['requested', ['approved', 'refused', 'cancelled']],
  ['approved', ['refused', 'received', 'closed']],
  ['refused', []],
  ['received', ['closed']],
  ['closed', []],
  ['cancelled', []],
] as const)('a return that is %s can become %j', (status, events) => {
  expect(EVENTS.filter((event) => isAllowed(status, event))).toEqual(events);
});

test('only open returns can still change', () => {
  const changing = returnStatus.enumValues.filter((status) =>
    EVENTS.some((event) => isAllowed(status, event)),
  );
  expect(changing).toEqual(OPEN_RETURN_STATUSES);
});
