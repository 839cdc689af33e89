import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';
import { ARABIC, LONG, language } from './tests/browser/language.ts';

const executablePath = findChromium();

const launch = (...args: string[]) => ({
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
      // Fewer processes per page.
      '--in-process-gpu',
      '--disable-site-isolation-trials',
      ...args,
    ],
  },
});

/** `npm run test:long`, or a spec of it that was asked for by name. */
const isLong = Boolean(process.env.TEST_LONG) || process.argv.some((word) => word.includes('browser/long/'));

/** Specs about pictures, or about the page as a whole. */
const WITH_PICTURES =
  /(?:every-screen|home|islands|details|details-gallery|details-sizes|layout|products|pictures|reference|phone-screens|service-worker)\.spec\.ts$/;

const IGNORED = [
  ...(isLong ? [] : [/tests[\\/]browser[\\/]long[\\/]/]),
  // The reference of the API has one language.
  ...(language === 'en' ? [] : [/reference\.spec\.ts$/]),
];

export default defineConfig({
  testDir: 'tests/browser',
  ...(!isLong && (language === 'ar' ? { grep: new RegExp(ARABIC) } : { grepInvert: new RegExp(LONG) })),
  outputDir: 'test-results',
  globalSetup: './tests/browser/start-shared-shop.ts',
  fullyParallel: true,
  // Tests also wait: two workers leave a tenth of two cores idle.
  workers: 3,
  forbidOnly: true,
  // A test that needs a second try is wrong.
  retries: 0,
  // Generous, because a busy machine is not a fault; it costs nothing when all is well.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ...(process.env.TEST_REPORT ? [['json', { outputFile: process.env.TEST_REPORT }] as const] : []),
  ],
  use: {
    // The locale of the shop's language, so that no banner offers the other one.
    locale: language === 'ar' ? 'ar-EG' : 'en-US',
    // A spec about it allows it; the others test the shop as a first visitor meets it.
    serviceWorkers: 'block',
    // `--trace on` records what a test did, which takes long.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'with pictures',
      testMatch: WITH_PICTURES,
      testIgnore: IGNORED,
      metadata: { pictures: true },
      use: launch(),
    },
    {
      // Decoding and painting pictures takes a third of a page's time, and changes nothing in what these test.
      name: 'without pictures',
      testIgnore: [WITH_PICTURES, ...IGNORED],
      metadata: { pictures: false },
      use: launch('--blink-settings=imagesEnabled=false'),
    },
  ],
});
