/** Texts of provider errors: the provider's own text, or ours if it has none. */
import type { ProviderError, ProviderErrorCode } from '#contract/client/provider-error.ts';
import * as common from './common.ts';

type Refusal = Pick<ProviderError, 'refusal' | 'values'>;

export const byCode: Record<ProviderErrorCode, string> = {
  offline: common.cutOff,
  timeout: 'The shop took too long to answer. Please try again.',
  aborted: 'The request was cancelled.',
  malformed: 'The shop sent an answer we could not read. Please try again.',
  unauthenticated: 'Please log in to go on.',
  forbidden: 'This is not yours to see or change.',
  'not-found': 'We could not find that.',
  conflict: 'That exists already.',
  invalid: 'Something you entered is not valid.',
  rejected: 'The shop did not accept the request.',
  limited: 'Too many tries. Please wait a moment.',
  unavailable: common.unavailable,
};

/** The text of a problem. Our own provider also sends a refusal code, other providers only a text. */
export const formatProblem = ({
  code,
  text,
}: Pick<ProviderError, 'code' | 'text'> & Partial<Refusal>): string => text ?? byCode[code];
