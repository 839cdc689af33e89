import { type BrowserContext, test as base, expect, type FullProject, type Page } from '@playwright/test';

/** A browser that loads no images warns about preloaded ones. */
const isPreloadWarning = (text: string) => /^A preload for |was preloaded using link preload/.test(text);
/** Printed by Playwright, which blocks service workers in all tests except those of the service worker. */
const isWorkerWarning = (text: string) => text === 'Service Worker registration blocked by Playwright';
/** Printed for each failed call; many tests cause some on purpose. */
const isFailedCall = (text: string) => text.startsWith('Failed to load resource: ');

/** Records console errors, exceptions and failed requests of the page from now on. */
function watchPageErrors(page: Page, project: FullProject): string[] {
  const pageErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (isWorkerWarning(message.text())) return;
    if (project.metadata.pictures || !isPreloadWarning(message.text())) pageErrors.push(message.text());
  });
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page aborts what it was still fetching.
    if (reason !== 'net::ERR_ABORTED') pageErrors.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) pageErrors.push(`${response.status()} ${response.url()}`);
  });
  return pageErrors;
}

/** Records warnings, errors and exceptions of all pages, except those about failed calls. */
function watchConsole(context: BrowserContext): string[] {
  const unexpected: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    const isWarning = message.type() === 'error' || message.type() === 'warning';
    if (isWarning && ![isPreloadWarning, isFailedCall, isWorkerWarning].some((isKnown) => isKnown(text)))
      unexpected.push(text);
  });
  context.on('weberror', (error) => unexpected.push(error.error().stack ?? String(error.error())));
  return unexpected;
}

/**
 * Waits until the page is hydrated; hydration begins after the page has loaded. `page.goto` waits for hydration unless
 * `waitUntil` names an earlier moment, as in tests about the time before hydration.
 */
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
  pageErrors: string[];
  quiet: undefined;
}

/** The base of every browser test: an unexpected console warning or error fails it. */
export const test = base.extend<QuietFixtures>({
  page: async ({ page, javaScriptEnabled }, use) =>
    use(javaScriptEnabled ? waitForHydrationOnOpen(page) : page),
  pageErrors: async ({ page }, use, { project }) => use(watchPageErrors(page, project)),
  quiet: [
    async ({ context }, use) => {
      const unexpected = watchConsole(context);
      await use(undefined);
      expect(unexpected, 'printed in the console').toEqual([]);
    },
    { auto: true },
  ],
});
