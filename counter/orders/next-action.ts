import type { OrderAction, WholeOrder } from '#contract/orders/staff-answers.ts';

/** What an order of a status waits for. */
const NEXT: Partial<Record<WholeOrder['status'], OrderAction>> = {
  placed: 'confirm',
  confirmed: 'pack',
  paid: 'pack',
  packed: 'ship',
  shipped: 'deliver',
  refund_due: 'refund',
};

/** The act that an order waits for, if it is possible. */
export function findNextAction({ status, actions }: Pick<WholeOrder, 'status' | 'actions'>) {
  const next = NEXT[status];
  return next && actions.includes(next) ? next : undefined;
}
