import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Freshness } from '#api/platform/caches/freshness.ts';
import { prepareBytes, respondCompressed } from '#api/platform/caches/prepared-bytes.ts';
import {
  type CachedResponse,
  createResponseCache,
  MAX_KEY_LENGTH,
} from '#api/platform/caches/response-cache.ts';
import { readPageQuery } from '#app/page-query.server.ts';
import { isBusy } from './admission/admission.ts';
import { createNonce, isHtml, type RenderPage } from './render-page.ts';
import { hashOwnScripts, type PolicySettings, writePagePolicy } from './security-headers.ts';

const MAX_BYTES = 32 * 1024 * 1024;
/** The home screen is redirected to Arabic by Accept-Language (`prefer-arabic.ts`). */
const HOME_VARY = 'Accept-Encoding, Accept-Language';
const CONTENT_TYPE = 'text/html; charset=utf-8';
/** Cache-Control of a page that shows a temporary problem. */
const NOT_CACHED = 'no-store';
// Addresses with a query are cached only from their second request on, because most searches are made once.
const MAX_SEEN_BYTES = 1024 * 1024;
const SEEN_TTL_MS = 10 * 60_000;

interface PageCacheOptions {
  render: RenderPage;
  policy: PolicySettings;
  changes: Freshness;
  log: Logger;
}

export interface PageCache {
  /** Looks up a page by the URL as the client wrote it; undefined unless it is ready in the best encoding. */
  lookUp(origin: string, rawPathAndQuery: string, acceptEncoding?: string): CachedResponse | undefined;
  /** Answers with a page that is the same for everybody. Undefined for other pages, and for the first request of a URL
   *  with a query. */
  answer(request: Request, origin: string): Promise<Response | undefined>;
}

/** The address without query parameters that the page ignores; undefined if the page is never cached. */
function normaliseAddress(path: string, query: string): string | undefined {
  // The data of a screen, as React Router's client requests it.
  if (path.endsWith('.data')) return undefined;
  const read = readPageQuery(path, query);
  return read === undefined ? undefined : path + read;
}

/** Caches pages that are the same for everybody, whole and compressed, until something that they show changes. A page
 *  that just became stale is served while it is rendered again (stale-while-revalidate). */
export function createPageCache({ render, policy, changes, log }: PageCacheOptions): PageCache {
  const cache = createResponseCache<Response>({
    changes,
    maxBytes: MAX_BYTES,
    staleWhileRevalidate: {
      onError(error, page) {
        // Refusals are logged by admission; the next visit retries.
        if (!isBusy(error)) log.warn({ err: error, page }, 'a stale page could not be rendered again');
      },
    },
  });
  const seen = new LRUCache<string, true>({ maxSize: MAX_SEEN_BYTES, ttl: SEEN_TTL_MS });

  const renderWhole = (url: string, origin: string) => async (uses: Set<string>) => {
    // A new request, so that a visitor who disconnects does not abort a rendering that others wait for.
    const nonce = createNonce();
    const answer = await render(new Request(url), origin, { nonce, isStreamed: false, uses });
    if (!isHtml(answer)) return answer;
    // Read completely first, because the policy header, which precedes the body, needs the hashes of the body's
    // scripts.
    const { html, hashes } = hashOwnScripts(await answer.text(), nonce);
    const { 'content-type': _, ...given } = Object.fromEntries(answer.headers);
    const isPublic = answer.status === 200 && given['cache-control'] !== NOT_CACHED;
    const headers = {
      ...given,
      'cache-control': isPublic ? 'public, max-age=0, must-revalidate' : NOT_CACHED,
      'content-security-policy': writePagePolicy(hashes, policy),
      ...(new URL(url).pathname === '/' && { vary: HOME_VARY }),
    };
    if (isPublic) return prepareBytes(html, { contentType: CONTENT_TYPE, headers });
    return new Response(html, {
      status: answer.status,
      headers: { ...headers, 'content-type': CONTENT_TYPE },
    });
  };

  function isSecondRequest(key: string): boolean {
    if (seen.has(key)) return true;
    seen.set(key, true, { size: 2 * key.length + 100 });
    return false;
  }

  return {
    lookUp(origin, rawPathAndQuery, acceptEncoding) {
      // Hono refuses addresses that are too long.
      if (rawPathAndQuery.length > MAX_KEY_LENGTH || !changes.isUpToDate()) return undefined;
      const at = rawPathAndQuery.indexOf('?');
      const address =
        at < 0 ? rawPathAndQuery : normaliseAddress(rawPathAndQuery.slice(0, at), rawPathAndQuery.slice(at));
      if (address === undefined) return undefined;
      const key = origin + address;
      const page = cache.find(key, renderWhole(key, origin));
      return page?.bytes.isReadyFor(acceptEncoding) ? page : undefined;
    },
    async answer(request, origin) {
      const { pathname, search } = new URL(request.url);
      const address = normaliseAddress(pathname, search);
      if (address === undefined || address.length > MAX_KEY_LENGTH) return undefined;
      await changes.catchUp();
      if (!changes.isUpToDate()) return undefined;
      const key = origin + address;
      if (address !== pathname && !cache.has(key) && !isSecondRequest(key)) return undefined;
      const page = await cache.findOrMake(key, renderWhole(key, origin));
      if (!(page instanceof Response)) return respondCompressed(page.bytes, request.headers);
      // A redirect must keep the query parameters that were left out of the key.
      if (!isHtml(page) && address !== pathname + search) return undefined;
      // Cloned, because several requests may share the response, and a body can be read only once.
      return page.clone();
    },
  };
}
