import { ProviderError } from '#contract/client/provider-error.ts';

/** How many our own provider says are left, in its refusal of more; others say no number. */
export function readPiecesLeft(error: unknown): number | undefined {
  const isTold = error instanceof ProviderError && error.refusal === 'pieces-left';
  return isTold ? Number(error.values[0]) : undefined;
}
