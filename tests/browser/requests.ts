/** Requests of pages, to the shop and to others. */
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';

/** Matches a call to the provider with any query: Arabic pages add their language.
 *  A `*` stands for one segment of the path. */
export const callTo = (path: string): RegExp =>
  new RegExp(`/api/v1/${RegExp.escape(path).replaceAll('\\*', '[^/?]+')}(?:\\?|$)`);

/** A page as crawlers get it, and whoever runs no scripts: the shop waits for its provider. A browser would get the
 *  answer later in the page, and a status that knows nothing of it yet. */
export function getAsCrawler(request: APIRequestContext, path: string): Promise<APIResponse> {
  return request.get(path, { headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } });
}

/** Records requests to any host but the shop, from now on. */
export function watchForeignRequests(page: Page, shop: { url: string }): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(shop.url))
      foreign.push(request.url());
  });
  return foreign;
}

/** Holds requests back until the returned function is called. */
export async function holdBack(page: Page, requests: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(requests, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
