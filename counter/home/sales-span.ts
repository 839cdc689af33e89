/** The days whose sales are shown, which the address keeps. */
import { isDay } from '#contract/times.ts';
import { chooseSpan, moveDay, SPANS, type SpanDays } from '#counter/ui/cairo-day.ts';

export interface Span {
  from: string;
  until: string;
}

const DEFAULT_DAYS = 30;
/** As many as the call accepts. */
const MAX_DAYS = 366;

/** What is wrong with the first and last day, if anything. */
export function findSpanMistake({ from, until }: Span): 'missing' | 'order' | 'length' | undefined {
  if (!isDay(from) || !isDay(until)) return 'missing';
  if (from > until) return 'order';
  return moveDay(from, MAX_DAYS - 1) < until ? 'length' : undefined;
}

interface SalesSpan extends Span {
  /** The number of days until today; undefined for other days. */
  days: SpanDays | undefined;
}

/** Reads the span from URL parameters; without a valid one, the last 30 days. */
export function readSalesSpan(params: URLSearchParams, now: Date): SalesSpan {
  const span = { from: params.get('from') ?? '', until: params.get('until') ?? '' };
  if (!findSpanMistake(span)) return { ...span, days: undefined };
  const days = SPANS.find((known) => String(known) === params.get('days')) ?? DEFAULT_DAYS;
  return { ...chooseSpan(days, now), days };
}

/** Converts a number of days until today, or other days, to URL parameters. */
export function writeSalesSpan(chosen: SpanDays | Span): Record<string, string> {
  if (typeof chosen === 'object') return { from: chosen.from, until: chosen.until };
  return chosen === DEFAULT_DAYS ? {} : { days: String(chosen) };
}
