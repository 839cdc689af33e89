import { expect, test } from 'vitest';
import type { Report } from './install-lighthouse.ts';
import { listFailedAudits, type Result, summarise, writeLimits, writeRow } from './judge.ts';

interface Run {
  score?: number;
  others?: number[];
  lcp?: number;
}

const createReport = ({ score = 1, others = [1, 1, 1], lcp = 1_500 }: Run = {}): Report => ({
  audits: {
    'first-contentful-paint': { title: 'First Contentful Paint', score: 1, numericValue: 900 },
    'largest-contentful-paint': { title: 'Largest Contentful Paint', score: 0.4, numericValue: lcp },
    'total-blocking-time': { title: 'Total Blocking Time', score: 1, numericValue: 120 },
    'cumulative-layout-shift': { title: 'Cumulative Layout Shift', score: 1, numericValue: 0 },
    'total-byte-weight': { title: 'Payload', score: 1, numericValue: 200_000 },
    'color-contrast': { title: 'Contrast', score: 0 },
    'image-alt': { title: 'Alternative texts', score: 1 },
    'label-in-name': { title: 'Labels', score: 0 },
    'video-caption': { title: 'Captions', score: null },
  },
  categories: {
    performance: { score, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] },
    accessibility: {
      score: others[0] ?? null,
      auditRefs: [
        { id: 'color-contrast', weight: 7 },
        { id: 'image-alt', weight: 10 },
        // Reported, but not counted.
        { id: 'label-in-name', weight: 0 },
        { id: 'video-caption', weight: 10 },
      ],
    },
    'best-practices': { score: others[1] ?? null, auditRefs: [] },
    seo: { score: others[2] ?? null, auditRefs: [] },
  },
  environment: { benchmarkIndex: 1_000 },
  runWarnings: [],
});

const GOOD_RESULT: Result = {
  score: 95,
  scriptless: 98,
  fcp: 1_200,
  lcp: 1_800,
  tbt: 200,
  cls: 0.02,
  others: 100,
  kilobytes: 300,
};

test('a summary has the medians of all runs, and the lowest score of the categories besides performance', () => {
  const runs = [
    createReport({ score: 0.99, lcp: 1_600 }),
    createReport({ score: 0.57, lcp: 9_000, others: [1, 0.96, 1] }),
    createReport({ score: 0.96, lcp: 1_400 }),
  ];
  const scriptlessRuns = [
    createReport({ score: 0.98 }),
    createReport({ score: 1 }),
    createReport({ score: 0.99 }),
  ];
  expect(summarise(runs, scriptlessRuns)).toEqual({
    score: 96,
    scriptless: 99,
    fcp: 900,
    lcp: 1_600,
    tbt: 120,
    cls: 0,
    others: 96,
    kilobytes: 200,
  });
});

test('a page at the limits passes', () => {
  expect(writeRow('home', 'ar', GOOD_RESULT)).toEqual({
    page: 'home',
    language: 'ar',
    score: '95',
    scriptless: '98',
    FCP: '1,200 ms',
    LCP: '1,800 ms',
    TBT: '200 ms',
    CLS: '0.020',
    others: '100',
    'first view': '300 kB',
    verdict: 'pass',
  });
});

test.each<[string, Partial<Result>]>([
  ['score', { score: 94 }],
  ['scriptless', { scriptless: 97 }],
  ['FCP', { fcp: 1_201 }],
  ['LCP', { lcp: 1_800.4 }],
  ['TBT', { tbt: 201 }],
  ['CLS', { cls: 0.021 }],
  ['others', { others: 99 }],
  ['first view', { kilobytes: 300.1 }],
  ['score, TBT', { score: 80, tbt: 900 }],
  ['LCP', { lcp: Number.NaN }],
])('a page beyond a limit fails with its name: %s', (missed, bad) => {
  expect(writeRow('home', 'en', { ...GOOD_RESULT, ...bad }).verdict).toBe(`FAIL: ${missed}`);
});

test('a category without a score counts as 0', () => {
  expect(summarise([createReport({ others: [1, 1] })], [createReport()]).others).toBe(0);
});

test('the limits have the same columns as the results', () => {
  expect(Object.keys(writeLimits())).toEqual(Object.keys(writeRow('home', 'en', GOOD_RESULT)));
  expect(writeLimits()).toMatchObject({ score: '>= 95', LCP: '<= 1,800 ms', CLS: '<= 0.02' });
});

test('audits that keep a category below 100 are listed, and no others', () => {
  expect(listFailedAudits(createReport())).toEqual(['accessibility: Contrast (color-contrast)']);
});
