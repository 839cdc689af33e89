import { expect, test } from 'vitest';
import { summariseDelivery } from './delivery-summary.server.ts';

const makeDays = (governorate: string, fromDays: number, toDays: number) => ({
  governorate,
  fromDays,
  toDays,
});
const REST_OF_EGYPT = [makeDays('ALX', 2, 3), makeDays('SIN', 5, 8)];

test.each([
  [
    'Giza equal to Cairo',
    [makeDays('C', 1, 3), makeDays('GZ', 1, 3), ...REST_OF_EGYPT],
    'in 1 to 3 days in Cairo and Giza, up to 8 days elsewhere, excluding Fridays',
  ],
  [
    'Giza slower than Cairo',
    [makeDays('C', 1, 1), makeDays('GZ', 1, 9), ...REST_OF_EGYPT],
    'in 1 day in Cairo, up to 9 days elsewhere, excluding Fridays',
  ],
  [
    'all governorates equal',
    [makeDays('C', 2, 5), makeDays('GZ', 2, 5), makeDays('ALX', 2, 5)],
    'in 2 to 5 days all over Egypt, excluding Fridays',
  ],
  ['an empty table', [], undefined],
])('summarises %s', (_, table, text) => {
  expect(summariseDelivery(table)).toBe(text);
});
