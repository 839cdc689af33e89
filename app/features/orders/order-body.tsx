import type { ReactNode } from 'react';
import { AddressLines } from '#app/ui/address-lines.tsx';
import * as orders from '#messages/orders.ts';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderLines } from './order-lines.tsx';
import type { ShownOrder } from './shown-order.ts';
import { Timeline } from './timeline.tsx';

/** The part of an order below its state: timeline, lines, parcel, address, amounts. */
export function OrderBody({ order }: { order: ShownOrder }) {
  return (
    <>
      {order.history && (
        <div className="mb-8 border-b border-line pb-8">
          <Timeline order={order} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div>
          <h3 className="mb-3 font-semibold">{orders.products}</h3>
          <OrderLines lines={order.lines} />
        </div>
        <div className="grid content-start gap-6 sm:max-lg:grid-cols-2">
          <Parcel {...order} />
          {order.address && (
            <OrderSection name={orders.address}>
              <OrderAddress {...order.address} />
            </OrderSection>
          )}
          <OrderSection name={orders.amounts}>
            <OrderAmounts order={order} />
          </OrderSection>
        </div>
      </div>
    </>
  );
}

interface OrderSectionProps {
  name: string;
  children: ReactNode;
}

function OrderSection({ name, children }: OrderSectionProps) {
  return (
    <div>
      <h3 className="mb-2 font-semibold">{name}</h3>
      {children}
    </div>
  );
}

/** The carrier and its tracking number. */
export function Parcel({ carrier, trackingNumber }: Pick<ShownOrder, 'carrier' | 'trackingNumber'>) {
  if (!carrier && !trackingNumber) return null;
  const facts = [
    [orders.carrier, carrier],
    [orders.trackingNumber, trackingNumber],
  ].filter(([, fact]) => fact);
  return (
    <OrderSection name={orders.parcel}>
      <dl className="grid gap-1.5">
        {facts.map(([name, fact]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-medium break-all figures select-all">
              <bdi>{fact}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </OrderSection>
  );
}

interface OrderAddressProps extends NonNullable<ShownOrder['address']> {
  /** Shown where the address has no recipient. */
  name?: string;
}

export function OrderAddress({ name, recipient = name, ...address }: OrderAddressProps) {
  const { details, landmark, area, city, governorate, postalCode, phone, secondPhone } = address;
  return (
    <AddressLines
      lines={[recipient, details, landmark, area, city, governorate, postalCode]}
      phones={[phone, secondPhone]}
      className="print:text-ink"
    />
  );
}
