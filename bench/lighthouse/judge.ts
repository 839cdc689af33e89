/** Summarises the runs of a page and checks them against the limits. */
import { medianOf } from '../measure.ts';
import type { Report } from './install-lighthouse.ts';

/** The categories that do not depend on the machine's speed. */
export const OTHER_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

export interface Result {
  score: number;
  /** The performance score of the same page without its scripts. */
  scriptless: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** The lowest score in OTHER_CATEGORIES, in any run. */
  others: number;
  /** Size of all responses that the page loads without interaction. */
  kilobytes: number;
}

interface Limit {
  name: string;
  atLeast?: number;
  atMost?: number;
  unit?: string;
  digits?: number;
}

const LIMITS: Record<keyof Result, Limit> = {
  score: { name: 'score', atLeast: 95 },
  scriptless: { name: 'scriptless', atLeast: 98 },
  fcp: { name: 'FCP', atMost: 1_200, unit: ' ms' },
  lcp: { name: 'LCP', atMost: 1_800, unit: ' ms' },
  tbt: { name: 'TBT', atMost: 200, unit: ' ms' },
  cls: { name: 'CLS', atMost: 0.02, digits: 3 },
  others: { name: 'others', atLeast: 100 },
  kilobytes: { name: 'first view', atMost: 300, unit: ' kB' },
};
const RESULT_FIELDS = Object.keys(LIMITS) as (keyof Result)[];

const scoreOf = ({ categories }: Report, category: string) =>
  // Rounded, because 0.57 × 100 is not 57 in floating point.
  Math.round((categories[category]?.score ?? 0) * 100);

/** Medians of the page's runs, the median score without scripts, and the lowest score of the other categories. */
export function summarise(runs: Report[], scriptlessRuns: Report[]): Result {
  const median = (audit: string) =>
    medianOf(runs.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return {
    score: medianOf(runs.map((run) => scoreOf(run, 'performance'))),
    scriptless: medianOf(scriptlessRuns.map((run) => scoreOf(run, 'performance'))),
    fcp: median('first-contentful-paint'),
    lcp: median('largest-contentful-paint'),
    tbt: median('total-blocking-time'),
    cls: median('cumulative-layout-shift'),
    others: Math.min(...runs.flatMap((run) => OTHER_CATEGORIES.map((category) => scoreOf(run, category)))),
    kilobytes: median('total-byte-weight') / 1_000,
  };
}

/** The limits that were missed; a value that could not be measured (NaN) misses its limit. */
function listMissed(result: Result): string[] {
  return RESULT_FIELDS.filter((field) => {
    const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = LIMITS[field];
    return !(result[field] >= atLeast && result[field] <= atMost);
  }).map((field) => LIMITS[field].name);
}

/** A row of the table. */
export function writeRow(page: string, language: string, result: Result): Record<string, string> {
  const missed = listMissed(result);
  const cells = RESULT_FIELDS.map((field) => {
    const { name, unit = '', digits = 0 } = LIMITS[field];
    const value = result[field].toLocaleString('en', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return [name, value + unit];
  });
  const verdict = missed.length > 0 ? `FAIL: ${missed.join(', ')}` : 'pass';
  return { page, language, ...Object.fromEntries(cells), verdict };
}

/** The limits, as the last row of the table. */
export function writeLimits(): Record<string, string> {
  const cells = Object.values(LIMITS).map(({ name, atLeast, atMost, unit = '' }) => [
    name,
    atLeast !== undefined ? `>= ${atLeast}` : `<= ${atMost?.toLocaleString('en')}${unit}`,
  ]);
  return { page: 'limit', language: '', ...Object.fromEntries(cells), verdict: '' };
}

/** The audits that keep one of the other categories below 100. */
export function listFailedAudits({ audits, categories }: Report): string[] {
  return OTHER_CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title} (${id})`),
  );
}
