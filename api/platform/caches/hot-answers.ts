/** Hot answers: JSON that is the same for everybody, cached as bytes until the content's version changes. */
import type { Context, MiddlewareHandler } from 'hono';
import { JSON_TYPE } from '#api/platform/http/answer-json.ts';
import { ANY_ORIGIN_HEADERS } from '#api/platform/http/cors.ts';
import { readKnownQuery } from '#api/platform/http/list-query.ts';
import { originOf, type RequestEnv } from '#api/platform/http/request-context.ts';
import { ByteCache } from './byte-cache.ts';
import { type PreparedBytes, prepareBytes, respondAtOnce } from './prepared-bytes.ts';

const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
const MAX_ADDRESS_BYTES = 4 * 1024 * 1024;
// What an entry costs beside its text: the objects around it, roughly.
const ENTRY_BYTES = 1_024;

type Load<Env extends RequestEnv> = (c: Context<Env>, query: URLSearchParams) => Promise<object>;

/** The version of what answers are made from. */
export interface ContentVersion {
  current(): number;
  /** Whether it was read recently enough to answer from the cache at once. */
  isKnown(): boolean;
  /** Waits, where it was not, until it is read again. */
  catchUp(): Promise<void>;
}

export interface HotAnswers<Env extends RequestEnv> {
  /** The cached answer to a GET, by the address as the client wrote it: the cheapest way to one. */
  lookUp(origin: string, rawPathAndQuery: string): PreparedBytes | undefined;
  /** Answers cached GETs before anything else looks at the request. */
  answer: MiddlewareHandler<Env>;
  /** A handler that answers what `load` makes of the known parameters, loaded once per version. */
  handle(parameters: ReadonlySet<string>, load: Load<Env>): (c: Context<Env>) => Promise<Response>;
  /** The version to cache for; undefined while it is not known, or when caching is off. */
  version(): number | undefined;
  readonly bytes: number;
}

function prepareAnswer(content: object, onGrowth?: (bytes: number) => void): PreparedBytes {
  return prepareBytes(JSON.stringify(content), {
    contentType: JSON_TYPE,
    // A cached answer does not pass through the CORS middleware.
    headers: { 'Cache-Control': 'no-cache', ...ANY_ORIGIN_HEADERS },
    ...(onGrowth && { onGrowth }),
  });
}

// Origins contain no line feed, so keys cannot collide.
const addressOf = (origin: string, pathAndQuery: string) => `${origin}\n${pathAndQuery}`;

function pathAndQueryOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}

/** An empty cache of answers made from versioned content. */
export function createHotAnswers<Env extends RequestEnv>(
  version: ContentVersion,
  { isOn = true, maxBytes = MAX_ANSWER_BYTES } = {},
): HotAnswers<Env> {
  const answers = new ByteCache<PreparedBytes>(maxBytes);
  const loading = new Map<string, Promise<PreparedBytes>>();
  /** From addresses as clients wrote them to keys in one spelling, which hold for every version. */
  const keys = new ByteCache<string>(MAX_ADDRESS_BYTES);
  let heldVersion = version.current();

  const dropStale = () => {
    if (heldVersion === version.current()) return;
    heldVersion = version.current();
    answers.clear();
    // Later requests must not wait for what was read before the change.
    loading.clear();
  };

  const loadAndCache = (key: string, load: () => Promise<object>): Promise<PreparedBytes> => {
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

  // Asked on every request, because asking is what keeps the version up to date.
  const readVersion = () => (isOn && version.isKnown() ? version.current() : undefined);

  const lookUp = (origin: string, rawPathAndQuery: string) => {
    if (readVersion() === undefined) return undefined;
    dropStale();
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
      if (!isOn) return respondAtOnce(prepareAnswer(await load(c, query)), headers);
      await version.catchUp();
      dropStale();
      const origin = originOf(c);
      const key = addressOf(origin, `${c.req.path.replace(/\/$/, '')}?${query}`);
      const answer =
        answers.get(key) ?? (await (loading.get(key) ?? loadAndCache(key, () => load(c, query))));
      const address = addressOf(origin, pathAndQueryOf(url));
      keys.set(address, key, { size: 2 * (address.length + key.length) + ENTRY_BYTES });
      return respondAtOnce(answer, headers);
    },
    get bytes() {
      return answers.calculatedSize + keys.calculatedSize;
    },
  };
}
