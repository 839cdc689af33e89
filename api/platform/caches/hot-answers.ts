/** Catalogue answers from memory: the same bytes for everybody until the catalogue changes. */
import type { Context, MiddlewareHandler } from 'hono';
import type { CatalogueVersion } from '#api/catalogue/version.ts';
import { watchVersion } from '#api/catalogue/watch-version.ts';
import type { ApiDependencies } from '#api/dependencies.ts';
import { JSON_TYPE } from '#api/platform/http/answer-json.ts';
import { ANY_ORIGIN_HEADERS } from '#api/platform/http/any-origin.ts';
import { readKnownQuery } from '#api/platform/http/list-query.ts';
import { originOf } from '#api/platform/http/origin.ts';
import type { ApiEnv } from '#api/platform/http/types.ts';
import { ByteCache } from './byte-cache.ts';
import { type PreparedBytes, prepareBytes, respondAtOnce } from './prepared-bytes.ts';

const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
const MAX_ADDRESS_BYTES = 4 * 1024 * 1024;
// What an entry costs beside its text: the objects around it, roughly.
const ENTRY_BYTES = 1_024;

type Load = (c: Context<ApiEnv>, query: URLSearchParams) => Promise<object>;

export interface HotAnswers {
  /** The remembered answer to a GET, by the address as the client wrote it; the cheapest way to one. */
  lookUp(origin: string, rawPathAndQuery: string): PreparedBytes | undefined;
  /** Answers remembered GETs before anything else looks at the request. */
  answer: MiddlewareHandler<ApiEnv>;
  /** A handler that answers what `load` makes of the known parameters, once per catalogue version. */
  handle(parameters: ReadonlySet<string>, load: Load): (c: Context<ApiEnv>) => Promise<Response>;
  /** The version that memories may be kept for; undefined while it is not known, or when nothing may be kept. */
  version(): number | undefined;
  readonly bytes: number;
}

function prepareAnswer(content: object, onGrowth?: (bytes: number) => void): PreparedBytes {
  return prepareBytes(JSON.stringify(content), {
    contentType: JSON_TYPE,
    // A remembered answer does not pass the middleware that opens the others to any site.
    headers: { 'Cache-Control': 'no-cache', ...ANY_ORIGIN_HEADERS },
    ...(onGrowth && { onGrowth }),
  });
}

// Origins have no line end in them, so no address can pass for another's.
const addressOf = (origin: string, pathAndQuery: string) => `${origin}\n${pathAndQuery}`;

function pathAndQueryOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}

/** An empty memory that follows the catalogue version. */
export function createHotAnswers(
  dependencies: Pick<ApiDependencies, 'database' | 'clock' | 'log' | 'settings'>,
  version: CatalogueVersion,
  maxBytes = MAX_ANSWER_BYTES,
): HotAnswers {
  const { isCacheOn } = dependencies.settings;
  const watch = watchVersion(dependencies, version);
  const answers = new ByteCache<PreparedBytes>(maxBytes);
  const loading = new Map<string, Promise<PreparedBytes>>();
  /** Addresses as clients wrote them to keys in one spelling; true for every version. */
  const keys = new ByteCache<string>(MAX_ADDRESS_BYTES);
  let heldVersion = version.current();

  const forgetOldVersion = () => {
    if (heldVersion === version.current()) return;
    heldVersion = version.current();
    answers.clear();
    // Who asks from now on must not be given what was read before the change.
    loading.clear();
  };

  const remember = (key: string, load: () => Promise<object>): Promise<PreparedBytes> => {
    const startedAt = version.current();
    const answer = load().then((content) => {
      const made: PreparedBytes = prepareAnswer(content, (bytes) => answers.grow(key, made, bytes));
      if (version.current() === startedAt)
        answers.set(key, made, { size: made.bytes + key.length + ENTRY_BYTES });
      return made;
    });
    const isOver = () => {
      if (loading.get(key) === answer) loading.delete(key);
    };
    answer.then(isOver, isOver);
    loading.set(key, answer);
    return answer;
  };

  // Asking for it is what keeps the watch going.
  const readVersion = () => (isCacheOn && watch.isKnown() ? version.current() : undefined);

  const lookUp = (origin: string, rawPathAndQuery: string) => {
    if (readVersion() === undefined) return undefined;
    forgetOldVersion();
    const key = keys.get(addressOf(origin, rawPathAndQuery));
    return key === undefined ? undefined : answers.get(key);
  };

  return {
    lookUp,
    version: readVersion,
    answer(c, next) {
      const { method, url, headers } = c.req.raw;
      if (method !== 'GET' && method !== 'HEAD') return next();
      const answer = lookUp(originOf(c), pathAndQueryOf(url));
      return answer ? Promise.resolve(respondAtOnce(answer, headers)) : next();
    },
    handle: (parameters, load) => async (c) => {
      const { url, headers } = c.req.raw;
      const query = readKnownQuery(url, parameters);
      if (!isCacheOn) return respondAtOnce(prepareAnswer(await load(c, query)), headers);
      await watch.catchUp();
      forgetOldVersion();
      const origin = originOf(c);
      const key = addressOf(origin, `${c.req.path.replace(/\/$/, '')}?${query}`);
      const answer = answers.get(key) ?? (await (loading.get(key) ?? remember(key, () => load(c, query))));
      const address = addressOf(origin, pathAndQueryOf(url));
      keys.set(address, key, { size: 2 * (address.length + key.length) + ENTRY_BYTES });
      return respondAtOnce(answer, headers);
    },
    get bytes() {
      return answers.calculatedSize + keys.calculatedSize;
    },
  };
}
