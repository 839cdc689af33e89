export const SPANS = [7, 30, 90] as const;
export type SpanDays = (typeof SPANS)[number];

const DAY_MS = 86_400_000;
const cairoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' });

/** The last days in Cairo, today included. */
export function chooseSpan(days: SpanDays, now: Date): { from: string; until: string } {
  const until = cairoDay.format(now);
  const from = new Date(Date.parse(`${until}T00:00:00Z`) - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  return { from, until };
}
