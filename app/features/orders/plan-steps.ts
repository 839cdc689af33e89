import type { OrderStatus } from '#contract/orders/progress.ts';
import type { ShownOrder, ShownStep } from './shown-order.ts';

export interface PlannedStep extends ShownStep {
  /** `now` is where the order stands. */
  when: 'done' | 'now' | 'next';
}

/** The way of an order to the door, in cash and paid before. */
const IN_CASH: readonly OrderStatus[] = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'];
const PAID: readonly OrderStatus[] = ['placed', 'paid', 'packed', 'shipped', 'delivered'];
/** Nothing is to come of a payment that failed. */
const FAILED: readonly OrderStatus[] = ['placed', 'failed'];

type Journey = Pick<ShownOrder, 'state' | 'isInCash' | 'history' | 'duePiastres'>;

/** The steps to show of an order: its way to the door with what is still to come, or, once it left that way, all that
 *  happened. Empty where the provider tells nothing of it. */
export function planSteps({ state, isInCash, history, duePiastres }: Journey): PlannedStep[] {
  if (!history) return [];
  const way = state === 'failed' ? FAILED : isInCash ? IN_CASH : PAID;
  const at = state === 'pending' ? 0 : way.indexOf(state as OrderStatus);
  const whenOf = (index: number, now: number): PlannedStep['when'] =>
    index < now ? 'done' : index === now ? 'now' : 'next';
  if (at >= 0) {
    return way.map((status, index) => ({
      status,
      day: history.findLast((step) => step.status === status)?.day,
      when: whenOf(index, at),
    }));
  }
  const happened = history.map((step, index) => ({ ...step, when: whenOf(index, history.length - 1) }));
  return duePiastres > 0 ? [...happened, { status: 'refunded', day: undefined, when: 'next' }] : happened;
}
