/** Caches API answers that are the same for everyone (response-cache.ts). */
import type { Context } from 'hono';
import { JSON_TYPE } from '#api/platform/http/answer-headers.ts';
import { ANY_ORIGIN_HEADERS } from '#api/platform/http/middleware.ts';
import { originOf, type RequestEnv, readKnownQuery } from '#api/platform/http/request.ts';
import type { Freshness } from './freshness.ts';
import { prepareBytes, respondAtOnce } from './prepared-bytes.ts';
import { type CachedResponse, createResponseCache, MAX_KEY_LENGTH } from './response-cache.ts';

const MAX_BYTES = 32 * 1024 * 1024;

type Load<Env extends RequestEnv> = (
  c: Context<Env>,
  query: URLSearchParams,
  uses: (...topics: string[]) => void,
) => Promise<object>;

export interface HotAnswers<Env extends RequestEnv> {
  /** The cached answer to a GET, by the URL as the client wrote it. */
  lookUp(origin: string, pathAndQuery: string): CachedResponse | undefined;
  /** A handler that caches what `load` returns for the known parameters, until one of its topics changes. */
  handle(parameters: ReadonlySet<string>, load: Load<Env>): (c: Context<Env>) => Promise<Response>;
  readonly bytes: number;
}

const prepareAnswer = (content: object) =>
  prepareBytes(JSON.stringify(content), {
    contentType: JSON_TYPE,
    // Cached answers bypass the CORS middleware.
    headers: { 'Cache-Control': 'no-cache', ...ANY_ORIGIN_HEADERS },
  });

function splitAddress(pathAndQuery: string): [path: string, query: string] {
  const at = pathAndQuery.indexOf('?');
  return at < 0 ? [pathAndQuery, ''] : [pathAndQuery.slice(0, at), pathAndQuery.slice(at)];
}

/** Creates an empty cache of answers. */
export function createHotAnswers<Env extends RequestEnv>(
  changes: Freshness,
  { isOn = true, maxBytes = MAX_BYTES } = {},
): HotAnswers<Env> {
  const cache = createResponseCache({ changes, maxBytes });
  /** The parameters that any handler reads; others are left out of cache keys. */
  const allParameters = new Set<string>();

  const keyOf = (origin: string, [path, query]: [string, string]) =>
    `${origin}${path.replace(/\/$/, '')}?${query && readKnownQuery(query, allParameters)}`;

  return {
    lookUp(origin, pathAndQuery) {
      // `isUpToDate` is called each time, because it also starts reading other servers' changes.
      if (!isOn || !changes.isUpToDate() || pathAndQuery.length > MAX_KEY_LENGTH) return undefined;
      return cache.find(keyOf(origin, splitAddress(pathAndQuery)));
    },
    handle(parameters, load) {
      for (const name of parameters) allParameters.add(name);
      return async (c) => {
        const { url, headers } = c.req.raw;
        const address = splitAddress(url.slice(url.indexOf('/', url.indexOf('//') + 2)));
        const query = readKnownQuery(address[1], parameters);
        const make = async (topics: Set<string>) =>
          prepareAnswer(
            await load(c, query, (...used) => {
              for (const topic of used) topics.add(topic);
            }),
          );
        if (!isOn) return respondAtOnce(await make(new Set()), headers);
        await changes.catchUp();
        const { topics, bytes } = await cache.findOrMake(keyOf(originOf(c), address), make);
        for (const topic of topics) c.env?.uses?.add(topic);
        return respondAtOnce(bytes, headers);
      };
    },
    get bytes() {
      return cache.bytes;
    },
  };
}
