/** Typed calls to any provider that speaks the contract, over any fetch: `client(setCount, { productId, body })`. */
import * as v from 'valibot';
import type { AnswerOf, Call, InputOf } from '#contract/call.ts';
import { ProviderError, readRefusal } from './provider-error.ts';

const TIMEOUT_MS = 15_000;

export interface ClientOptions {
  /** The provider's address, without a path; empty means the page's own. */
  host: string;
  fetch?: (url: string, init: RequestInit) => Response | Promise<Response>;
  /** The session token, if there is one; asked at each call that needs it. */
  token?: () => string | null | undefined;
  timeoutMs?: number;
  /** Sent with every call: the language of catalogue texts, where a provider knows several. English is never asked for. */
  query?: Record<string, string> | undefined;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Only for our own provider: a browser asks others for leave to send more than the token. */
  headers?: Record<string, string> | undefined;
}

type Input<C extends Call> = InputOf<C> & CallOptions;
/** The input is optional if the call needs none. */
export type CallArguments<C extends Call> =
  CallOptions extends Input<C> ? [input?: Input<C>] : [input: Input<C>];

/** Sends one call and gives its parsed answer; throws nothing but ProviderError. */
export type Client = <C extends Call>(call: C, ...input: CallArguments<C>) => Promise<AnswerOf<C>>;

/** What any call may be given; the types above say what each one must be. */
interface AnyInput extends CallOptions {
  body?: unknown;
  query?: object | undefined;
}

const writePath = (path: string, input: object) =>
  path.replace(/{(\w+)}/g, (_, name) => encodeURIComponent((input as Record<string, string>)[name] ?? ''));

/** A query string with names as they are on the wire, brackets included; undefined is left out, lists repeat the key. */
export function writeQuery(query: object): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined ? [] : `${name}=${encodeURIComponent(one)}`)),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** The path and query of a call, below the API's own. */
const writeAddress = (call: Call, input: AnyInput, query: object | undefined) =>
  writePath(call.path, input) + writeQuery({ ...input.query, ...query });

/** A client of the provider at `host`. */
export function createClient({
  host,
  fetch = globalThis.fetch,
  token,
  timeoutMs = TIMEOUT_MS,
  query,
}: ClientOptions): Client {
  const base = `${host.replace(/\/{1,9}$/, '')}/api/v1`;

  async function send(call: Call, input: AnyInput, signal: AbortSignal) {
    const headers: Record<string, string> = { ...input.headers };
    const value = call.isPersonal && token?.();
    // A token that no header can carry is left out: the provider then answers that nobody is signed in.
    if (value && /^[!-~]+$/.test(value)) headers.token = value;
    if (input.body) headers['content-type'] = 'application/json';
    const response = await fetch(base + writeAddress(call, input, query), {
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
    const end = (code: 'timeout' | 'aborted') => stop.abort(new ProviderError(code));
    const stopped = new Promise<never>((_, reject) => {
      stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
    });
    const onAbort = () => end('aborted');
    const timer = setTimeout(() => end('timeout'), timeoutMs);
    signal?.addEventListener('abort', onAbort);
    try {
      // A race, because a fetch that is not the platform's may not listen to the signal.
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
    // Not JSON: no error text can be in it, and no schema accepts undefined.
  }
  const { ok, status } = response;
  if (!ok) throw readRefusal(response, body);
  if (!schema) return;
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw new ProviderError('malformed', { status, cause: parsed.issues[0].message });
}

/** A remembered answer, and what was read of it. */
export interface Recalled {
  answer?: unknown;
}

export interface RecallingOptions extends ClientOptions {
  /** Finds an answer that is the same for everybody, where somebody remembers it, by its path and query. */
  recall?: (pathAndQuery: string) => Recalled | undefined;
}

/** A client that reads an answer once for as long as it is remembered. For servers: browsers carry no code for it. */
export function createRecallingClient({ recall, ...options }: RecallingOptions): Client {
  const client = createClient(options);
  return async (call, ...[given]) => {
    const recalled =
      call.method || call.isPersonal
        ? undefined
        : recall?.(`/api/v1${writeAddress(call, (given ?? {}) as AnyInput, options.query)}`);
    if (recalled?.answer) return recalled.answer as never;
    const answer = await client(call, ...([given] as never));
    if (recalled) recalled.answer = answer;
    return answer;
  };
}
