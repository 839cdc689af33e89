import type { ProviderErrorCode } from '#contract/client/provider-error.ts';

const PASSING: ReadonlySet<ProviderErrorCode> = new Set([
  'offline',
  'timeout',
  'malformed',
  'limited',
  'unavailable',
]);

/** Whether the same call may succeed a moment later: nothing was wrong with what was asked for. */
export const canTryAgain = (code: ProviderErrorCode) => PASSING.has(code);
