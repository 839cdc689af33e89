import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Freshness } from '#api/platform/caches/changes.ts';
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
const CONTENT_TYPE = 'text/html; charset=utf-8';
/** Set by a page that shows a problem, which may be over at the next request. */
const NOT_CACHED = 'no-store';
// Searches that were asked for once, of which there are countless: only what is asked for again is worth its bytes.
const MOST_ASKED_BYTES = 1024 * 1024;
const ASKED_MS = 10 * 60_000;

interface PageCacheOptions {
  render: RenderPage;
  policy: PolicySettings;
  changes: Freshness;
  log: Logger;
}

export interface PageCache {
  /** A cached page, by the address as the client wrote it, if it can leave at once in the best form for this client. */
  lookUp(origin: string, rawPathAndQuery: string, acceptEncoding?: string): CachedResponse | undefined;
  /** Answers a page that is the same for everybody; undefined if it is not one, or nobody asked for it before. */
  answer(request: Request, origin: string): Promise<Response | undefined>;
}

/** The address by which a page is known; undefined for what is never cached. */
function addressOf(path: string, query: string): string | undefined {
  // Not the data that scripts fetch.
  if (path.endsWith('.data')) return undefined;
  const read = readPageQuery(path, query);
  return read === undefined ? undefined : path + read;
}

/** Pages that are the same for everyone: rendered whole, once until something that they show changes, and cached
 *  compressed. One that became stale a moment ago is served while a new one is rendered. */
export function createPageCache({ render, policy, changes, log }: PageCacheOptions): PageCache {
  const cache = createResponseCache<Response>({
    changes,
    maxBytes: MAX_BYTES,
    staleWhileRevalidate: {
      onError(error, page) {
        // Refusals are counted where they are made; the next visit tries again.
        if (!isBusy(error)) log.warn({ err: error, page }, 'a page could not be made anew');
      },
    },
  });
  const asked = new LRUCache<string, true>({ maxSize: MOST_ASKED_BYTES, ttl: ASKED_MS });

  const renderWhole = (url: string, origin: string) => async (uses: Set<string>) => {
    // A request of its own: a visitor who leaves must not abort what others wait for.
    const nonce = createNonce();
    const answer = await render(new Request(url), origin, { nonce, isStreamed: false, uses });
    if (!isHtml(answer)) return answer;
    // Whole, because the policy's hashes stand in a header, before the first byte.
    const { html, hashes } = hashOwnScripts(await answer.text(), nonce);
    const { 'content-type': _, ...given } = Object.fromEntries(answer.headers);
    const isForAll = answer.status === 200 && given['cache-control'] !== NOT_CACHED;
    const headers = {
      ...given,
      'cache-control': isForAll ? 'public, max-age=0, must-revalidate' : NOT_CACHED,
      'content-security-policy': writePagePolicy(hashes, policy),
    };
    if (isForAll) return prepareBytes(html, { contentType: CONTENT_TYPE, headers });
    return new Response(html, {
      status: answer.status,
      headers: { ...headers, 'content-type': CONTENT_TYPE },
    });
  };

  function isAskedAgain(key: string): boolean {
    if (asked.has(key)) return true;
    asked.set(key, true, { size: 2 * key.length + 100 });
    return false;
  }

  return {
    lookUp(origin, rawPathAndQuery, acceptEncoding) {
      // What is too long is refused on the way through Hono.
      if (rawPathAndQuery.length > MAX_KEY_LENGTH || !changes.isKnown()) return undefined;
      const at = rawPathAndQuery.indexOf('?');
      const address =
        at < 0 ? rawPathAndQuery : addressOf(rawPathAndQuery.slice(0, at), rawPathAndQuery.slice(at));
      if (address === undefined) return undefined;
      const key = origin + address;
      const page = cache.find(key, renderWhole(key, origin));
      return page?.bytes.isReadyFor(acceptEncoding) ? page : undefined;
    },
    async answer(request, origin) {
      const { pathname, search } = new URL(request.url);
      const address = addressOf(pathname, search);
      if (address === undefined || address.length > MAX_KEY_LENGTH) return undefined;
      await changes.catchUp();
      if (!changes.isKnown()) return undefined;
      const key = origin + address;
      if (address !== pathname && !cache.has(key) && !isAskedAgain(key)) return undefined;
      const page = await cache.findOrMake(key, renderWhole(key, origin));
      if (!(page instanceof Response)) return respondCompressed(page.bytes, request.headers);
      // A redirect keeps what this address has besides.
      if (!isHtml(page) && address !== pathname + search) return undefined;
      // Several may have waited for it, and a body can be read only once.
      return page.clone();
    },
  };
}
