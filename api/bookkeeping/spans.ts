/** Spans of days and months in Cairo, and the moments at which they begin. */

import { startOfCairoDay, writeCairoDay } from '#api/platform/cairo-time.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import { refuseField } from '#api/platform/http/refusal.ts';
import { DAY_MS } from '#contract/times.ts';

const DEFAULT_DAYS = 31;
const MAX_DAYS = 366;
const DEFAULT_MONTHS = 12;
const MAX_MONTHS = 60;

interface Span {
  from?: string | undefined;
  until?: string | undefined;
}

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

function addMonths(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

const refuseSpan = (from: string) =>
  refuseField('invalid-value', { param: 'from', location: 'query', value: from });

/** The days of a span, including the first and the last; by default `DEFAULT_DAYS` days until today. */
export function listDays({ from, until }: Span, now: number): string[] {
  const last = until ?? writeCairoDay(now);
  const first = from ?? addDays(last, 1 - DEFAULT_DAYS);
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  if (count < 1 || count > MAX_DAYS) throw refuseSpan(first);
  return Array.from({ length: count }, (_, position) => addDays(first, position));
}

/** The months that a span touches, such as 2026-11; by default `DEFAULT_MONTHS` months until this one. */
export function listMonths({ from, until }: Span, now: number): string[] {
  const last = (until ?? writeCairoDay(now)).slice(0, 7);
  const first = from?.slice(0, 7) ?? addMonths(last, 1 - DEFAULT_MONTHS);
  const months: string[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) {
    months.push(month);
    if (months.length > MAX_MONTHS) throw refuseSpan(first);
  }
  if (months.length === 0) throw refuseSpan(first);
  return months;
}

const toMoments = (days: string[]) =>
  sql`${sql.param(days.map((day) => startOfCairoDay(day).toISOString()))}::timestamptz[]`;

/**
 * SQL that groups moments by day or month. `of` is the number of the day or month that a moment is in, from 1; `within`
 * is whether the moment is in any of them.
 */
function createBuckets(firstDays: string[], endDay: string) {
  const starts = toMoments(firstDays);
  const [first] = firstDays;
  const [from, end] = [startOfCairoDay(first ?? endDay), startOfCairoDay(endDay)];
  return {
    of: (column: ReturnType<typeof sql>) => sql`width_bucket(${column}, ${starts})`,
    within: (column: ReturnType<typeof sql>) =>
      sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${end.toISOString()}::timestamptz`,
  };
}

export const createDayBuckets = (days: string[]) => createBuckets(days, addDays(days.at(-1) ?? '', 1));
export const createMonthBuckets = (months: string[]) =>
  createBuckets(
    months.map((month) => `${month}-01`),
    `${addMonths(months.at(-1) ?? '', 1)}-01`,
  );
