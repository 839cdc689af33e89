/** Calendar days in Cairo, such as 2026-11-19. */
import { DAY_MS } from '#contract/times.ts';

const cairoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' });

export const findCairoDay = (moment: Date): string => cairoDay.format(moment);

/** Adds days to a date in UTC, because days in Cairo can have 23 or 25 hours. */
export const moveDay = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

export const SPANS = [7, 30, 90] as const;
export type SpanDays = (typeof SPANS)[number];

/** The last days in Cairo, including today. */
export function chooseSpan(days: SpanDays, now: Date): { from: string; until: string } {
  const until = findCairoDay(now);
  return { from: moveDay(until, 1 - days), until };
}
