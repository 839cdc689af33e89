import { expect, test } from 'vitest';
import type { OrderStatus } from '#contract/orders/progress.ts';
import { planSteps } from './plan-steps.ts';
import type { ShownOrder } from './shown-order.ts';

const makeDay = (of: number) => ({ year: 2026, month: 1, day: of });

/** The steps as words: ✓ done, ● now, ○ to come. */
function plan(state: ShownOrder['state'], isInCash: boolean, happened: OrderStatus[], duePiastres = 0) {
  const history = happened.map((status, index) => ({ status, day: makeDay(index + 1) }));
  const marks = { done: '✓', now: '●', next: '○' };
  return planSteps({ state, isInCash, history, duePiastres }).map(
    (step) => `${marks[step.when]}${step.status}${step.day ? ` ${step.day.day}` : ''}`,
  );
}

test.each<[string, string[], string[]]>([
  [
    'in cash, just placed',
    plan('placed', true, ['placed']),
    ['●placed 1', '○confirmed', '○packed', '○shipped', '○delivered'],
  ],
  [
    'in cash, packed without having been confirmed',
    plan('packed', true, ['placed', 'packed']),
    ['✓placed 1', '✓confirmed', '●packed 2', '○shipped', '○delivered'],
  ],
  [
    'waiting for payment',
    plan('pending', false, ['placed']),
    ['●placed 1', '○paid', '○packed', '○shipped', '○delivered'],
  ],
  ['payment failed', plan('failed', false, ['placed', 'failed']), ['✓placed 1', '●failed 2']],
  [
    'delivered',
    plan('delivered', false, ['placed', 'paid', 'packed', 'shipped', 'delivered']),
    ['✓placed 1', '✓paid 2', '✓packed 3', '✓shipped 4', '●delivered 5'],
  ],
  ['cancelled', plan('cancelled', true, ['placed', 'cancelled']), ['✓placed 1', '●cancelled 2']],
  [
    'cancelled after it was paid: the refund is to come',
    plan('refund_due', false, ['placed', 'paid', 'cancelled', 'refund_due'], 500),
    ['✓placed 1', '✓paid 2', '✓cancelled 3', '●refund_due 4', '○refunded'],
  ],
  [
    'cancelled, and the refund failed afterwards',
    plan('refund_due', false, ['placed', 'paid', 'cancelled', 'refund_due', 'refunded', 'refund_due'], 500),
    ['✓placed 1', '✓paid 2', '✓cancelled 3', '✓refund_due 4', '✓refunded 5', '●refund_due 6', '○refunded'],
  ],
  [
    'partly refunded',
    plan('partly_refunded', true, ['placed', 'shipped', 'delivered', 'partly_refunded']),
    ['✓placed 1', '✓shipped 2', '✓delivered 3', '●partly_refunded 4'],
  ],
])('%s', (_, steps, expected) => {
  expect(steps).toEqual(expected);
});

test('without a history there are no steps', () => {
  expect(planSteps({ state: 'paid', isInCash: false, history: undefined, duePiastres: 0 })).toEqual([]);
});
