/** Date ranges for the money screens, which keep them in the URL. */
import { isDay } from '#contract/times.ts';
import { findCairoDay, moveDay } from '#counter/ui/cairo-day.ts';

/** The first and last day, both inclusive. An empty string means no limit. */
export interface Span {
  from: string;
  until: string;
}

const monthOf = (day: string) => day.slice(0, 7);

/** Adds a number of months to a month such as 2026-11. */
function moveMonth(month: string, count: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + count);
  return at.toISOString().slice(0, 7);
}

const firstDayOf = (month: string) => `${month}-01`;
const lastDayOf = (month: string) => moveDay(firstDayOf(moveMonth(month, 1)), -1);

/** Date ranges that have a name, relative to today. */
const PRESET_SPANS = {
  thisMonth: (today: string) => ({ from: firstDayOf(monthOf(today)), until: today }),
  lastMonth(today: string) {
    const month = moveMonth(monthOf(today), -1);
    return { from: firstDayOf(month), until: lastDayOf(month) };
  },
  last30: (today: string) => ({ from: moveDay(today, -29), until: today }),
  last12Months: (today: string) => ({ from: firstDayOf(moveMonth(monthOf(today), -11)), until: today }),
  thisYear: (today: string) => ({ from: `${today.slice(0, 4)}-01-01`, until: today }),
  lastYear(today: string) {
    const year = Number(today.slice(0, 4)) - 1;
    return { from: `${year}-01-01`, until: `${year}-12-31` };
  },
  all: () => ({ from: '', until: '' }),
} as const satisfies Record<string, (today: string) => Span>;

export type Preset = keyof typeof PRESET_SPANS;

export const choosePreset = (preset: Preset, now: Date): Span => PRESET_SPANS[preset](findCairoDay(now));

/** Finds the preset that has exactly these days. */
export const findPreset = ({ from, until }: Span, presets: readonly Preset[], now: Date) =>
  presets.find((preset) => {
    const days = choosePreset(preset, now);
    return days.from === from && days.until === until;
  });

const ALL_DAYS = 'all';

/** Reads the date range from URL parameters. Without one, returns the fallback preset. */
export function readSpan(params: URLSearchParams, fallback: Preset, now: Date): Span {
  const read = (name: string) => {
    const text = params.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  const span = { from: read('from'), until: read('until') };
  if (span.from || span.until) return span;
  return choosePreset(params.get('days') === ALL_DAYS ? ALL_DAYS : fallback, now);
}

/** Converts the date range to URL parameters. */
export function writeSpan({ from, until }: Span): Record<string, string> {
  if (!from && !until) return { days: ALL_DAYS };
  return { ...(from && { from }), ...(until && { until }) };
}
