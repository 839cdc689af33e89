import { type Day, toCairoDay } from '#app/features/delivery/cairo-day.ts';
import type { OrderReturn, ReturnStatus } from '#contract/orders/returned.ts';

/** A request to return or exchange pieces of an order, as the screen shows it. */
export interface ShownReturn extends Pick<OrderReturn, 'kind' | 'reason' | 'status' | 'note'> {
  id: string;
  answer: string | undefined;
  /** The title is empty if the product no longer exists. */
  pieces: { lineId: string; title: string; count: number }[];
  /** Oldest first. */
  history: { status: ReturnStatus; day: Day | undefined }[];
}

/** The returns of an order with these lines, the newest first. */
export const toShownReturns = (
  returns: readonly OrderReturn[],
  lines: readonly { id: string; title: string }[],
): ShownReturn[] =>
  returns.toReversed().map(({ _id, kind, reason, status, note, answer, lines: pieces, history }) => ({
    id: _id,
    ...{ kind, reason, status, note, answer },
    pieces: pieces.map(({ lineId, count }) => ({
      lineId,
      count,
      title: lines.find(({ id }) => id === lineId)?.title ?? '',
    })),
    history: history.map(({ status, at }) => ({ status, day: toCairoDay(at) })),
  }));
