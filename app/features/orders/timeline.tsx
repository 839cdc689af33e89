import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import * as orders from '#messages/orders.ts';
import { formatDay } from './order-status.tsx';
import { type PlannedStep, planSteps } from './plan-steps.ts';
import type { ShownOrder } from './shown-order.ts';

/** The steps of an order: in a row on wide screens, else in a column. */
export function Timeline({ order }: { order: ShownOrder }) {
  const steps = planSteps(order);
  if (steps.length === 0) return null;
  return (
    <ol aria-label={orders.progress} className="flex max-md:flex-col">
      {steps.map((step, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a status may occur twice, and steps never move
          key={index}
          aria-current={step.when === 'now' ? 'step' : undefined}
          className="relative flex flex-1 gap-3 pb-5 last:pb-0 md:flex-col md:items-center md:gap-2 md:px-1 md:pb-0 md:text-center"
        >
          <Mark step={step} />
          <LineTo step={steps[index + 1]} />
          <p className="min-w-0 text-sm leading-snug max-md:pt-0.5">
            <span className={`block ${NAME_CLASSES[step.when]}`}>{nameStep(step)}</span>
            {step.when === 'next' && <span className="sr-only">{orders.toCome}</span>}
            {step.when !== 'next' && step.day && (
              <span className="mt-0.5 block text-xs text-ink-soft figures">{formatDay(step.day)}</span>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The name of a step. Steps to come have other names, because they have not happened yet. */
const nameStep = ({ status, when }: PlannedStep) =>
  (when === 'next' && orders.nextSteps[status]) || orders.states[status].name;

const NAME_CLASSES = { done: 'font-medium', now: 'font-semibold', next: 'text-ink-soft' };

/** The line to the next step; coloured if that step was reached. */
function LineTo({ step }: { step: PlannedStep | undefined }) {
  if (!step) return null;
  const look = step.when === 'next' ? 'border-line' : 'border-brand';
  return (
    <span
      aria-hidden="true"
      className={`absolute ${look} max-md:start-[0.6875rem] max-md:top-7 max-md:bottom-1 max-md:border-s-2 md:start-[calc(50%+1rem)] md:end-[calc(-50%+1rem)] md:top-[0.6875rem] md:border-t-2`}
    />
  );
}

/** A tick for done steps; failures, cancellations and due refunds have their own icons. */
function markOf({ status, when }: PlannedStep) {
  if (status === 'failed') return { Icon: X, look: 'border-offer bg-offer text-surface' };
  if (status === 'cancelled') return { Icon: X, look: 'border-ink bg-ink text-surface' };
  if (status === 'refund_due' && when === 'now') return { Icon: Clock, look: 'border-offer text-offer' };
  return { Icon: Check, look: 'border-brand bg-brand text-surface' };
}

function Mark({ step }: { step: PlannedStep }) {
  const { Icon, look } = markOf(step);
  const isNext = step.when === 'next';
  return (
    <span
      aria-hidden="true"
      className={`grid size-6 shrink-0 place-items-center rounded-full border-2 ${isNext ? 'border-edge' : look}`}
    >
      {!isNext && <Icon size={14} strokeWidth={3} />}
    </span>
  );
}
