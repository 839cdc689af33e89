/** Typed calls to any provider that speaks the contract, over any fetch.
 *  The calls are functions of a client (see client-*.ts), so that a page carries only those it makes. */
import * as v from 'valibot';
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
}

/** One call, as a row of the call table. */
interface Call<Schema extends v.GenericSchema> {
  method?: 'POST' | 'PUT' | 'DELETE';
  /** Below /api/v1/, ready to send. */
  path: string;
  query?: object | undefined;
  body?: unknown;
  /** Whether the call carries the session token. */
  isPersonal?: boolean;
  /** What a success must look like; absent where nobody reads it. */
  answer?: Schema;
}

/** Sends one call and gives its parsed answer; throws nothing but ProviderError. */
export type Client = <const Schema extends v.GenericSchema = v.GenericSchema<unknown>>(
  call: Call<Schema>,
  options?: CallOptions,
) => Promise<v.InferOutput<Schema>>;

/** A query string with names as they are on the wire, brackets included; undefined is left out, lists repeat the key. */
export function writeQuery(query: object): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined ? [] : `${name}=${encodeURIComponent(one)}`)),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** A client of the provider at `host`. */
export function createClient({
  host,
  fetch = globalThis.fetch,
  token,
  timeoutMs = TIMEOUT_MS,
  query,
}: ClientOptions): Client {
  const base = `${host.replace(/\/+$/, '')}/api/v1/`;

  async function send(call: Call<v.GenericSchema>, signal: AbortSignal) {
    const headers: Record<string, string> = {};
    const value = call.isPersonal && token?.();
    // What no header can carry is no token: the provider then says who is not signed in.
    if (value && /^[!-~]+$/.test(value)) headers.token = value;
    if (call.body) headers['content-type'] = 'application/json';
    const url = base + call.path + writeQuery({ ...call.query, ...query });
    const response = await fetch(url, {
      method: call.method ?? 'GET',
      headers,
      signal,
      ...(call.body ? { body: JSON.stringify(call.body) } : {}),
    });
    return { response, text: await response.text() };
  }

  return async (call, { signal } = {}) => {
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
      const { response, text } = await Promise.race([stopped, send(call, stop.signal)]);
      return readAnswer(call.answer, response, text);
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
