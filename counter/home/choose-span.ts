import { findCairoDay, moveDay } from '#counter/ui/cairo-day.ts';

export const SPANS = [7, 30, 90] as const;
export type SpanDays = (typeof SPANS)[number];

/** The last days in Cairo, including today. */
export function chooseSpan(days: SpanDays, now: Date): { from: string; until: string } {
  const until = findCairoDay(now);
  return { from: moveDay(until, 1 - days), until };
}
