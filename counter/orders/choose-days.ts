import { findCairoDay, moveDay } from '#counter/ui/cairo-day.ts';

interface Days {
  from: string;
  until: string;
}

/** Date ranges that have a name: how many days ago the first and the last day are. */
export const SPANS = {
  today: [0, 0],
  yesterday: [1, 1],
  week: [6, 0],
  month: [29, 0],
} as const satisfies Record<string, [first: number, last: number]>;

export type Span = keyof typeof SPANS;

export function chooseDays(span: Span, now: Date): Days {
  const today = findCairoDay(now);
  const [first, last] = SPANS[span];
  return { from: moveDay(today, -first), until: moveDay(today, -last) };
}

/** Finds the named range with exactly these days. */
export const findSpan = ({ from, until }: Days, now: Date): Span | undefined =>
  (Object.keys(SPANS) as Span[]).find((span) => {
    const days = chooseDays(span, now);
    return days.from === from && days.until === until;
  });
