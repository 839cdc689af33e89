import type { OrderReturn } from '#contract/orders/returned.ts';
import type { ListedReturn } from './queries.ts';

/** A return as its shopper sees it. */
export const presentReturn = ({ row, lines, events }: ListedReturn): OrderReturn => ({
  _id: row.id,
  kind: row.kind,
  reason: row.reason,
  status: row.status,
  note: row.note,
  ...(row.answer && { answer: row.answer }),
  lines: lines.map(({ orderLineId, count }) => ({ lineId: orderLineId, count })),
  history: events.map(({ status, at }) => ({ status, at: at.toISOString() })),
});
