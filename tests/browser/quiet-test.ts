import { type BrowserContext, test as base, expect, type FullProject, type Page } from '@playwright/test';

/** A browser that loads no images warns about preloaded ones. */
const isPreloadWarning = (text: string) => /^A preload for |was preloaded using link preload/.test(text);
/** Printed by Playwright, which blocks service workers in all tests but theirs. */
const isWorkerWarning = (text: string) => text === 'Service Worker registration blocked by Playwright';
/** Printed for each failed call; many tests cause some on purpose. */
const isFailedCall = (text: string) => text.startsWith('Failed to load resource: ');

/** Records console errors, exceptions and failed requests of the page from now on. */
function watchTrouble(page: Page, project: FullProject): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (isWorkerWarning(message.text())) return;
    if (project.metadata.pictures || !isPreloadWarning(message.text())) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page aborts what it was still fetching.
    if (reason !== 'net::ERR_ABORTED') trouble.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`);
  });
  return trouble;
}

/** Records warnings, errors and exceptions of all pages, except those about failed calls. */
function watchNoise(context: BrowserContext): string[] {
  const noise: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    const isLoud = message.type() === 'error' || message.type() === 'warning';
    if (isLoud && ![isPreloadWarning, isFailedCall, isWorkerWarning].some((isKnown) => isKnown(text)))
      noise.push(text);
  });
  context.on('weberror', (error) => noise.push(error.error().stack ?? String(error.error())));
  return noise;
}

/** Waits until the page is hydrated, which begins after it has loaded. `page.goto` does so in every test, unless it is
 *  given another `waitUntil`: such a test is about the time before hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('body[data-island]'));
}

const isForHydration = (moment: string | undefined) => moment === undefined || moment === 'networkidle';

/** Makes opening a page wait for hydration. */
function waitForHydrationOnOpen(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (isForHydration(options?.waitUntil)) await waitForHydration(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (isForHydration(options?.waitUntil)) await waitForHydration(page);
    return answer;
  };
  return page;
}

interface QuietFixtures {
  /** Console errors, exceptions and failed requests of the page. */
  trouble: string[];
  quiet: undefined;
}

/** The base of every browser test: an unexpected console warning or error fails it. */
export const test = base.extend<QuietFixtures>({
  page: async ({ page, javaScriptEnabled }, use) =>
    use(javaScriptEnabled ? waitForHydrationOnOpen(page) : page),
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
