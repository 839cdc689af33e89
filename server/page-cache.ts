import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { ByteCache, MAX_CACHED_ADDRESS_LENGTH } from '#api/platform/caches/byte-cache.ts';
import type { Freshness, Made } from '#api/platform/caches/changes.ts';
import { type PreparedBytes, prepareBytes, respondCompressed } from '#api/platform/caches/prepared-bytes.ts';
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

interface CachedPage extends Made {
  page: PreparedBytes;
}

type Rendered =
  | { page: PreparedBytes }
  | { html: string; status: number; headers: Record<string, string> }
  | { answer: Response };

interface PageCacheOptions {
  render: RenderPage;
  policy: PolicySettings;
  changes: Freshness;
  log: Logger;
}

export interface PageCache {
  /** A cached page, by the address as the client wrote it, if it can leave at once in the best form for this client. */
  lookUp(origin: string, rawPathAndQuery: string, acceptEncoding?: string): PreparedBytes | undefined;
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
  const cached = new ByteCache<CachedPage>(MAX_BYTES);
  const rendering = new Map<string, Promise<Rendered>>();
  const asked = new LRUCache<string, true>({ maxSize: MOST_ASKED_BYTES, ttl: ASKED_MS });

  async function renderWhole(url: string, origin: string, uses: Set<string>): Promise<Rendered> {
    // A request of its own: a visitor who leaves must not abort what others wait for.
    const nonce = createNonce();
    const answer = await render(new Request(url), origin, { nonce, isStreamed: false, uses });
    if (!isHtml(answer)) return { answer };
    // Whole, because the policy's hashes stand in a header, before the first byte.
    const { html, hashes } = hashOwnScripts(await answer.text(), nonce);
    const { 'content-type': _, ...given } = Object.fromEntries(answer.headers);
    const isForAll = answer.status === 200 && given['cache-control'] !== NOT_CACHED;
    const headers = {
      ...given,
      'cache-control': isForAll ? 'public, max-age=0, must-revalidate' : NOT_CACHED,
      'content-security-policy': writePagePolicy(hashes, policy),
    };
    return { status: answer.status, html, headers };
  }

  async function renderForAll(key: string, origin: string): Promise<Rendered> {
    const [freshAt, topics] = [changes.now(), new Set<string>()];
    const rendered = await renderWhole(key, origin, topics);
    const before = cached.peek(key);
    if (!('html' in rendered) || rendered.headers['cache-control'] === NOT_CACHED) {
      cached.delete(key);
      return rendered;
    }
    const { html, headers } = rendered;
    const page = prepareBytes(html, {
      contentType: CONTENT_TYPE,
      headers,
      onGrowth: (bytes) => cached.grow(key, entry, bytes),
    });
    // Many changes are not seen on a page: its compressed forms are as good as before.
    if (before?.page.tag === page.tag) {
      Object.assign(before, { freshAt, topics });
      return before;
    }
    const entry: CachedPage = { freshAt, topics, page };
    // Others are served the old page until the new one is as small as it was.
    if (before) await page.formWhenReady('br');
    cached.set(key, entry, { size: page.bytes + 2 * key.length });
    return { page };
  }

  /** Many may ask for a page that just became stale; it is rendered once. */
  function renderOnce(key: string, origin: string): Promise<Rendered> {
    const found = rendering.get(key);
    if (found) return found;
    const task = renderForAll(key, origin).finally(() => rendering.delete(key));
    rendering.set(key, task);
    return task;
  }

  /** The page as it is, or was a moment ago; then a new one is on its way. */
  function find(key: string, origin: string): PreparedBytes | undefined {
    const found = cached.get(key);
    if (!found) return undefined;
    if (changes.isFresh(found)) return found.page;
    if (!changes.wasFreshLately(found)) return undefined;
    renderOnce(key, origin).catch((error: unknown) => {
      // Refusals are counted where they are made; the next visit tries again.
      if (isBusy(error)) return;
      log.warn({ err: error, page: key }, 'a page could not be made anew');
    });
    return found.page;
  }

  function isAskedAgain(key: string): boolean {
    if (asked.has(key)) return true;
    asked.set(key, true, { size: 2 * key.length + 100 });
    return false;
  }

  return {
    lookUp(origin, rawPathAndQuery, acceptEncoding) {
      // What is too long is refused on the way through Hono.
      if (rawPathAndQuery.length > MAX_CACHED_ADDRESS_LENGTH || !changes.isKnown()) return undefined;
      const at = rawPathAndQuery.indexOf('?');
      const address =
        at < 0 ? rawPathAndQuery : addressOf(rawPathAndQuery.slice(0, at), rawPathAndQuery.slice(at));
      const page = address === undefined ? undefined : find(origin + address, origin);
      return page?.isReadyFor(acceptEncoding) ? page : undefined;
    },
    async answer(request, origin) {
      const { pathname, search } = new URL(request.url);
      const address = addressOf(pathname, search);
      if (address === undefined || address.length > MAX_CACHED_ADDRESS_LENGTH) return undefined;
      await changes.catchUp();
      if (!changes.isKnown()) return undefined;
      const key = origin + address;
      const found = find(key, origin);
      if (found) return respondCompressed(found, request.headers);
      if (address !== pathname && !cached.has(key) && !isAskedAgain(key)) return undefined;
      const rendered = await renderOnce(key, origin);
      if ('page' in rendered) return respondCompressed(rendered.page, request.headers);
      if ('answer' in rendered) {
        // A redirect keeps what this address has besides.
        if (address !== pathname + search) return undefined;
        // Several may have waited for it, and a body can be read only once.
        return rendered.answer.clone();
      }
      const { html, status, headers } = rendered;
      return new Response(html, { status, headers: { 'Content-Type': CONTENT_TYPE, ...headers } });
    },
  };
}
