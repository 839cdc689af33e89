import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';
import { ARABIC, LONG, language } from './tests/browser/language.ts';

const executablePath = findChromium();

const createLaunchOptions = (...args: string[]) => ({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-gpu',
      '--disable-extensions',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Reduce the number of browser processes per page.
      '--in-process-gpu',
      '--disable-site-isolation-trials',
      ...args,
    ],
  },
});

/** Set by `npm run test:long`, or by naming one of its specs. */
const isLong = Boolean(process.env.TEST_LONG) || process.argv.some((word) => word.includes('browser/long/'));

/** Specs that run with pictures, because they test pictures or whole pages. */
const PICTURE_SPECS =
  /(?:every-screen|home|islands|details|details-gallery|details-sizes|layout|products|pictures|reference|phone-screens|service-worker)\.spec\.ts$/;

const IGNORED_SPECS = [
  ...(isLong ? [] : [/tests[\\/]browser[\\/]long[\\/]/]),
  // The API reference is in English only.
  ...(language === 'en' ? [] : [/reference\.spec\.ts$/]),
];

export default defineConfig({
  testDir: 'tests/browser',
  ...(!isLong && (language === 'ar' ? { grep: new RegExp(ARABIC) } : { grepInvert: new RegExp(LONG) })),
  outputDir: 'test-results',
  globalSetup: './tests/browser/start-shared-shop.ts',
  fullyParallel: true,
  // Three, because tests spend time waiting: with two workers, a tenth of a two-core machine would be idle.
  workers: 3,
  forbidOnly: true,
  // Flaky tests are bugs.
  retries: 0,
  // Generous, for busy machines.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ...(process.env.TEST_REPORT ? [['json', { outputFile: process.env.TEST_REPORT }] as const] : []),
  ],
  use: {
    // The locale of the tested language, so that no banner offers the other language.
    locale: language === 'ar' ? 'ar-EG' : 'en-US',
    // Only the service worker's specs allow service workers; all others test a first visit.
    serviceWorkers: 'block',
    // No traces: recording them is slow. Use `--trace on` when needed.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'with pictures',
      testMatch: PICTURE_SPECS,
      testIgnore: IGNORED_SPECS,
      metadata: { pictures: true },
      use: createLaunchOptions(),
    },
    {
      // Without pictures, pages load in a third less time.
      name: 'without pictures',
      testIgnore: [PICTURE_SPECS, ...IGNORED_SPECS],
      metadata: { pictures: false },
      use: createLaunchOptions('--blink-settings=imagesEnabled=false'),
    },
  ],
});
