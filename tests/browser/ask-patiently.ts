import type { APIRequestContext, APIResponse } from '@playwright/test';

/** A page as who runs no scripts gets it: the shop waits for its provider, where a browser would get the answer later
 *  in the page, and a status that knows nothing of it yet. */
export function askPatiently(request: APIRequestContext, path: string): Promise<APIResponse> {
  return request.get(path, { headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } });
}
