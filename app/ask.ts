/** How loaders call the provider, and answer with what it said. */
import { data, type HeadersFunction, type RouterContextProvider } from 'react-router';
import type { CallOptions, Client } from '#contract/client/client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { type Answer, type Later, toProblem } from './answers.ts';
import { providerContext, reportContext, streamAfterContext } from './provider.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

async function toAnswer<T>(call: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await call() };
  } catch (error) {
    if (error instanceof ProviderError) return { problem: toProblem(error) };
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
    return { problem: toProblem(new ProviderError('unavailable')) };
  });
  return { soon };
}

const isProblem = (later: Later<Answer<unknown>> | undefined) =>
  later !== undefined && 'now' in later && 'problem' in later.now;

/** The data of a loader with the status of the page. A page with a problem must not be cached; what a browser fetched ahead
 *  it may use, instead of asking again. */
export function respond<T extends Record<string, Later<Answer<unknown>> | undefined>>(
  { request }: Pick<Asking, 'request'>,
  answers: T,
  status: 200 | 404 | 503 = 200,
) {
  const isPrefetch = request.headers.get('Sec-Purpose')?.startsWith('prefetch');
  const usual: HeadersInit = isPrefetch ? { 'Cache-Control': 'private, max-age=30' } : {};
  const hasProblem = Object.values(answers).some(isProblem);
  return data(answers, { status, headers: hasProblem ? { 'Cache-Control': 'no-store' } : usual });
}

/** The `headers` export of a route whose loader decides its headers. */
export const forwardHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
