/** What the provider answered, as pages carry it. Its failures are values, so that no page depends on it to be rendered. */
import type { ProviderErrorCode } from '#contract/client/provider-error.ts';

export interface Problem {
  code: ProviderErrorCode;
  /** In the language of the page. */
  text: string;
}

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
