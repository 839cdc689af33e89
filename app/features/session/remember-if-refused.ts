import { ProviderError } from '#contract/provider-error.ts';
import { type Intent, rememberIntent } from './intent.ts';

/** For a call that did what was wanted, had the session not ended: the wish is kept for the next one. */
export function rememberIfRefused(intent: Intent): (error: unknown) => never {
  return (error) => {
    if (error instanceof ProviderError && error.code === 'unauthenticated') rememberIntent(intent);
    throw error;
  };
}
