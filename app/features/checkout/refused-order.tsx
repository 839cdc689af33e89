/**
 * Notices that ask the shopper for a decision before the order is placed. They are rare, so they have their own chunk.
 */
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { explainCoupon } from '#app/features/cart/explain-coupon.ts';
import { sumOrder } from '#app/features/cart/sum-order.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { TEXT_LINK } from '#app/ui/link.ts';
import type { ProviderError } from '#contract/client/provider-error.ts';
import { formatEgp, toPiastres } from '#contract/money.ts';
import { discount, orderTotal, shipping } from '#messages/cart.ts';
import * as checkout from '#messages/checkout.ts';
import * as coupon from '#messages/coupon.ts';
import { egpStyle } from '#messages/numbers.ts';
import { type ChangedLine, listChangedLines } from './changed-lines.ts';
import { type SeenOrder, totalOf } from './wait-for-cart.ts';

let noticeCount = 0;

/** Lists what changed in the cart since the shopper saw its total. */
export function showChanges(seen: SeenOrder, now: SeenOrder): ReactNode {
  noticeCount += 1;
  return (
    <Notice key={noticeCount} title={checkout.orderChanged}>
      <Changes lines={listChangedLines(seen.cart.lines, now.cart.lines)} seen={seen} now={now} />
      <p className="mt-3">{checkout.submitAgain}</p>
    </Notice>
  );
}

/** Shows the total to a shopper who has not seen it. */
export function showTotal(order: SeenOrder): ReactNode {
  noticeCount += 1;
  return (
    <Notice key={noticeCount} title={checkout.checkTotal}>
      <p className="mt-1">{checkout.submitAtTotal(formatEgp(totalOf(order), egpStyle))}</p>
    </Notice>
  );
}

const OTHER_PAYMENTS = '[name=payment]:not([value=cash])';

/** Explains why cash is refused, with a button for another payment method if there is one. */
export function offerCard(error: ProviderError): ReactNode {
  noticeCount += 1;
  return (
    <Notice key={noticeCount} title={checkout.noCash}>
      <p className="mt-1">{explainNoCash(error)}</p>
      {document.querySelector(OTHER_PAYMENTS) && (
        <Button variant="light" onClick={payByCard} className="mt-3">
          {checkout.payByCard}
        </Button>
      )}
    </Notice>
  );
}

function explainNoCash({ refusal, values: [first, second] }: ProviderError): string {
  if (refusal === 'too-many-cash-orders') return checkout.tooManyCashOrders(Number(first));
  if (refusal === 'cash-order-too-large') return checkout.cashOrderTooLarge;
  if (refusal === 'cash-orders-unconfirmed') return checkout.cashOrdersUnconfirmed;
  if (refusal === 'cash-not-from-here') return checkout.cashNotFromHere;
  if (refusal === 'cash-blocked') return checkout.cashBlocked;
  if (refusal === 'cash-last-pieces')
    return first === 0
      ? checkout.cashNoMorePieces(String(second))
      : checkout.cashLastPieces(Number(first), String(second));
  return checkout.cashTotalTooHigh(formatEgp(toPiastres(Number(first)), egpStyle));
}

/** Explains why the chosen gateway can't take this order. */
export function showUnpayable({ refusal }: ProviderError): ReactNode {
  noticeCount += 1;
  return (
    <Notice key={noticeCount} title={checkout.paymentMethodRefused}>
      <p className="mt-1">{checkout.unpayableReasons[refusal as keyof typeof checkout.unpayableReasons]}</p>
    </Notice>
  );
}

/** Explains why the cart's discount code can't be used, with a link to the cart. */
export function showCoupon({ refusal, values }: ProviderError): ReactNode {
  noticeCount += 1;
  return (
    <Notice key={noticeCount} title={coupon.refusedTitle}>
      <p className="mt-1">{explainCoupon(refusal, values)}</p>
      <p className="mt-3">
        <Link to={paths.cart} className={TEXT_LINK}>
          {coupon.toCart}
        </Link>
      </p>
    </Notice>
  );
}

function payByCard({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
  // Flushed, because submitting uses the chosen option in React's state.
  flushSync(() => form?.querySelector<HTMLElement>(OTHER_PAYMENTS)?.click());
  form?.requestSubmit();
}

/** A notice that takes the focus, so that screen readers read all of it. The submit button is next in the tab order. */
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

function Changes({ lines, seen, now }: { lines: ChangedLine[]; seen: SeenOrder; now: SeenOrder }) {
  return (
    <ul className="mt-3 divide-y divide-offer/25 border-y border-offer/25">
      {lines.map((line) => (
        <Change
          key={line.productId}
          name={<bdi>{line.title}</bdi>}
          before={formatLine(line.before)}
          now={formatLine(line.now)}
        />
      ))}
      {discountOf(seen) !== discountOf(now) && (
        <Change
          name={discount}
          before={formatEgp(discountOf(seen), egpStyle)}
          now={formatEgp(discountOf(now), egpStyle)}
        />
      )}
      {shippingOf(seen) !== shippingOf(now) && (
        <Change
          name={shipping}
          before={formatEgp(shippingOf(seen), egpStyle)}
          now={formatEgp(shippingOf(now), egpStyle)}
        />
      )}
      <Change
        name={orderTotal}
        before={formatEgp(totalOf(seen), egpStyle)}
        now={formatEgp(totalOf(now), egpStyle)}
        className="font-semibold"
      />
    </ul>
  );
}

const discountOf = ({ cart }: SeenOrder) => cart.coupon?.discountPiastres ?? 0;
const shippingOf = ({ cart, destination }: SeenOrder) => sumOrder(cart, destination).shippingPiastres;

const formatLine = (line: ChangedLine['now']) =>
  line ? checkout.piecesAt(line.count, formatEgp(line.pricePiastres, egpStyle)) : checkout.notInCart;

interface ChangeProps {
  name: ReactNode;
  before: string;
  now: string;
  className?: string;
}

/** Stacked on narrow screens, where long names and amounts need the whole line. */
function Change({ name, before, now, className = '' }: ChangeProps) {
  return (
    <li className={`py-2.5 lg:flex lg:items-baseline lg:justify-between lg:gap-6 ${className}`}>
      <p>{name}</p>
      <dl className="mt-1 grid shrink-0 gap-x-6 text-sm sm:grid-cols-2 lg:mt-0 lg:w-96">
        <LabelledAmount name={checkout.before} amount={before} className="font-normal text-ink-soft" />
        <LabelledAmount name={checkout.now} amount={now} />
      </dl>
    </li>
  );
}

function LabelledAmount({
  name,
  amount,
  className = '',
}: {
  name: string;
  amount: string;
  className?: string;
}) {
  return (
    <div className={`flex justify-between gap-3 ${className}`}>
      <dt className="font-normal text-ink-soft">{name}</dt>
      <dd className="money">{amount}</dd>
    </div>
  );
}
