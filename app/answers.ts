/** What the provider answered, as pages carry it. Its failures are values, so that no page depends on it to be rendered. */
import { ProviderError, type ProviderErrorCode } from '#contract/client/provider-error.ts';
import { sayProblem } from '#messages/provider-errors.ts';

export interface Problem {
  code: ProviderErrorCode;
  /** In the language of the page. */
  text: string;
}

/** What went wrong with a call, whatever was thrown. */
export function toProblem(error: unknown): Problem {
  const known = error instanceof ProviderError ? error : new ProviderError('malformed', { cause: error });
  return { code: known.code, text: sayProblem(known) };
}

const PASSING: ReadonlySet<ProviderErrorCode> = new Set([
  'offline',
  'timeout',
  'malformed',
  'limited',
  'unavailable',
]);

/** Whether the same call may succeed a moment later: nothing was wrong with what was asked for. */
export const canTryAgain = (code: ProviderErrorCode) => PASSING.has(code);

/** The result of a call. */
export type Answer<T> = { value: T } | { problem: Problem };

/** A value that is there, or a promise of it that never rejects. */
export type Later<T> = { now: T } | { soon: Promise<T> };

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
