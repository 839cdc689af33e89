import type { BriefOrder } from '#contract/orders/staff-answers.ts';
import type { OrderStatus } from './order-filters.ts';

/** What can be done with many orders at once. */
export const BULK_ACTIONS = ['confirm', 'pack', 'ship', 'deliver', 'cancel'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** The statuses in which the shop allows an act; it decides itself when the call arrives. */
export const POSSIBLE_IN: Record<BulkAction, readonly OrderStatus[]> = {
  confirm: ['placed'],
  pack: ['placed', 'confirmed', 'paid'],
  ship: ['packed'],
  deliver: ['shipped'],
  cancel: ['pending', 'failed', 'expired', 'placed', 'confirmed', 'paid', 'packed'],
};

export interface BulkChoice {
  possible: BriefOrder[];
  /** Orders whose status does not allow it. */
  skipped: number;
  /** Orders whose money a bank claims: a person decides about each. */
  disputed: number;
}

/** Which of the selected orders an act is for. */
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
