/** A day of the calendar; months count from 1. */
import { DAY_MS, HOUR_MS } from '#contract/times.ts';
export interface Day {
  year: number;
  month: number;
  day: number;
}

const WINTER_OFFSET_MS = 2 * HOUR_MS;
const SUMMER_OFFSET_MS = 3 * HOUR_MS;
const [THURSDAY, FRIDAY] = [4, 5];
const [APRIL, OCTOBER] = [3, 9];
// Egypt reintroduced summer time in this year.
const FIRST_SUMMER_TIME_YEAR = 2023;

/** The start, in UTC, of the last day of a month that falls on a weekday, such as the last Friday. */
function findLastWeekday(weekday: number, year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return lastDay.getTime() - ((lastDay.getUTCDay() - weekday + 7) % 7) * DAY_MS;
}

/** Summer time lasts from the last Friday of April to the end of the last Thursday of October. */
function isSummerTime(instant: number): boolean {
  const year = new Date(instant).getUTCFullYear();
  if (year < FIRST_SUMMER_TIME_YEAR) return false;
  const start = findLastWeekday(FRIDAY, year, APRIL) - WINTER_OFFSET_MS;
  const end = findLastWeekday(THURSDAY, year, OCTOBER) + DAY_MS - SUMMER_OFFSET_MS;
  return instant >= start && instant < end;
}

/** The calendar day in Cairo at an instant. Intl isn't used: its time zone data may predate Egypt's summer time. */
export function toCairoDay(instant: string | undefined): Day | undefined {
  const at = Date.parse(instant ?? '');
  if (Number.isNaN(at)) return undefined;
  const local = new Date(at + (isSummerTime(at) ? SUMMER_OFFSET_MS : WINTER_OFFSET_MS));
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
}
