import { LRUCache } from 'lru-cache';
import type { HotAnswers } from '#api/platform/caches/hot-answers.ts';
import type { RequestEnv } from '#api/platform/http/request.ts';
import type { CachedAnswer, CachingClientOptions } from '#contract/client/client.ts';
import type { InFlight } from './in-flight.ts';

/** Enough for the pages of a busy shop. Not more, because a parsed long product list takes a quarter of a megabyte. */
const MAX_PARSED_ANSWERS = 60;

interface EmbeddedProvider {
  app: { fetch(request: Request, env: { origin: string; uses?: Set<string> }): Response | Promise<Response> };
  hot: Pick<HotAnswers<RequestEnv>, 'lookUp'>;
}

/** Freezes a value that several renderings share. */
function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
}

/** Lets pages call the embedded provider in this process, and parses each cached response only once. */
export function connectToEmbeddedProvider(
  { app, hot }: EmbeddedProvider,
  calls: InFlight,
): (origin: string, uses?: Set<string>) => CachingClientOptions {
  const parsed = new LRUCache<object, CachedAnswer>({ max: MAX_PARSED_ANSWERS });
  return (origin, uses) => ({
    host: origin,
    // Tracked, because a page whose visitor left does not await the call. The origin is empty, so that picture URLs are
    // paths.
    fetch: (url, init) =>
      calls.track(Promise.resolve(app.fetch(new Request(url, init), { origin: '', ...(uses && { uses }) }))),
    findCached(pathAndQuery) {
      const found = hot.lookUp('', pathAndQuery);
      if (!found) return undefined;
      for (const topic of found.topics) uses?.add(topic);
      const cached = parsed.get(found.bytes) ?? {};
      parsed.set(found.bytes, cached);
      deepFreeze(cached.answer);
      return cached;
    },
  });
}
