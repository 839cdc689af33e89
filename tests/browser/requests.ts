/** Matching, recording and holding back a page's requests. */
import type { APIRequestContext, APIResponse, Page, Response } from '@playwright/test';

/** Matches a call to the provider, with any query (Arabic pages add their language); `*` matches one segment. */
export const callTo = (path: string): RegExp =>
  new RegExp(`/api/v1/${RegExp.escape(path).replaceAll('\\*', '[^/?]+')}(?:\\?|$)`);

/** Requests a page as a crawler, for which the shop awaits the provider before it sends the status. A browser gets the
 *  status at once, and the provider's answer later in the stream. */
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

/** The scripts and data of a screen. */
export const SCREEN_REQUESTS = /\.data(?:\?|$)|\.js(?:\?|$)/;

/** Holds requests back until the returned function is called. */
export async function holdBack(page: Page, requests: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(requests, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Holds requests back. The returned function lets them continue, and returns how many got a response. */
export async function holdBackResponses(page: Page, requests: RegExp): Promise<() => Promise<number>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const responses: Promise<Response | null>[] = [];
  await page.route(requests, async (route) => {
    responses.push(route.request().response());
    await promise;
    // The request may have been aborted meanwhile.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    resolve();
    await page.unroute(requests);
    return (await Promise.all(responses)).filter((response) => response).length;
  };
}
