import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/ui/button.tsx';
import { focusOn } from '#app/ui/focus.ts';
import { formatNumber } from '#messages/numbers.ts';
import * as orders from '#messages/orders.ts';
import * as messages from '#messages/returns.ts';
import { formatDay } from './order-status.tsx';
import { withdrawReturn } from './return-calls.ts';
import type { ShownOrder } from './shown-order.ts';
import type { ShownReturn } from './shown-return.ts';

interface OwnReturnsProps {
  order: ShownOrder;
  /** Called with the updated order. */
  onChange: (order: ShownOrder) => void;
}

/** The shopper's requests to return or exchange pieces, and their progress. */
export function OwnReturns({ order, onChange }: OwnReturnsProps) {
  const titleId = useId();
  if (order.returns.length === 0) return null;
  return (
    <div className="mb-8 border-b border-line pb-8">
      <h3 id={titleId} className="mb-3 font-semibold">
        {messages.title}
      </h3>
      <ul aria-labelledby={titleId} className="grid gap-4">
        {order.returns.map((each) => (
          <OwnReturn key={each.id} orderId={order.id} shown={each} onChange={onChange} />
        ))}
      </ul>
    </div>
  );
}

interface OwnReturnProps {
  orderId: string;
  shown: ShownReturn;
  onChange: (order: ShownOrder) => void;
}

function OwnReturn({ orderId, shown, onChange }: OwnReturnProps) {
  const { id, status, kind, reason, note, answer, pieces, history } = shown;
  const item = useRef<HTMLLIElement>(null);
  const { name, text } = messages.states[status][kind];
  const facts = [
    [messages.yourReason, messages.reasons[reason]],
    [messages.yourNote, note],
    [messages.ourAnswer, answer],
  ].filter(([, fact]) => fact);
  return (
    <li
      ref={item}
      id={`return-${id}`}
      className="rounded-small border border-line bg-paper p-4 wrap-anywhere outline-offset-2"
    >
      <p className="font-semibold">{name}</p>
      <p className="mt-0.5 text-pretty text-ink-soft">{text}</p>
      <ul className="mt-3 grid gap-0.5">
        {pieces.map(({ lineId, title, count }) => (
          <li key={lineId}>
            {`${formatNumber(count)} × `}
            <bdi>{title || orders.gone}</bdi>
          </li>
        ))}
      </ul>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="whitespace-pre-line">
              <bdi>{fact}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <ol
        aria-label={messages.history}
        className="mt-3 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-soft figures"
      >
        {history.map((step) => (
          <li key={step.status}>{messages.stepOn(messages.steps[step.status], formatDay(step.day) ?? '')}</li>
        ))}
      </ol>
      {status === 'requested' && (
        <WithdrawButton
          orderId={orderId}
          returnId={id}
          onDone={(order) => {
            flushSync(() => onChange(order));
            // The button that had the focus is gone.
            focusOn(item.current);
          }}
        />
      )}
    </li>
  );
}

interface WithdrawButtonProps {
  orderId: string;
  returnId: string;
  onDone: (order: ShownOrder) => void;
}

function WithdrawButton({ orderId, returnId, onDone }: WithdrawButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  async function act() {
    setBusy(true);
    setProblem('');
    const result = await withdrawReturn(orderId, returnId);
    if ('order' in result) return onDone(result.order);
    setProblem(result.problem);
    setBusy(false);
  }
  return (
    <div className="mt-3">
      <Button variant="quiet" size="small" isBusy={isBusy} onClick={act}>
        {messages.withdraw}
      </Button>
      <p role="alert" className="mt-2 text-offer empty:hidden">
        {problem}
      </p>
    </div>
  );
}
