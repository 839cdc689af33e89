/** Calculates delivery dates; days are written as `2026-11-24`. */
import { DAY_MS } from '#contract/times.ts';

export interface DayCount {
  fromDays: number;
  toDays: number;
}

export interface DayRange {
  from: string;
  to: string;
}

const FRIDAY = 5;

const toInstant = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** The day of the week; 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(toInstant(day)).getUTCDay();

/** Adds delivery days to a day; Fridays don't count. */
function addDeliveryDays(day: string, count: number): string {
  let at = toInstant(day);
  let left = count;
  const isFriday = () => new Date(at).getUTCDay() === FRIDAY;
  while (left > 0 || isFriday()) {
    at += DAY_MS;
    if (!isFriday() && left > 0) left -= 1;
  }
  return toDay(at);
}

/** The first and the last day on which an order is expected. */
export const expectDays = (orderedOn: string, { fromDays, toDays }: DayCount): DayRange => ({
  from: addDeliveryDays(orderedOn, fromDays),
  to: addDeliveryDays(orderedOn, toDays),
});
