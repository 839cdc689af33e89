import { expect, test } from 'vitest';
import { summariseDelivery } from './delivery-summary.server.ts';

const to = (governorate: string, fromDays: number, toDays: number) => ({ governorate, fromDays, toDays });
const REST = [to('ALX', 2, 3), to('SIN', 5, 8)];

test.each([
  [
    'Giza equal to Cairo',
    [to('C', 1, 3), to('GZ', 1, 3), ...REST],
    'in 1 to 3 days in Cairo and Giza, up to 8 days elsewhere, excluding Fridays',
  ],
  [
    'Giza slower than Cairo',
    [to('C', 1, 1), to('GZ', 1, 9), ...REST],
    'in 1 day in Cairo, up to 9 days elsewhere, excluding Fridays',
  ],
  [
    'all governorates equal',
    [to('C', 2, 5), to('GZ', 2, 5), to('ALX', 2, 5)],
    'in 2 to 5 days all over Egypt, excluding Fridays',
  ],
  ['an empty table', [], undefined],
])('summarises %s', (_, table, text) => {
  expect(summariseDelivery(table)).toBe(text);
});
