// Not in intent.ts, which every page with products loads: ProviderError would come with it.
import { ProviderError } from '#contract/client/provider-error.ts';
import { type Intent, rememberIntent } from './intent.ts';

/** For the `catch` of a call: if the session has ended, what was wanted is kept for the next one. */
export function rememberIfSignedOut(intent: Intent): (error: unknown) => never {
  return (error) => {
    if (error instanceof ProviderError && error.code === 'unauthenticated') rememberIntent(intent);
    throw error;
  };
}
