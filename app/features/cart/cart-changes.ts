import { MAX_LINE_COUNT } from '#contract/constants.ts';
import type { AnyCartAnswer, LineCount } from './cart-view.ts';

/** A removed line, and its index. */
export interface RemovedLine extends LineCount {
  at: number;
}

/** A change with its own `apply` and `send`, such as saving a product for later. It goes through the cart's queue. */
export interface CustomChange {
  kind: 'custom';
  productId?: string;
  apply: (lines: readonly LineCount[]) => readonly LineCount[];
  /** Resolves with the changed cart; undefined if the cart is unchanged. */
  send: () => Promise<AnyCartAnswer | undefined>;
  /** Called after the answer, unless the session has ended meanwhile. */
  onDone: () => void;
  onFailed: (error: unknown) => void;
}

export interface AddedPieces {
  kind: 'add';
  productId: string;
  /** 1 by default. */
  pieces?: number | undefined;
  /** The maximum count of the line. */
  max?: number | undefined;
  /** How many of several pieces were added: all, only one, or none because the line would exceed `max`. */
  outcome?: 'one' | 'none' | 'all' | undefined;
}

/** A change that the provider has not confirmed yet. */
export type CartChange =
  | CustomChange
  | AddedPieces
  | { kind: 'set'; productId: string; count: number }
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
    case 'custom':
      return change.apply(lines);
    case 'add':
      if (isThere) return recount((before) => before + (change.pieces ?? 1));
      return [...lines, { productId: change.productId, count: change.pieces ?? 1, pricePiastres: undefined }];
    case 'restore':
      if (isThere) return recount(() => change.removed.count);
      return lines.toSpliced(change.removed.at, 0, change.removed);
  }
}

/** The lines as they will be once all changes are confirmed. */
export function applyChanges(
  lines: readonly LineCount[],
  changes: readonly CartChange[],
): readonly LineCount[] {
  return changes.reduce(applyChange, lines);
}

/**
 * Adds a change to the queue. A new count or a removal replaces queued counts of the same line. Clearing the cart
 * replaces all changes except custom ones; it includes the lines of a queued clearing, so that undo restores them.
 */
export function enqueueChange(waiting: readonly CartChange[], next: CartChange): CartChange[] {
  if (next.kind === 'clear') {
    const isRemovedAgain = ({ productId }: RemovedLine) =>
      next.removed.some((line) => line.productId === productId);
    const earlier = waiting.flatMap((change) => (change.kind === 'clear' ? change.removed : []));
    // Renumbers the removed lines, so that undo restores them in this order.
    const removed = [...earlier.filter((line) => !isRemovedAgain(line)), ...next.removed].map((line, at) => ({
      ...line,
      at,
    }));
    return [...waiting.filter(({ kind }) => kind === 'custom'), { ...next, removed }];
  }
  if (next.kind !== 'set' && next.kind !== 'remove') return [...waiting, next];
  const others = waiting.filter(({ kind, productId }) => kind !== 'set' || productId !== next.productId);
  return [...others, next];
}

/** Whether the change marks its line as busy. */
export const isLineChange = ({ kind }: CartChange): boolean =>
  kind === 'set' || kind === 'remove' || kind === 'restore';

/** Whether the change would leave the confirmed lines as they are. */
export function isNoOp(lines: readonly LineCount[], change: CartChange): boolean {
  const line = lines.find(({ productId }) => productId === change.productId);
  if (change.kind === 'set') return line?.count === change.count;
  if (change.kind === 'remove') return !line;
  return change.kind === 'clear' && lines.length === 0;
}

/** One change per line: a refused line shows a toast, and the others are still restored. */
export const toRestoreChanges = (lines: readonly RemovedLine[]): CartChange[] =>
  lines.map((removed) => ({ kind: 'restore', productId: removed.productId, removed }));

interface PieceCalls {
  add: (productId: string, pieces?: number) => Promise<void>;
  setCount: (productId: string, count: number) => Promise<void>;
  /** The confirmed count of the line; undefined if it is not in the cart, or if the session has ended. */
  readCount: (productId: string) => number | undefined;
}

/**
 * Adds the first piece and then sets the count, because the call adds a single piece. Adds none of several pieces if
 * the line would exceed `max`.
 */
async function addPieces(change: AddedPieces, { add, setCount, readCount }: PieceCalls): Promise<void> {
  const { productId, pieces = 1, max = MAX_LINE_COUNT } = change;
  change.outcome = undefined;
  if (pieces === 1) return add(productId);
  if ((readCount(productId) ?? 0) + pieces > max) {
    change.outcome = 'none';
    return;
  }
  await add(productId, pieces);
  const count = readCount(productId);
  if (!count) return;
  const wanted = count + pieces - 1;
  // The first piece is confirmed; the others are still pending.
  change.pieces = pieces - 1;
  change.outcome = 'one';
  // The cart may have been unknown until this answer. If the line would exceed `max`, the added piece is removed
  // again.
  const isTooMany = wanted > max && count > 1;
  if (isTooMany) change.pieces = -1;
  await setCount(productId, isTooMany ? count - 1 : Math.min(wanted, max));
  change.outcome = isTooMany ? 'none' : 'all';
}

export interface CartCalls {
  read: () => Promise<AnyCartAnswer>;
  /** `at` is the index of a new line; a provider that does not support it appends the line. */
  add: (productId: string, pieces?: number, at?: number) => Promise<AnyCartAnswer>;
  setCount: (productId: string, count: number) => Promise<AnyCartAnswer>;
  remove: (productId: string) => Promise<AnyCartAnswer>;
  clear: () => Promise<unknown>;
}

interface SendOptions {
  calls: CartCalls;
  take: (answer: AnyCartAnswer | undefined) => void;
  /** False once the session has ended; the answer is then ignored. */
  isCurrent: () => boolean;
  findConfirmedCount: (productId: string) => number | undefined;
}

export async function sendChange(
  change: CartChange,
  { calls, take, isCurrent, findConfirmedCount }: SendOptions,
): Promise<void> {
  const ask = async (call: Promise<AnyCartAnswer | undefined>) => {
    const answer = await call;
    if (answer && isCurrent()) take(answer);
  };
  switch (change.kind) {
    case 'add':
      await addPieces(change, {
        add: (...added) => ask(calls.add(...added)),
        setCount: (id, count) => ask(calls.setCount(id, count)),
        readCount: (id) => (isCurrent() ? findConfirmedCount(id) : undefined),
      });
      return;
    case 'set':
      return ask(calls.setCount(change.productId, change.count));
    case 'custom':
      return ask(change.send());
    case 'remove':
      return ask(calls.remove(change.productId));
    case 'clear':
      await calls.clear();
      if (isCurrent()) take(undefined);
      return;
    case 'restore': {
      const { productId, removed } = change;
      if (!findConfirmedCount(productId)) await ask(calls.add(productId, 1, removed.at));
      if (isCurrent() && findConfirmedCount(productId) !== removed.count) {
        await ask(calls.setCount(productId, removed.count));
      }
    }
  }
}
