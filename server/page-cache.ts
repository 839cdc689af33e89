import { ByteCache } from '#api/platform/caches/byte-cache.ts';
import { type PreparedBytes, prepareBytes, respondCompressed } from '#api/platform/caches/prepared-bytes.ts';
import { createNonce, isHtml, type RenderPage } from './render-page.ts';
import { hashOwnScripts, type PolicySettings, writePagePolicy } from './security-headers.ts';

const MAX_BYTES = 16 * 1024 * 1024;
const CONTENT_TYPE = 'text/html; charset=utf-8';
/** Set by a page that shows a problem, which may be over at the next request. */
const NOT_CACHED = 'no-store';

interface CachedPage {
  version: number;
  page: PreparedBytes;
}

type Rendered =
  | { page: PreparedBytes }
  | { html: string; status: number; headers: Record<string, string> }
  | { answer: Response };

type AnswerCached = (request: Request, origin: string, version: number) => Promise<Response>;

/** Pages that are the same for everyone: rendered whole, once per catalogue version, and cached compressed. */
export function createPageCache(render: RenderPage, policy: PolicySettings): AnswerCached {
  const cached = new ByteCache<CachedPage>(MAX_BYTES);
  const rendering = new Map<string, Promise<Rendered>>();

  async function renderWhole(url: string, origin: string): Promise<Rendered> {
    // A request of its own: a visitor who leaves must not abort what others wait for.
    const nonce = createNonce();
    const answer = await render(new Request(url), origin, { nonce, isStreamed: false });
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

  async function renderForAll(url: string, origin: string, version: number): Promise<Rendered> {
    const rendered = await renderWhole(url, origin);
    if (!('html' in rendered) || rendered.headers['cache-control'] === NOT_CACHED) return rendered;
    const { html, headers } = rendered;
    const key = keyOf(url, origin);
    const page = prepareBytes(html, {
      contentType: CONTENT_TYPE,
      headers,
      onGrowth: (bytes) => cached.grow(key, entry, bytes),
    });
    const entry: CachedPage = { version, page };
    cached.set(key, entry, { size: page.bytes });
    return { page };
  }

  /** Many may ask for a page that just became stale; it is rendered once. */
  function renderOnce(url: string, origin: string, version: number): Promise<Rendered> {
    const key = `${version} ${keyOf(url, origin)}`;
    const found = rendering.get(key);
    if (found) return found;
    const task = renderForAll(url, origin, version).finally(() => rendering.delete(key));
    rendering.set(key, task);
    return task;
  }

  return async ({ url, headers: asked }, origin, version) => {
    const found = cached.get(keyOf(url, origin));
    if (found && found.version === version) return respondCompressed(found.page, asked);
    const rendered = await renderOnce(url, origin, version);
    if ('page' in rendered) return respondCompressed(rendered.page, asked);
    // Several may have waited for it, and a body can be read only once.
    if ('answer' in rendered) return rendered.answer.clone();
    const { html, status, headers } = rendered;
    return new Response(html, { status, headers: { 'Content-Type': CONTENT_TYPE, ...headers } });
  };
}

function keyOf(url: string, origin: string): string {
  return origin + new URL(url).pathname;
}
