import type { LineCount } from './cart-line.ts';

/** A line that is taken out, and where it stood. */
export interface RemovedLine extends LineCount {
  at: number;
}

/** A change that the provider has not confirmed yet. */
export type CartChange =
  | { kind: 'add'; productId: string }
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
    case 'add':
      if (isThere) return recount((before) => before + 1);
      return [...lines, { productId: change.productId, count: 1, pricePiastres: undefined }];
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

/** The waiting changes with one more: a newer count replaces older ones of its line, and clearing replaces everything,
 *  but keeps what an earlier clearing removed, so that undo brings it back. */
export function joinChange(waiting: readonly CartChange[], next: CartChange): CartChange[] {
  if (next.kind === 'clear') {
    const isLater = ({ productId }: RemovedLine) => next.removed.some((line) => line.productId === productId);
    const earlier = waiting.flatMap((change) => (change.kind === 'clear' ? change.removed : []));
    return [{ ...next, removed: [...earlier.filter((line) => !isLater(line)), ...next.removed] }];
  }
  if (next.kind === 'add' || next.kind === 'restore') return [...waiting, next];
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
