/** The days of a filter in Cairo, such as 2026-11-19. */
const cairoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' });

const DAY_MS = 86_400_000;

interface Days {
  from: string;
  until: string;
}

/** Named spans: how many days ago the first and the last day are. */
export const SPANS = {
  today: [0, 0],
  yesterday: [1, 1],
  week: [6, 0],
  month: [29, 0],
} as const satisfies Record<string, [first: number, last: number]>;

export type Span = keyof typeof SPANS;

/** Counts in days of the calendar, as some days in Cairo have 23 or 25 hours. */
function subtractDays(day: string, count: number): string {
  return new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);
}

/** The days of a named span. */
export function chooseDays(span: Span, now: Date): Days {
  const today = cairoDay.format(now);
  const [first, last] = SPANS[span];
  return { from: subtractDays(today, first), until: subtractDays(today, last) };
}

/** The span that has exactly these days. */
export const findSpan = ({ from, until }: Days, now: Date): Span | undefined =>
  (Object.keys(SPANS) as Span[]).find((span) => {
    const days = chooseDays(span, now);
    return days.from === from && days.until === until;
  });
