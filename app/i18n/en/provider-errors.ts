/** Texts of provider errors: the provider's own text, or ours if it has none. */
import type { ProviderError, ProviderErrorCode } from '#contract/client/provider-error.ts';
import * as common from './common.ts';

type Refusal = Pick<ProviderError, 'refusal' | 'values'>;

export const byCode: Record<ProviderErrorCode, string> = {
  offline: common.cutOff,
  timeout: 'The shop took too long to respond. Please try again.',
  aborted: 'The request was cancelled.',
  malformed: 'We couldn’t read the shop’s response. Please try again.',
  unauthenticated: 'Please log in to continue.',
  forbidden: 'You don’t have permission to see or change this.',
  'not-found': 'We couldn’t find that.',
  conflict: 'That already exists.',
  invalid: 'Something you entered isn’t valid.',
  rejected: 'The shop didn’t accept this.',
  limited: 'Too many attempts. Please wait a moment.',
  unavailable: common.unavailable,
};

/** The text of a problem. Our own provider also sends a refusal code, other providers only a text. */
export const formatProblem = ({
  code,
  text,
}: Pick<ProviderError, 'code' | 'text'> & Partial<Refusal>): string => text ?? byCode[code];
