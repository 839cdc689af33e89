import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/ui/button.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import * as common from '#messages/common.ts';
import * as orders from '#messages/orders.ts';
import type { ShownOrder } from './shown-order.ts';

interface ConfirmCardProps {
  token: string;
  /** Called with the updated order. */
  onConfirm: (order: ShownOrder) => void;
}

// Lazy, because few visitors of this screen confirm an order.
async function confirm(token: string): Promise<{ order: ShownOrder } | { problem: string }> {
  try {
    const { confirmOrder } = await import('./confirm-order.ts');
    return await confirmOrder(token);
  } catch {
    return { problem: common.cutOff };
  }
}

/** Confirms a cash order from its email. A button, because email scanners open links. */
export function ConfirmCard({ token, onConfirm }: ConfirmCardProps) {
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  async function act() {
    setBusy(true);
    setProblem('');
    const result = await confirm(token);
    setBusy(false);
    if ('problem' in result) return setProblem(result.problem);
    flushSync(() => onConfirm(result.order));
    // The heading says that the order is confirmed; the button is gone.
    focusHeading();
  }
  return (
    <section
      aria-labelledby={titleId}
      className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card bg-brand-wash px-4 py-5 sm:px-8 forced-colors:border"
    >
      <div className="min-w-0 grow basis-64">
        <p id={titleId} className="text-lg font-semibold">
          {orders.confirmTitle}
        </p>
        <p className="mt-1 text-pretty">{orders.confirmText}</p>
        <p role="alert" className="mt-2 text-offer empty:hidden">
          {problem}
        </p>
      </div>
      <Button size="large" isBusy={isBusy} onClick={act}>
        {orders.confirm}
      </Button>
    </section>
  );
}
