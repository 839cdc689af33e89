import { LRUCache } from 'lru-cache';
import type { HotAnswers } from '#api/platform/caches/hot-answers.ts';
import type { RequestEnv } from '#api/platform/http/request.ts';
import type { Recalled, RecallingOptions } from '#contract/client/client.ts';
import type { InFlight } from './listener.ts';

/** As many as a busy shop renders its pages from; a long list takes a quarter of a megabyte. */
const MOST_READ = 60;

interface Reached {
  app: { fetch(request: Request, env: { origin: string; uses?: Set<string> }): Response | Promise<Response> };
  hot: Pick<HotAnswers<RequestEnv>, 'lookUp'>;
}

/** Several renderings share it: none may change it. */
function freezeAll(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeAll(part);
}

/** How pages reach the embedded provider: without a socket, and what it remembers is parsed once, not at every rendering. */
export function reachProvider(
  { app, hot }: Reached,
  calls: InFlight,
): (origin: string, uses?: Set<string>) => RecallingOptions {
  const read = new LRUCache<object, Recalled>({ max: MOST_READ });
  return (origin, uses) => ({
    host: origin,
    // Tracked, because a page whose visitor left does not wait for it. No origin: a page names pictures by their paths.
    fetch: (url, init) =>
      calls.track(Promise.resolve(app.fetch(new Request(url, init), { origin: '', ...(uses && { uses }) }))),
    recall(pathAndQuery) {
      const found = hot.lookUp('', pathAndQuery);
      if (!found) return undefined;
      for (const topic of found.topics) uses?.add(topic);
      const recalled = read.get(found.bytes) ?? {};
      read.set(found.bytes, recalled);
      freezeAll(recalled.answer);
      return recalled;
    },
  });
}
