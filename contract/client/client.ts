/** Typed calls to any provider that speaks the contract, over any fetch: `client(setCount, { productId, body })`. */
import * as v from 'valibot';
import type { AnswerOf, Call, InputOf } from '#contract/call.ts';
import { ProviderError, readRefusal } from './provider-error.ts';

const TIMEOUT_MS = 15_000;

export interface ClientOptions {
  /** The provider's origin; empty for the page's own. */
  host: string;
  /** The path of the API. */
  base?: string;
  fetch?: (url: string, init: RequestInit) => Response | Promise<Response>;
  /** Returns the session token, if there is one; called for each call of shoppers. */
  token?: () => string | null | undefined;
  timeoutMs?: number;
  /** Query parameters of every call, such as the language of catalogue texts. */
  query?: Record<string, string> | undefined;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Only for our own provider: at others, a CORS preflight may refuse every header but the token. */
  headers?: Record<string, string> | undefined;
}

type Input<C extends Call> = InputOf<C> & CallOptions;
/** The input is optional if the call needs none. */
export type CallArguments<C extends Call> =
  CallOptions extends Input<C> ? [input?: Input<C>] : [input: Input<C>];

/** Sends a call and returns its parsed answer; throws only ProviderError. */
export type Client = <C extends Call>(call: C, ...input: CallArguments<C>) => Promise<AnswerOf<C>>;

/** The input of any call, untyped. */
interface AnyInput extends CallOptions {
  body?: unknown;
  query?: object | undefined;
}

const writePath = (path: string, input: object) =>
  path.replace(/{(\w+)}/g, (_, name) => encodeURIComponent((input as Record<string, string>)[name] ?? ''));

/** Writes a query string: names unencoded (with brackets), undefined left out, lists as repeated keys. */
export function writeQuery(query: object): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined ? [] : `${name}=${encodeURIComponent(one)}`)),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** The path and query of a call, below the API's own path. */
const writeAddress = (call: Call, input: AnyInput, query: object | undefined) =>
  writePath(call.path, input) + writeQuery({ ...input.query, ...query });

/** Creates a client of the provider at `host`. */
export function createClient({
  host,
  base = '/api/v1',
  fetch = globalThis.fetch,
  token,
  timeoutMs = TIMEOUT_MS,
  query,
}: ClientOptions): Client {
  const address = host.replace(/\/{1,9}$/, '') + base;

  async function send(call: Call, input: AnyInput, signal: AbortSignal) {
    const headers: Record<string, string> = { ...input.headers };
    const value = call.audience === 'shopper' && token?.();
    // A token that is no valid header value is left out: the provider then answers 401.
    if (value && /^[!-~]+$/.test(value)) headers.token = value;
    if (input.body) headers['content-type'] = 'application/json';
    const response = await fetch(address + writeAddress(call, input, query), {
      method: call.method ?? 'GET',
      headers,
      signal,
      ...(input.body ? { body: JSON.stringify(input.body) } : {}),
    });
    return { response, text: await response.text() };
  }

  return async (call, given?: AnyInput) => {
    const input = given ?? {};
    const { signal } = input;
    if (signal?.aborted) throw new ProviderError('aborted');
    const stop = new AbortController();
    const stopWith = (code: 'timeout' | 'aborted') => stop.abort(new ProviderError(code));
    const stopped = new Promise<never>((_, reject) => {
      stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
    });
    const onAbort = () => stopWith('aborted');
    const timer = setTimeout(() => stopWith('timeout'), timeoutMs);
    signal?.addEventListener('abort', onAbort);
    try {
      // A race, because a custom fetch may ignore the signal.
      const { response, text } = await Promise.race([stopped, send(call, input, stop.signal)]);
      return readAnswer(call.answer, response, text) as AnswerOf<typeof call>;
    } catch (error) {
      throw error instanceof ProviderError ? error : new ProviderError('offline', { cause: error });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  };
}

function readAnswer(schema: v.GenericSchema | undefined, response: Response, text: string) {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // The body is not JSON. It stays undefined, which no call's schema accepts.
  }
  const { ok, status } = response;
  if (!ok) throw readRefusal(response, body);
  if (!schema) return;
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw new ProviderError('malformed', { status, cause: parsed.issues[0].message });
}

/** A cached response, with its parsed answer once there is one. */
export interface CachedAnswer {
  answer?: unknown;
}

export interface CachingClientOptions extends ClientOptions {
  /** Looks up a cached public response by its path and query. */
  findCached?: (pathAndQuery: string) => CachedAnswer | undefined;
}

/** A client that parses each cached response once. For servers only: browsers load none of this. */
export function createCachingClient({ findCached, ...options }: CachingClientOptions): Client {
  const client = createClient(options);
  return async (call, ...[given]) => {
    const cached =
      call.method || (call.audience ?? 'everyone') !== 'everyone'
        ? undefined
        : findCached?.(`/api/v1${writeAddress(call, (given ?? {}) as AnyInput, options.query)}`);
    if (cached?.answer) return cached.answer as never;
    const answer = await client(call, ...([given] as never));
    if (cached) cached.answer = answer;
    return answer;
  };
}
