/** Hot answers: JSON that is the same for everybody, cached as bytes until something that it is made from changes, or for
 *  ten minutes. */
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { JSON_TYPE } from '#api/platform/http/answer-json.ts';
import { ANY_ORIGIN_HEADERS } from '#api/platform/http/cors.ts';
import { readKnownQuery } from '#api/platform/http/list-query.ts';
import { originOf, type RequestEnv } from '#api/platform/http/request-context.ts';
import { ByteCache, MAX_CACHED_ADDRESS_LENGTH } from './byte-cache.ts';
import type { Freshness, Made } from './changes.ts';
import { type PreparedBytes, prepareBytes, respondAtOnce } from './prepared-bytes.ts';

const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
const MAX_ADDRESS_BYTES = 4 * 1024 * 1024;
// A shop has one address, or two; its own pages ask without any.
const MAX_ORIGINS = 4;
// What an entry costs beside its text: the objects around it, roughly.
const ENTRY_BYTES = 1_024;

type Load<Env extends RequestEnv> = (
  c: Context<Env>,
  query: URLSearchParams,
  uses: (...topics: string[]) => void,
) => Promise<object>;

export interface HotAnswer extends Made {
  bytes: PreparedBytes;
}

interface Loading {
  startedAt: number;
  answer: Promise<HotAnswer>;
}

export interface HotAnswers<Env extends RequestEnv> {
  /** The cached answer to a GET, by the address as the client wrote it: the cheapest way to one. */
  lookUp(origin: string, rawPathAndQuery: string): PreparedBytes | undefined;
  /** The same with what it is made from. */
  recall(origin: string, rawPathAndQuery: string): HotAnswer | undefined;
  /** Answers cached GETs before anything else looks at the request. */
  answer: MiddlewareHandler<Env>;
  /** A handler that answers what `load` makes of the known parameters, loaded once until something it uses changes. */
  handle(parameters: ReadonlySet<string>, load: Load<Env>): (c: Context<Env>) => Promise<Response>;
  /** Another number after every change; undefined while changes are not known, or when caching is off. */
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

const sizeOf = (topics: ReadonlySet<string>) => [...topics].reduce((sum, topic) => sum + 2 * topic.length, 0);

// Origins contain no line feed, so keys cannot collide.
const addressOf = (origin: string, pathAndQuery: string) => `${origin}\n${pathAndQuery}`;

function pathAndQueryOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}

/**
 * From addresses as clients wrote them to keys in one spelling. Each origin has its own, so that an address is looked up as it
 * came: joined to its origin, V8 would copy it for every request.
 */
function createSpellings() {
  const byOrigin = new LRUCache<string, ByteCache<string>>({ max: MAX_ORIGINS });
  return {
    find: (origin: string, pathAndQuery: string) => byOrigin.get(origin)?.get(pathAndQuery),
    add(origin: string, pathAndQuery: string, key: string): void {
      if (pathAndQuery.length > MAX_CACHED_ADDRESS_LENGTH) return;
      const keys = byOrigin.get(origin) ?? new ByteCache<string>(MAX_ADDRESS_BYTES);
      byOrigin.set(origin, keys);
      // A copy: as a part of the whole address, which V8 takes it for, it would be compared by the slow way.
      const address = Buffer.from(pathAndQuery).toString();
      keys.set(address, key, { size: 2 * (address.length + key.length) + ENTRY_BYTES });
    },
    get bytes() {
      return byOrigin.values().reduce((sum, keys) => sum + keys.calculatedSize, 0);
    },
  };
}

/** An empty cache of answers. */
export function createHotAnswers<Env extends RequestEnv>(
  changes: Freshness,
  { isOn = true, maxBytes = MAX_ANSWER_BYTES } = {},
): HotAnswers<Env> {
  const answers = new ByteCache<HotAnswer>(maxBytes);
  const loading = new Map<string, Loading>();
  const keys = createSpellings();

  const findFresh = (key: string): HotAnswer | undefined => {
    const found = answers.get(key);
    if (!found || changes.isFresh(found)) return found;
    answers.delete(key);
    return undefined;
  };

  const loadAndCache = (key: string, load: (topics: Set<string>) => Promise<object>): Promise<HotAnswer> => {
    const startedAt = changes.now();
    const topics = new Set<string>();
    const answer = load(topics).then((content) => {
      const bytes = prepareAnswer(content, (more) => answers.grow(key, made, more));
      const made: HotAnswer = { freshAt: startedAt, topics, bytes };
      if (key.length <= MAX_CACHED_ADDRESS_LENGTH && changes.isFresh(made))
        answers.set(key, made, { size: bytes.bytes + key.length + sizeOf(topics) + ENTRY_BYTES });
      return made;
    });
    const isOver = () => {
      if (loading.get(key)?.answer === answer) loading.delete(key);
    };
    answer.then(isOver, isOver);
    loading.set(key, { startedAt, answer });
    return answer;
  };

  /** What somebody else waits for already, unless it may have been read before a change. */
  const findLoading = (key: string) => {
    const found = loading.get(key);
    return found?.startedAt === changes.now() ? found.answer : undefined;
  };

  // Asked on every request, because asking is what makes other servers' changes known.
  const isUsable = () => isOn && changes.isKnown();

  const find = (origin: string, rawPathAndQuery: string) => {
    if (!isUsable()) return undefined;
    const key = keys.find(origin, rawPathAndQuery);
    return key === undefined ? undefined : findFresh(key);
  };
  const respond = (c: Context<Env>, { topics, bytes }: HotAnswer) => {
    for (const topic of topics) c.env?.uses?.add(topic);
    return respondAtOnce(bytes, c.req.raw.headers);
  };

  return {
    lookUp: (origin, rawPathAndQuery) => find(origin, rawPathAndQuery)?.bytes,
    recall: find,
    version: () => (isUsable() ? changes.now() : undefined),
    answer(c, next) {
      const { method, url } = c.req.raw;
      if (method !== 'GET' && method !== 'HEAD') return next();
      const answer = find(originOf(c), pathAndQueryOf(url));
      return answer ? Promise.resolve(respond(c, answer)) : next();
    },
    handle: (parameters, load) => async (c) => {
      const { url, headers } = c.req.raw;
      const query = readKnownQuery(url, parameters);
      if (!isOn) return respondAtOnce(prepareAnswer(await load(c, query, () => {})), headers);
      await changes.catchUp();
      const origin = originOf(c);
      const key = addressOf(origin, `${c.req.path.replace(/\/$/, '')}?${query}`);
      const loadThis = (topics: Set<string>) =>
        load(c, query, (...used) => {
          for (const topic of used) topics.add(topic);
        });
      const answer = findFresh(key) ?? (await (findLoading(key) ?? loadAndCache(key, loadThis)));
      keys.add(origin, pathAndQueryOf(url), key);
      return respond(c, answer);
    },
    get bytes() {
      return answers.calculatedSize + keys.bytes;
    },
  };
}
