import { MAX_LINE_COUNT } from '#contract/constants.ts';
import type { AddedPieces } from './cart-changes.ts';

interface PieceCalls {
  add: (productId: string, pieces?: number) => Promise<void>;
  setCount: (productId: string, count: number) => Promise<void>;
  /** What the line has by now; undefined if the answer no longer matters. */
  readCount: (productId: string) => number | undefined;
}

/** Adds one piece, which is all that a provider can do, and then sets the count for the others. */
export async function addPieces(
  change: AddedPieces,
  { add, setCount, readCount }: PieceCalls,
): Promise<void> {
  const { productId, pieces = 1, most = MAX_LINE_COUNT } = change;
  change.outcome = undefined;
  if (pieces === 1) return add(productId);
  await add(productId, pieces);
  const here = readCount(productId);
  if (!here) return;
  const wanted = here + pieces - 1;
  // The one is in the count by now.
  change.pieces = pieces - 1;
  change.outcome = 'one';
  if (here < most) await setCount(productId, Math.min(wanted, most));
  change.outcome = wanted > most ? 'most' : 'all';
}
