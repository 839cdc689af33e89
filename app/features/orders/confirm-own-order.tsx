import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { shopClient } from '#app/features/session/shop-client.ts';
import { focusOn } from '#app/ui/focus.ts';
import { TEXT_LINK } from '#app/ui/link.ts';
import { confirmOrder, sendOrderEmail } from '#contract/orders/listed.ts';
import * as orders from '#messages/orders.ts';
import { changeOrder, describeRefusal } from './change-order.ts';
import { ConfirmCard } from './confirm-card.tsx';
import type { ShownOrder } from './shown-order.ts';

interface ConfirmOwnOrderProps {
  order: ShownOrder;
  /** Called with the updated order. */
  onChange: (order: ShownOrder) => void;
}

const REFUSAL_TEXTS = { 'order-not-confirmable': orders.notConfirmable };

/** Asks the shopper to confirm a cash order, as the email about the order does. */
export function ConfirmOwnOrder({ order, onChange }: ConfirmOwnOrderProps) {
  const box = useRef<HTMLDivElement>(null);
  async function confirm() {
    const heading = box.current?.closest('details, section')?.querySelector<HTMLElement>('summary, h2');
    const result = await changeOrder(() => shopClient(confirmOrder, { orderId: order.id }), REFUSAL_TEXTS);
    if ('problem' in result) return result.problem;
    flushSync(() => onChange(result.order));
    // The heading says that the order is confirmed; the button is gone.
    focusOn(heading ?? null);
  }
  return (
    <div ref={box} className="print:hidden">
      <ConfirmCard
        title={orders.confirmOwnTitle}
        text={orders.confirmOwnText}
        confirm={confirm}
        className="border-b border-line"
      >
        {order.email && <EmailAgain orderId={order.id} email={order.email} />}
      </ConfirmCard>
    </div>
  );
}

/** Says where the email with the link to confirm was sent, with a button that sends it again. */
function EmailAgain({ orderId, email }: { orderId: string; email: string }) {
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState('');
  async function send() {
    setBusy(true);
    try {
      await shopClient(sendOrderEmail, { orderId });
      setResult(orders.emailSentAgain(email));
    } catch (error) {
      setResult(describeRefusal(error, REFUSAL_TEXTS));
    }
    setBusy(false);
  }
  return (
    <div className="mt-1 text-sm wrap-anywhere">
      <p className="text-pretty">{orders.confirmEmailed(email)}</p>
      <button type="button" aria-busy={isBusy} onClick={isBusy ? undefined : send} className={TEXT_LINK}>
        {orders.sendEmailAgain}
      </button>
      <p role="status" className="text-pretty empty:hidden">
        {result}
      </p>
    </div>
  );
}
