import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { Mark } from '#app/features/screen/logo.tsx';
import type { FooterContents } from '#app/footer-contents.ts';
import { formatEgp } from '#contract/money.ts';
import * as common from '#messages/common.ts';
import { egpStyle, formatNumber } from '#messages/numbers.ts';
import * as orders from '#messages/orders.ts';
import { formatExpectedDays } from './expected-days.tsx';
import { namePayment, nameVat } from './order-amounts.tsx';
import { OrderAddress } from './order-body.tsx';
import { formatDay } from './order-status.tsx';
import type { ShownOrder } from './shown-order.ts';

/** With more lines than this, a receipt has a smaller font and cuts each title to one line of text: 24 lines fit on a
 *  page. */
const MANY_LINES = 10;

function formatPayment({ payment, paidDay }: ShownOrder): string {
  return payment === 'paid' && paidDay
    ? orders.paidOn(formatDay(paidDay) ?? '')
    : orders.statesOnReceipt[payment];
}

/** The printed order: one A4 page. */
export function Receipt({ order }: { order: ShownOrder }) {
  return (
    <article className="text-[10pt] leading-snug not-print:hidden">
      <header className="flex items-start justify-between gap-8 border-b-2 border-ink pb-3">
        <p className="flex items-center gap-2 text-[16pt] font-bold tracking-tight">
          <Mark size={30} />
          <bdi>{common.shop}</bdi>
        </p>
        <div className="text-end">
          <p className="text-[16pt] font-semibold">{order.isPaid ? orders.receipt : orders.orderSummary}</p>
          <p className="figures">
            {[orders.number(order.number), formatDay(order.day)].filter(Boolean).join(' · ')}
          </p>
        </div>
      </header>
      <div className="grid grid-cols-2 gap-8 py-3">
        <Fact name={orders.deliverTo}>
          {order.address ? (
            <OrderAddress {...order.address} name={order.name} />
          ) : (
            <p>
              <bdi>{order.name}</bdi>
            </p>
          )}
        </Fact>
        <Fact name={orders.payment}>
          <p>{namePayment(order)}</p>
          <p className="font-medium">{formatPayment(order)}</p>
          <p>{formatExpectedDays(order)}</p>
        </Fact>
      </div>
      <Lines order={order} />
      <Totals order={order} />
      <p className="mt-3 text-[8pt]">{orders.currencyNote}</p>
      <Seller />
    </article>
  );
}

/** The seller and its contact details, as far as the shop's settings have them. */
function Seller() {
  const foot = useRouteLoaderData<{ foot?: FooterContents }>('root')?.foot;
  const facts = foot ? [...foot.seller, ...foot.reach] : [];
  if (facts.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 border-t border-line pt-2 text-[8pt]">
      {facts.map(({ name, text, href }) => (
        <span key={name}>
          {`${name}: `}
          <bdi dir={href && 'ltr'}>{text}</bdi>
        </span>
      ))}
    </p>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className="font-semibold">{name}</p>
      {children}
    </div>
  );
}

function Lines({ order: { lines } }: { order: ShownOrder }) {
  const isMany = lines.length > MANY_LINES;
  return (
    <table
      className={`w-full border-y border-line text-start [&_:is(td,th)]:align-top [&_:is(td,th):not(:first-child)]:ps-4 [&_:is(td,th):not(:first-child)]:text-end [&_:is(td,th):not(:first-child)]:whitespace-nowrap ${isMany ? 'text-[8.5pt] [&_:is(td,th)]:py-[0.9mm]' : '[&_:is(td,th)]:py-[1.5mm]'}`}
    >
      <thead className="border-b border-line">
        <tr>
          <th className="text-start font-semibold">{orders.productColumn}</th>
          <th className="font-semibold">{orders.countColumn}</th>
          <th className="font-semibold">{orders.priceColumn}</th>
          <th className="font-semibold">{orders.amountColumn}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="break-inside-avoid">
            <td className="w-full">
              <span className={isMany ? 'line-clamp-1 break-all' : 'line-clamp-2'}>
                <bdi>{line.title || orders.gone}</bdi>
              </span>
            </td>
            <td className="figures">{formatNumber(line.count)}</td>
            <td className="money">{formatEgp(line.pricePiastres, egpStyle)}</td>
            <td className="money">{formatEgp(line.count * line.pricePiastres, egpStyle)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Totals({ order }: { order: ShownOrder }) {
  const rows: [name: string, piastres: number, isStrong?: boolean][] = [
    [orders.items, order.itemsPiastres],
    [orders.discount(order.coupon ?? ''), -order.discountPiastres],
    [orders.shipping, order.shippingPiastres],
    [orders.tax, order.taxPiastres],
    [orders.total, order.totalPiastres, true],
    [nameVat(order), order.vatPiastres],
    [orders.refunded, order.refundedPiastres],
    [orders.disputedAmount, order.disputedPiastres],
    [orders.refundDue, order.duePiastres, true],
  ];
  return (
    <dl className="ms-auto mt-3 w-[85mm] break-inside-avoid">
      {rows.map(
        ([name, piastres, isStrong]) =>
          piastres !== 0 && (
            <div
              key={name}
              className={`flex justify-between gap-4 py-[0.5mm] ${isStrong ? 'text-[12pt] font-semibold' : ''}`}
            >
              <dt>{name}</dt>
              <dd className="money">
                {piastres < 0 && '−'}
                {formatEgp(Math.abs(piastres), egpStyle)}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
