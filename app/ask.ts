/** Helpers for loaders: they call the provider and return its answers. */
import { data, type HeadersFunction, type RouterContextProvider } from 'react-router';
import type { CallOptions, Client } from '#contract/client/client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { type Answer, type MaybePending, toProblem } from './answers.ts';
import { providerContext, reportContext, streamAfterContext } from './provider.ts';

interface LoaderArgs {
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
  const isSettled = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => isSettled.resolve(false), limitMs);
  const resolve = () => isSettled.resolve(true);
  answer.then(resolve, resolve);
  return isSettled.promise.finally(() => clearTimeout(timer));
}

/** Calls the provider. An answer that takes longer than the limit in `streamAfterContext` is streamed. */
export async function ask<T>(
  { context, request }: LoaderArgs,
  call: (client: Client, options: CallOptions) => Promise<T>,
): Promise<MaybePending<Answer<T>>> {
  const answer = toAnswer(async () => call(context.get(providerContext), { signal: request.signal }));
  if (await settlesWithin(context.get(streamAfterContext), answer)) return { now: await answer };
  const soon = answer.catch((error: unknown) => {
    // The page's status has been sent, so the error can only be reported and shown as a problem.
    context.get(reportContext)(error);
    return { problem: toProblem(new ProviderError('unavailable')) };
  });
  return { soon };
}

const isProblem = (answer: MaybePending<Answer<unknown>> | undefined) =>
  answer !== undefined && 'now' in answer && 'problem' in answer.now;

/** Returns a loader's data with status and headers. A page with a problem must not be cached; a prefetched page may be
 *  cached for 30 seconds. */
export function respond<T extends Record<string, MaybePending<Answer<unknown>> | undefined>>(
  { request }: Pick<LoaderArgs, 'request'>,
  answers: T,
  status: 200 | 404 | 503 = 200,
) {
  const isPrefetch = request.headers.get('Sec-Purpose')?.startsWith('prefetch');
  const usual: HeadersInit = isPrefetch ? { 'Cache-Control': 'private, max-age=30' } : {};
  const hasProblem = Object.values(answers).some(isProblem);
  return data(answers, { status, headers: hasProblem ? { 'Cache-Control': 'no-store' } : usual });
}

/** The `headers` export of a route whose loader sets its headers. */
export const forwardHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
