/** How loaders ask the provider: nothing it does can keep a page from being shown. */
import { data, type HeadersFunction, type RouterContextProvider } from 'react-router';
import type { CallOptions, Client } from '#contract/client/client.ts';
import { ProviderError, type ProviderErrorCode } from '#contract/client/provider-error.ts';
import { sayProblem } from '#messages/provider-errors.ts';
import { providerContext, reportContext, streamAfterContext } from './provider.ts';

export interface Problem {
  code: ProviderErrorCode;
  /** For people. */
  text: string;
}

/** What the provider said, or why it said nothing. */
export type Answer<T> = { value: T } | { problem: Problem };

/** What is there already, or on its way; it arrives, and never fails. */
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

/** Asks the provider for this request; waits for the answer no longer than the request has patience. */
export async function ask<T>(
  { context, request }: Asking,
  call: (client: Client, options: CallOptions) => Promise<T>,
): Promise<Later<Answer<T>>> {
  const answer = toAnswer(async () => call(context.get(providerContext), { signal: request.signal }));
  if (await settlesWithin(context.get(streamAfterContext), answer)) return { now: await answer };
  const soon = answer.catch((error: unknown) => {
    // The page has left already: all that is left to do is to say so in it.
    context.get(reportContext)(error);
    return toProblem(new ProviderError('unavailable'));
  });
  return { soon };
}

/** The value that is there already; undefined for a problem, and for what is still on its way. */
export function valueNow<T>(later: Later<Answer<T>>): T | undefined {
  return 'now' in later && 'value' in later.now ? later.now.value : undefined;
}

// An id that cannot be one names nothing either.
const NOTHING_THERE: ReadonlySet<ProviderErrorCode> = new Set(['not-found', 'invalid']);

/** The status that the first problem asks for: 404 or 503; undefined where all is well, or not known yet. */
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

/** What a loader returns: its answers, the status of the page, and that nobody may keep a page that tells of a problem. */
export function respond<T extends Record<string, Later<Answer<unknown>> | undefined>>(
  answers: T,
  status: 200 | 404 | 503 = 200,
) {
  const headers: HeadersInit = Object.values(answers).some(isProblem) ? { 'Cache-Control': 'no-store' } : {};
  return data(answers, { status, headers });
}

/** The `headers` export of a route whose loader says which headers its page has. */
export const forwardHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
