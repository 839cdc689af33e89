/** What pages ask for, of the shop and of others. */
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';

/** The address of a call to the provider, whatever else it asks: Arabic pages ask for their language, too.
 *  A `*` stands for one part of the path. */
export const callTo = (path: string): RegExp =>
  new RegExp(`/api/v1/${RegExp.escape(path).replaceAll('\\*', '[^/?]+')}(?:\\?|$)`);

/** A page as crawlers get it, and whoever runs no scripts: the shop waits for its provider. A browser would get the
 *  answer later in the page, and a status that knows nothing of it yet. */
export function getAsCrawler(request: APIRequestContext, path: string): Promise<APIResponse> {
  return request.get(path, { headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } });
}

/** What the page asks of anybody but the shop, from now on. */
export function watchForeignRequests(page: Page, shop: { url: string }): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(shop.url))
      foreign.push(request.url());
  });
  return foreign;
}
