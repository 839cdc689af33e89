import type { DeliveryDays } from '#contract/delivery/calls.ts';
import { expectDays } from '#contract/delivery/days.ts';
import { readCairoDay } from './cairo-day.ts';
import { writeDays } from './write-days.ts';

const pad = (number: number) => String(number).padStart(2, '0');

/** The day in Cairo, as `2026-11-16`. */
function writeCairoDay(now: number): string {
  const { year, month, day } = readCairoDay(new Date(now).toISOString()) ?? { year: 0, month: 0, day: 0 };
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** When a parcel arrives that is ordered now, in words; undefined where the table does not say. */
export function sayArrival(
  table: readonly DeliveryDays[],
  governorate: string,
  now: number,
): string | undefined {
  const days = table.find((row) => row.governorate === governorate);
  return days && writeDays(expectDays(writeCairoDay(now), days));
}
