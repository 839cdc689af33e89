import { expect, test } from 'vitest';
import { sumDays } from './sum-days.ts';
import { sumMonths } from './sum-months.ts';

test('days are added up column by column', () => {
  const day = {
    chargedPiastres: 1,
    refundedPiastres: 2,
    disputedPiastres: 4,
    lostPiastres: 8,
    netPiastres: -13,
  };
  expect(sumDays([day, { ...day, chargedPiastres: 100, netPiastres: 86 }])).toEqual({
    ...{ day: '', gateway: '', chargedPiastres: 101, refundedPiastres: 4, disputedPiastres: 8 },
    ...{ lostPiastres: 16, netPiastres: 73 },
  });
});

test('months are added up column by column', () => {
  const month = {
    ...{ month: '2026-11', salesPiastres: 1, salesVatPiastres: 2, refundsPiastres: 4 },
    ...{ refundsVatPiastres: 8, netPiastres: 16, netVatPiastres: 32 },
  };
  expect(sumMonths([month, month])).toEqual({
    ...{ month: '', salesPiastres: 2, salesVatPiastres: 4, refundsPiastres: 8 },
    ...{ refundsVatPiastres: 16, netPiastres: 32, netVatPiastres: 64 },
  });
});
