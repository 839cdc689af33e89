import type { FullProject, Page } from '@playwright/test';

/** What goes wrong in the page from now on without anybody seeing it. */
export function watchTrouble(page: Page, project: FullProject): string[] {
  const trouble: string[] = [];
  // A browser without pictures wonders what a preloaded one is for.
  const isExpected = (text: string) =>
    !project.metadata.pictures && /^A preload for |was preloaded using link preload/.test(text);
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!isExpected(message.text())) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('requestfailed', (request) => trouble.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`);
  });
  return trouble;
}
