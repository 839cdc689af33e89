/** What a shopper has to know and to decide before an order: loaded when it is needed, which is seldom. */
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CartView } from '#app/features/cart/cart-view.ts';
import { Button } from '#app/ui/button.tsx';
import type { ProviderError } from '#contract/client/provider-error.ts';
import { SHIPPING_PIASTRES } from '#contract/constants.ts';
import { formatEgp, toPiastres } from '#contract/money.ts';
import { orderTotal } from '#messages/cart.ts';
import { egp } from '#messages/numbers.ts';
import * as texts from '#messages/refused-order.ts';
import { type ChangedLine, listChangedLines } from './changed-lines.ts';

let shown = 0;

/** What changed in the cart since the shopper saw its total. */
export function showChanges(seen: CartView, now: CartView): ReactNode {
  shown += 1;
  return (
    <Notice key={shown} title={texts.changed}>
      <Changes lines={listChangedLines(seen.lines, now.lines)} seen={seen} now={now} />
      <p className="mt-3">{texts.submitAgain}</p>
    </Notice>
  );
}

/** The total that could not be shown before. */
export function showTotal({ totalPiastres }: CartView): ReactNode {
  shown += 1;
  return (
    <Notice key={shown} title={texts.unseen}>
      <p className="mt-1">{texts.submitAtTotal(formatEgp(totalPiastres + SHIPPING_PIASTRES, egp))}</p>
    </Notice>
  );
}

const OTHER_WAYS = '[name=payment]:not([value=cash])';

/** Why cash is not possible for this order; and another way in one tap, where the shop has one. */
export function offerCard(error: ProviderError): ReactNode {
  shown += 1;
  return (
    <Notice key={shown} title={texts.noCash}>
      <p className="mt-1">{sayWhyNoCash(error)}</p>
      {document.querySelector(OTHER_WAYS) && (
        <Button variant="light" onClick={payByCard} className="mt-3">
          {texts.payByCard}
        </Button>
      )}
    </Notice>
  );
}

function sayWhyNoCash({ refusal, values: [first, second] }: ProviderError): string {
  if (refusal === 'too-many-cash-orders') return texts.tooManyCashOrders(Number(first));
  if (refusal === 'cash-order-too-large') return texts.cashOrderTooLarge;
  if (refusal === 'cash-orders-unconfirmed') return texts.cashOrdersUnconfirmed;
  if (refusal === 'cash-not-from-here') return texts.cashNotFromHere;
  if (refusal === 'cash-last-pieces')
    return first === 0
      ? texts.cashNoMorePieces(String(second))
      : texts.cashLastPieces(Number(first), String(second));
  return texts.cashTotalTooHigh(sayEgp(Number(first)));
}

/** Why the chosen gateway can't take this order. */
export function sayUnpayable({ refusal }: ProviderError): ReactNode {
  shown += 1;
  return (
    <Notice key={shown} title={texts.notThisWay}>
      <p className="mt-1">{texts.unpayable[refusal as keyof typeof texts.unpayable]}</p>
    </Notice>
  );
}

function sayEgp(amount: number): string {
  const piastres = toPiastres(amount);
  return formatEgp(piastres, egp);
}

function payByCard({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
  // At once: submitting sends what is chosen then.
  flushSync(() => form?.querySelector<HTMLElement>(OTHER_WAYS)?.click());
  form?.requestSubmit();
}

/** Takes the focus, which makes screen readers read all of it; the next stop is the button that submits. */
function Notice({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="animate-rise flex gap-3 rounded-card border border-offer/25 bg-offer-wash p-4 ps-5 outline-none sm:p-5"
    >
      <CircleAlert aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-offer" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <h2 id={titleId} className="font-semibold">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}

function Changes({ lines, seen, now }: { lines: ChangedLine[]; seen: CartView; now: CartView }) {
  return (
    <ul className="mt-3 divide-y divide-offer/25 border-y border-offer/25">
      {lines.map((line) => (
        <Change
          key={line.productId}
          name={<bdi>{line.title}</bdi>}
          before={sayLine(line.before)}
          now={sayLine(line.now)}
        />
      ))}
      <Change
        name={orderTotal}
        before={formatEgp(seen.totalPiastres + SHIPPING_PIASTRES, egp)}
        now={formatEgp(now.totalPiastres + SHIPPING_PIASTRES, egp)}
        className="font-semibold"
      />
    </ul>
  );
}

const sayLine = (line: ChangedLine['now']) =>
  line ? texts.pieces(line.count, formatEgp(line.pricePiastres, egp)) : texts.notInCart;

interface ChangeProps {
  name: ReactNode;
  before: string;
  now: string;
  className?: string;
}

/** One below the other on narrow screens, where long names and amounts need the whole line. */
function Change({ name, before, now, className = '' }: ChangeProps) {
  return (
    <li className={`py-2.5 lg:flex lg:items-baseline lg:justify-between lg:gap-6 ${className}`}>
      <p>{name}</p>
      <dl className="mt-1 grid shrink-0 gap-x-6 text-sm sm:grid-cols-2 lg:mt-0 lg:w-96">
        <Side name={texts.before} amount={before} className="font-normal text-ink-soft" />
        <Side name={texts.now} amount={now} />
      </dl>
    </li>
  );
}

function Side({ name, amount, className = '' }: { name: string; amount: string; className?: string }) {
  return (
    <div className={`flex justify-between gap-3 ${className}`}>
      <dt className="font-normal text-ink-soft">{name}</dt>
      <dd className="money">{amount}</dd>
    </div>
  );
}
