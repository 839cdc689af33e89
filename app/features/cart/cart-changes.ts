import { MAX_LINE_COUNT } from '#contract/constants.ts';
import type { AnyCartAnswer, LineCount } from './cart-view.ts';

/** A removed line, and its index. */
export interface RemovedLine extends LineCount {
  at: number;
}

/** A change of what is saved for later; it goes through the cart's queue. */
export interface SavedChange {
  kind: 'saved';
  productId: string;
  apply: (lines: readonly LineCount[]) => readonly LineCount[];
  /** The cart after it; undefined if it left the cart as it was. */
  send: () => Promise<AnyCartAnswer | undefined>;
  /** Called once it was answered; not if the session has ended meanwhile. */
  onDone: () => void;
  onFailed: (error: unknown) => void;
}

export interface AddedPieces {
  kind: 'add';
  productId: string;
  /** 1 by default. */
  pieces?: number | undefined;
  /** The most that the line may have. */
  most?: number | undefined;
  /** How many of several were added: only one, as many as `most` allows, or all. */
  outcome?: 'one' | 'most' | 'all' | undefined;
}

/** A change that the provider has not confirmed yet. */
export type CartChange =
  | SavedChange
  | AddedPieces
  /** Limited if more was wanted than a line may have. */
  | { kind: 'set'; productId: string; count: number; isLimited?: boolean }
  | { kind: 'remove'; productId: string; removed: readonly RemovedLine[] }
  | { kind: 'restore'; productId: string; removed: RemovedLine }
  | { kind: 'clear'; productId?: undefined; removed: readonly RemovedLine[] };

function applyChange(lines: readonly LineCount[], change: CartChange): readonly LineCount[] {
  const { productId } = change;
  const isThere = lines.some((line) => line.productId === productId);
  const recount = (count: (before: number) => number) =>
    lines.map((line) => (line.productId === productId ? { ...line, count: count(line.count) } : line));
  switch (change.kind) {
    case 'clear':
      return [];
    case 'remove':
      return lines.filter((line) => line.productId !== productId);
    case 'set':
      return recount(() => change.count);
    case 'saved':
      return change.apply(lines);
    case 'add':
      if (isThere) return recount((before) => before + (change.pieces ?? 1));
      return [...lines, { productId: change.productId, count: change.pieces ?? 1, pricePiastres: undefined }];
    case 'restore':
      if (isThere) return recount(() => change.removed.count);
      return lines.toSpliced(change.removed.at, 0, change.removed);
  }
}

/** The cart as it will be once all changes are confirmed. */
export function applyChanges(
  lines: readonly LineCount[],
  changes: readonly CartChange[],
): readonly LineCount[] {
  return changes.reduce(applyChange, lines);
}

/** The waiting changes with one more: a newer count replaces older ones of its line, and clearing replaces everything
 *  but what is saved for later; it keeps what an earlier clearing removed, so that undo brings it back. */
export function joinChange(waiting: readonly CartChange[], next: CartChange): CartChange[] {
  if (next.kind === 'clear') {
    const isLater = ({ productId }: RemovedLine) => next.removed.some((line) => line.productId === productId);
    const earlier = waiting.flatMap((change) => (change.kind === 'clear' ? change.removed : []));
    const removed = [...earlier.filter((line) => !isLater(line)), ...next.removed];
    return [...waiting.filter(({ kind }) => kind === 'saved'), { ...next, removed }];
  }
  if (next.kind !== 'set' && next.kind !== 'remove') return [...waiting, next];
  const others = waiting.filter(({ kind, productId }) => kind !== 'set' || productId !== next.productId);
  return [...others, next];
}

/** Whether the change would leave the confirmed lines as they are. */
export function isNeedless(lines: readonly LineCount[], change: CartChange): boolean {
  const line = lines.find(({ productId }) => productId === change.productId);
  if (change.kind === 'set') return line?.count === change.count;
  if (change.kind === 'remove') return !line;
  return change.kind === 'clear' && lines.length === 0;
}

/** One change per line: a line that is refused shows its own toast, and the others come back. */
export const listRestores = (lines: readonly RemovedLine[]): CartChange[] =>
  lines.map((removed) => ({ kind: 'restore', productId: removed.productId, removed }));

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
  // That one is confirmed: the others are still pending.
  change.pieces = pieces - 1;
  change.outcome = 'one';
  if (here < most) await setCount(productId, Math.min(wanted, most));
  change.outcome = wanted > most ? 'most' : 'all';
}
