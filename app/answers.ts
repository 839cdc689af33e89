/**
 * Answers of the provider (the e-commerce API) as loader data. Failures are values, so that every page can be
 * rendered.
 */
import { ProviderError, type ProviderErrorCode } from '#contract/client/provider-error.ts';
import { formatProblem } from '#messages/provider-errors.ts';

export interface Problem {
  code: ProviderErrorCode;
  /** The message, in the language of the page. */
  text: string;
}

/** Converts whatever a call throws into a problem. */
export function toProblem(error: unknown): Problem {
  const known = error instanceof ProviderError ? error : new ProviderError('malformed', { cause: error });
  return { code: known.code, text: formatProblem(known) };
}

const TRANSIENT_CODES: ReadonlySet<ProviderErrorCode> = new Set([
  'offline',
  'timeout',
  'malformed',
  'limited',
  'unavailable',
]);

/** Whether the same call may succeed on a retry. */
export const canRetry = (code: ProviderErrorCode) => TRANSIENT_CODES.has(code);

/** The result of a call. */
export type Answer<T> = { value: T } | { problem: Problem };

/** A value, or a promise of it. On the server, the promise never rejects; in a browser, it rejects if the connection is
 *  lost. */
export type MaybePending<T> = { now: T } | { soon: Promise<T> };

/** The value of an answer that has arrived without a problem; otherwise undefined. */
export function valueNow<T>(answer: MaybePending<Answer<T>>): T | undefined {
  return 'now' in answer && 'value' in answer.now ? answer.now.value : undefined;
}

// Codes that mean that a page does not exist. Malformed ids are answered with 'invalid'.
const MISSING_PAGE_CODES: ReadonlySet<ProviderErrorCode> = new Set(['not-found', 'invalid']);

/**
 * The error status of a page: that of the first problem among the answers that have arrived; undefined if there is
 * none.
 */
export function statusOf(...answers: MaybePending<Answer<unknown>>[]): 404 | 503 | undefined {
  for (const answer of answers) {
    if ('now' in answer && 'problem' in answer.now) {
      return MISSING_PAGE_CODES.has(answer.now.problem.code) ? 404 : 503;
    }
  }
  return undefined;
}
