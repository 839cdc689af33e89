import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // Each has its own shop and browser; more would only wait for each other on a machine of two cores.
  workers: 2,
  forbidOnly: true,
  // A second try is reported as flaky, and leaves the trace of the first.
  retries: 0,
  reporter: [['list']],
  use: {
    // Without pictures, which would be taken of every step of every test, failed or not.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
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
      ],
    },
  },
});
