import { type ReactNode, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { rememberIntent } from '#app/features/intents/intent.ts';
import { useShipping } from '#app/features/product/use-shipping.ts';
import { useOwnProvider } from '#app/features/session/own-provider.ts';
import { useSession } from '#app/features/session/session.ts';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { formatEgp } from '#contract/money.ts';
import * as cart from '#messages/cart.ts';
import { egpStyle } from '#messages/numbers.ts';
import type { CartView } from './cart-view.ts';
import { CouponField } from './coupon-field.tsx';
import { sumOrderFrom } from './sum-order.ts';

const SETTLING_ID = 'cart-settling';

type CartSummaryProps = Pick<
  CartView,
  'pieces' | 'totalPiastres' | 'coupon' | 'isTotalPending' | 'isSettled'
>;

/** The totals and the checkout button. Amounts are those of the last answer, dimmed while a change is pending. */
export function CartSummary({ pieces, totalPiastres, coupon, isTotalPending, isSettled }: CartSummaryProps) {
  const navigate = useNavigate();
  const session = useSession();
  const isGuest = session === 'signed-out';
  const hasCoupons = useOwnProvider() && session === 'signed-in';
  const sums = sumOrderFrom({ totalPiastres, coupon }, useShipping());
  const write = (piastres: number, isFrom: boolean) =>
    isFrom ? cart.priceFrom(formatEgp(piastres, egpStyle)) : formatEgp(piastres, egpStyle);
  const target = isGuest ? paths.login : paths.shippingAddress;
  /** The number of pieces when checkout was pressed while changes were pending. */
  const [pressedAt, setPressedAt] = useState<number>();
  useEffect(() => {
    if (pressedAt === undefined || !isSettled) return;
    // Opens checkout only if the cart still has the number of pieces that the shopper saw: a change may have failed.
    if (pieces === pressedAt) {
      if (isGuest) rememberCheckout();
      navigate(target);
    } else setPressedAt(undefined);
  }, [pressedAt, pieces, isSettled, isGuest, target, navigate]);
  const money = 'money transition-colors aria-busy:text-ink-soft';
  return (
    <SummaryFrame
      title={cart.summary}
      amounts={
        <>
          <div className="flex justify-between gap-4">
            <dt className="text-ink-soft">{cart.shipping}</dt>
            <dd className="money">{write(sums.shippingPiastres, sums.isFrom)}</dd>
          </div>
          <div className="flex justify-between gap-4">
            <dt className="text-ink-soft">
              {cart.total} <span className="text-xs">{cart.includingVat}</span>
            </dt>
            <dd aria-busy={isTotalPending} className={money}>
              {formatEgp(totalPiastres, egpStyle)}
            </dd>
          </div>
          {sums.discountPiastres > 0 && (
            <div className="flex justify-between gap-4">
              <dt className="text-ink-soft">{cart.discount}</dt>
              <dd aria-busy={isTotalPending} className={money}>
                {`−${formatEgp(sums.discountPiastres, egpStyle)}`}
              </dd>
            </div>
          )}
        </>
      }
      coupon={hasCoupons && <CouponField coupon={coupon} />}
    >
      {/* Changes are announced, because the total may be out of view when + is pressed. */}
      <dl
        aria-live="polite"
        aria-atomic="true"
        className="flex flex-wrap items-baseline justify-between gap-x-4 lg:mb-4"
      >
        <dt className="font-medium max-lg:text-sm">{cart.orderTotal}</dt>
        <dd aria-busy={isTotalPending} className={`text-lg font-semibold ${money}`}>
          {write(sums.totalPiastres, sums.isFrom)}
        </dd>
      </dl>
      <ButtonLink
        to={target}
        size="large"
        {...(isGuest && { onClick: rememberCheckout })}
        {...(!isSettled && {
          'aria-disabled': true,
          'aria-describedby': SETTLING_ID,
          onClick: (event) => {
            event.preventDefault();
            setPressedAt(pieces);
          },
        })}
        className="max-sm:grow aria-disabled:cursor-progress aria-disabled:opacity-60 lg:w-full"
      >
        {cart.checkOut}
      </ButtonLink>
      {!isSettled && (
        <span id={SETTLING_ID} className="sr-only">
          {cart.settling}
        </span>
      )}
    </SummaryFrame>
  );
}

/** Stores that a guest wants to check out. Checkout continues after the login. */
const rememberCheckout = () => rememberIntent({ kind: 'checkout', path: paths.shippingAddress });

interface SummaryFrameProps {
  title: string;
  amounts: ReactNode;
  coupon?: ReactNode;
  /** The total and the checkout button. On small screens, they stick to the bottom of the window. */
  children: ReactNode;
}

/** The frame of the summary: sticky beside the lines on wide screens, below them on small ones. */
export function SummaryFrame({ title, amounts, coupon, children }: SummaryFrameProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="max-lg:contents lg:sticky lg:top-[calc(var(--spacing-bar)+1.5rem)] lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-6"
    >
      <h2 id={titleId} className="text-lg font-semibold max-lg:sr-only lg:mb-4">
        {title}
      </h2>
      <dl className="grid gap-2 max-lg:mt-2 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-4 lg:mb-4 lg:border-b lg:border-line lg:pb-4">
        {amounts}
      </dl>
      {coupon}
      <div className="max-lg:sticky max-lg:bottom-(--offline,0px) max-lg:z-10 max-lg:-mx-4 max-lg:mt-4 max-lg:flex max-lg:items-center max-lg:justify-between max-lg:flex-wrap max-lg:gap-x-4 max-lg:gap-y-2 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:max-lg:-mx-6 sm:max-lg:px-6">
        {children}
      </div>
    </section>
  );
}
