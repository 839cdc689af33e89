/** How loaders call the provider. Its failures are values, so that no page depends on it to be rendered. */
import { data, type HeadersFunction, type RouterContextProvider } from 'react-router';
import type { CallOptions, Client } from '#contract/client/client.ts';
import { ProviderError, type ProviderErrorCode } from '#contract/client/provider-error.ts';
import { sayProblem } from '#messages/provider-errors.ts';
import { providerContext, reportContext, streamAfterContext } from './provider.ts';

export interface Problem {
  code: ProviderErrorCode;
  /** In the language of the page. */
  text: string;
}

/** The result of a call. */
export type Answer<T> = { value: T } | { problem: Problem };

/** A value that is there, or a promise of it that never rejects. */
export type Later<T> = { now: T } | { soon: Promise<T> };

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

const toProblem = (error: ProviderError): { problem: Problem } => ({
  problem: { code: error.code, text: sayProblem(error) },
});

async function toAnswer<T>(call: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await call() };
  } catch (error) {
    if (error instanceof ProviderError) return toProblem(error);
    throw error;
  }
}

async function settlesWithin(limitMs: number, answer: Promise<unknown>): Promise<boolean> {
  if (limitMs === Number.POSITIVE_INFINITY) return true;
  const over = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => over.resolve(false), limitMs);
  const isHere = () => over.resolve(true);
  answer.then(isHere, isHere);
  return over.promise.finally(() => clearTimeout(timer));
}

/** Calls the provider, and waits as long as `streamAfterContext` says; an answer that takes longer is streamed. */
export async function ask<T>(
  { context, request }: Asking,
  call: (client: Client, options: CallOptions) => Promise<T>,
): Promise<Later<Answer<T>>> {
  const answer = toAnswer(async () => call(context.get(providerContext), { signal: request.signal }));
  if (await settlesWithin(context.get(streamAfterContext), answer)) return { now: await answer };
  const soon = answer.catch((error: unknown) => {
    // The head of the page is sent already, so its status cannot change any more.
    context.get(reportContext)(error);
    return toProblem(new ProviderError('unavailable'));
  });
  return { soon };
}

/** The value, if it is there; undefined for a problem and for a pending answer. */
export function valueNow<T>(later: Later<Answer<T>>): T | undefined {
  return 'now' in later && 'value' in later.now ? later.now.value : undefined;
}

// An invalid id cannot exist either.
const NOTHING_THERE: ReadonlySet<ProviderErrorCode> = new Set(['not-found', 'invalid']);

/** The status of a page with these answers, by the first problem; undefined if there is none yet. */
export function statusOf(...laters: Later<Answer<unknown>>[]): 404 | 503 | undefined {
  for (const later of laters) {
    if ('now' in later && 'problem' in later.now) {
      return NOTHING_THERE.has(later.now.problem.code) ? 404 : 503;
    }
  }
  return undefined;
}

const isProblem = (later: Later<Answer<unknown>> | undefined) =>
  later !== undefined && 'now' in later && 'problem' in later.now;

/** The data of a loader with the status of the page. A page with a problem must not be cached. */
export function respond<T extends Record<string, Later<Answer<unknown>> | undefined>>(
  answers: T,
  status: 200 | 404 | 503 = 200,
  headers: HeadersInit = {},
) {
  const hasProblem = Object.values(answers).some(isProblem);
  return data(answers, { status, headers: hasProblem ? { 'Cache-Control': 'no-store' } : headers });
}

/** The headers that let a browser use what it has fetched ahead; without them it would ask again. */
export function keepPrefetched(request: Request): HeadersInit {
  const isPrefetch = request.headers.get('Sec-Purpose')?.startsWith('prefetch');
  return isPrefetch ? { 'Cache-Control': 'private, max-age=30' } : {};
}

/** The `headers` export of a route whose loader decides its headers. */
export const forwardHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
