import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { CartView } from '#app/features/cart/cart-view.ts';
import type { OrderSums } from '#app/features/cart/sum-order.ts';
import { useOwnProvider } from '#app/features/session/own-provider.ts';
import { paths } from '#app/paths.ts';
import { Card } from '#app/ui/card.tsx';
import { TEXT_LINK } from '#app/ui/link.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { formatEgp } from '#contract/money.ts';
import * as cart from '#messages/cart.ts';
import * as checkout from '#messages/checkout.ts';
import { egpStyle } from '#messages/numbers.ts';
import { OrderProducts } from './order-products.tsx';

/** The order's lines, its delivery, and its amounts from the last answer; skeletons while they are pending. */
export function OrderSummary({
  lines,
  totalPiastres,
  coupon,
  isTotalPending,
  sums,
}: CartView & { sums: OrderSums }) {
  const titleId = useId();
  const isOwnProvider = useOwnProvider();
  return (
    <Card as="section" aria-labelledby={titleId} aria-busy={isTotalPending} className="p-5 sm:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={titleId} className="text-lg font-semibold tracking-tight">
          {checkout.summary}
        </h2>
        {isTotalPending ? (
          <Skeleton className="h-4 w-20" />
        ) : (
          <p className="text-sm text-ink-soft">{checkout.lines(lines.length)}</p>
        )}
      </div>
      {/* Reserves height for the products: a collapsed list on small screens, one product on wide ones. */}
      <div className="min-h-11 pointer-coarse:min-h-14 lg:min-h-21">
        {lines.length > 0 && <OrderProducts lines={lines} />}
      </div>
      {/* The form renders the delivery days here, since it knows the address. */}
      {isOwnProvider && (
        <p id="expected" aria-live="polite" className="mt-3 flex min-h-10 items-center gap-2 text-sm" />
      )}
      <dl className="mt-3 grid gap-2">
        <Amount name={checkout.items} piastres={isTotalPending ? undefined : totalPiastres} />
        {sums.discountPiastres > 0 && (
          <Amount
            name={cart.discount}
            note={<bdi>{coupon?.code}</bdi>}
            piastres={isTotalPending ? undefined : sums.discountPiastres}
            sign="−"
          />
        )}
        <Amount name={cart.shipping} piastres={sums.shippingPiastres} isFrom={sums.isFrom} />
        <Amount
          name={cart.orderTotal}
          note={cart.includingVat}
          piastres={isTotalPending ? undefined : sums.totalPiastres}
          isFrom={sums.isFrom}
          className="mt-2 border-t border-line pt-4 text-lg font-semibold"
        />
      </dl>
      <p className="mt-3 flex flex-wrap gap-x-5 text-sm">
        <Link to={paths.cart} className={TEXT_LINK}>
          {checkout.toCart}
        </Link>
        <Link to={paths.help} className={TEXT_LINK}>
          {checkout.help}
        </Link>
      </p>
    </Card>
  );
}

interface AmountProps {
  name: string;
  note?: ReactNode;
  piastres: number | undefined;
  sign?: string;
  /** Whether it may be more, depending on the governorate. */
  isFrom?: boolean;
  className?: string;
}

function Amount({ name, note, piastres, sign = '', isFrom = false, className = '' }: AmountProps) {
  const write = (amount: number) => {
    const written = sign + formatEgp(amount, egpStyle);
    return isFrom ? cart.priceFrom(written) : written;
  };
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-4 ${className}`}>
      <dt>
        {name} {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
      </dt>
      <dd className="money">
        {piastres === undefined ? <Skeleton className="my-1 h-4 w-24" /> : write(piastres)}
      </dd>
    </div>
  );
}
