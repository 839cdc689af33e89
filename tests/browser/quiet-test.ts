import { type BrowserContext, test as base, expect, type FullProject, type Page } from '@playwright/test';

/** A browser without pictures wonders what a preloaded one is for. */
const isOfPreload = (text: string) => /^A preload for |was preloaded using link preload/.test(text);
/** Said of every call that fails, as many do here on purpose. */
const isOfCall = (text: string) => text.startsWith('Failed to load resource: ');

/** What goes wrong in the page from now on without anybody seeing it, calls that fail included. */
function watchTrouble(page: Page, project: FullProject): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (project.metadata.pictures || !isOfPreload(message.text())) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page ends what it was still fetching.
    if (reason !== 'net::ERR_ABORTED') trouble.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`);
  });
  return trouble;
}

/** What React, the browser or a script of ours prints into the console of any page, or throws there: never expected. */
function watchNoise(context: BrowserContext): string[] {
  const noise: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    const isLoud = message.type() === 'error' || message.type() === 'warning';
    if (isLoud && !isOfPreload(text) && !isOfCall(text)) noise.push(text);
  });
  context.on('weberror', (error) => noise.push(error.error().stack ?? String(error.error())));
  return noise;
}

interface QuietFixtures {
  /** What went wrong in the page without anybody seeing it. */
  trouble: string[];
  quiet: undefined;
}

/** Every test in a browser: one in which something is printed that nobody expects has failed. */
export const test = base.extend<QuietFixtures>({
  trouble: async ({ page }, use, { project }) => use(watchTrouble(page, project)),
  quiet: [
    async ({ context }, use) => {
      const noise = watchNoise(context);
      await use(undefined);
      expect(noise, 'printed in the console').toEqual([]);
    },
    { auto: true },
  ],
});
