import type { OrderAction, WholeOrder } from '#contract/orders/staff-answers.ts';

/** The next action for an order in each status. */
const NEXT_ACTIONS: Partial<Record<WholeOrder['status'], OrderAction>> = {
  placed: 'confirm',
  confirmed: 'pack',
  paid: 'pack',
  packed: 'ship',
  shipped: 'deliver',
  refund_due: 'refund',
};

/** The next action for the order, if the server allows it. */
export function findNextAction({ status, actions }: Pick<WholeOrder, 'status' | 'actions'>) {
  const next = NEXT_ACTIONS[status];
  return next && actions.includes(next) ? next : undefined;
}
