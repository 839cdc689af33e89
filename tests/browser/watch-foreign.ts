import type { Page } from '@playwright/test';

/** What the page asks of anybody but the shop, from now on. */
export function watchForeign(page: Page, shop: { url: string }): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(shop.url))
      foreign.push(request.url());
  });
  return foreign;
}
