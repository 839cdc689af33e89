import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { shopClient } from '#app/features/session/shop-client.ts';
import { Button } from '#app/ui/button.tsx';
import { focusOn } from '#app/ui/focus.ts';
import { formatEgp } from '#contract/money.ts';
import { cancelOrder as call } from '#contract/orders/listed.ts';
import { egpStyle } from '#messages/numbers.ts';
import * as orders from '#messages/orders.ts';
import { type ChangedOrder, changeOrder } from './change-order.ts';
import type { ShownOrder } from './shown-order.ts';

const REFUSAL_TEXTS = {
  'order-packed': orders.packedAlready,
  'order-disputed': orders.disputedYet,
};

const cancelOrder = (orderId: string): Promise<ChangedOrder> =>
  changeOrder(() => shopClient(call, { orderId }), REFUSAL_TEXTS);

interface CancelButtonProps {
  order: ShownOrder;
  /** Called with the updated order. */
  onChange: (order: ShownOrder) => void;
}

/** Cancels an order, after an inline confirmation. */
export function CancelButton({ order, onChange }: CancelButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const titleId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLFieldSetElement>(null);
  if (!isAsking) {
    return (
      <Button ref={button} variant="plain" onClick={() => setAsking(true)}>
        {orders.cancel}
      </Button>
    );
  }
  async function act() {
    setBusy(true);
    setProblem('');
    const result = await cancelOrder(order.id);
    setBusy(false);
    if ('problem' in result) return setProblem(result.problem);
    // The order's summary or heading gets the focus, so that screen readers read its new state.
    const heading = question.current?.closest('details, section')?.querySelector<HTMLElement>('summary, h2');
    flushSync(() => {
      setAsking(false);
      onChange(result.order);
    });
    focusOn(heading ?? null);
    heading?.scrollIntoView({ block: 'nearest' });
  }
  function keep() {
    flushSync(() => setAsking(false));
    button.current?.focus();
  }
  return (
    <fieldset
      ref={question}
      aria-labelledby={titleId}
      className="mt-3 basis-full animate-rise rounded-small bg-offer-wash p-4 forced-colors:border"
    >
      <p id={titleId} ref={focus} tabIndex={-1} className="font-semibold outline-none">
        {orders.cancelTitle}
      </p>
      <p className="mt-1 text-pretty">
        {order.payment === 'paid'
          ? orders.cancelPaid(formatEgp(order.totalPiastres - order.refundedPiastres, egpStyle))
          : orders.cancelText}
      </p>
      <p role="alert" className="mt-2 font-medium text-offer empty:hidden">
        {problem}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="danger" isBusy={isBusy} onClick={act}>
          {orders.cancelNow}
        </Button>
        <Button variant="plain" onClick={keep}>
          {orders.keep}
        </Button>
      </div>
    </fieldset>
  );
}

/** Focuses the confirmation, which replaces the button that had the focus. */
const focus = (question: HTMLElement | null) => question?.focus();
