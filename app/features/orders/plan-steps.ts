import type { OrderStatus } from '#contract/orders/progress.ts';
import type { ShownOrder, ShownStep } from './shown-order.ts';

export interface PlannedStep extends ShownStep {
  /** `now` is the current step. */
  when: 'done' | 'now' | 'next';
}

/** The usual steps of an order: cash on delivery, and paid in advance. */
const CASH_STEPS: readonly OrderStatus[] = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'];
const PREPAID_STEPS: readonly OrderStatus[] = ['placed', 'paid', 'packed', 'shipped', 'delivered'];
/** A failed payment has no next step. */
const FAILED_STEPS: readonly OrderStatus[] = ['placed', 'failed'];

type OrderProgress = Pick<ShownOrder, 'state' | 'isInCash' | 'history' | 'duePiastres'>;

/** The steps of an order's timeline: the usual steps, including those to come, or the history of an order that deviated
 *  from them (cancelled, refunded). Empty if the provider sends no history. */
export function planSteps({ state, isInCash, history, duePiastres }: OrderProgress): PlannedStep[] {
  if (!history) return [];
  const usual = state === 'failed' ? FAILED_STEPS : isInCash ? CASH_STEPS : PREPAID_STEPS;
  const at = state === 'pending' ? 0 : usual.indexOf(state as OrderStatus);
  const whenOf = (index: number, now: number): PlannedStep['when'] =>
    index < now ? 'done' : index === now ? 'now' : 'next';
  if (at >= 0) {
    return usual.map((status, index) => ({
      status,
      day: history.findLast((step) => step.status === status)?.day,
      when: whenOf(index, at),
    }));
  }
  const happened = history.map((step, index) => ({ ...step, when: whenOf(index, history.length - 1) }));
  return duePiastres > 0 ? [...happened, { status: 'refunded', day: undefined, when: 'next' }] : happened;
}
