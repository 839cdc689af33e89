import type { BriefOrder } from '#contract/orders/staff-answers.ts';
import type { OrderStatus } from './order-filters.ts';

/** Actions for many orders at once. */
export const BULK_ACTIONS = ['confirm', 'pack', 'ship', 'deliver', 'cancel'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** The statuses in which each action is possible. The server checks again. */
export const POSSIBLE_IN: Record<BulkAction, readonly OrderStatus[]> = {
  confirm: ['placed'],
  pack: ['placed', 'confirmed', 'paid'],
  ship: ['packed'],
  deliver: ['shipped'],
  cancel: ['pending', 'failed', 'expired', 'placed', 'confirmed', 'paid', 'packed'],
};

export interface BulkChoice {
  possible: BriefOrder[];
  /** The number of orders whose status does not allow the action. */
  skipped: number;
  /** The number of orders with a disputed payment. A person must decide about each of them. */
  disputed: number;
}

/** Selects the orders that an action applies to. */
export function chooseForBulk(action: BulkAction, orders: readonly BriefOrder[]): BulkChoice {
  const atStep = orders.filter(({ status }) => POSSIBLE_IN[action].includes(status));
  const isSending = action === 'pack' || action === 'ship';
  const possible = atStep.filter(({ claimedPiastres }) => !isSending || claimedPiastres === 0);
  return {
    possible,
    skipped: orders.length - atStep.length,
    disputed: atStep.length - possible.length,
  };
}
