import type { CashOrder, CashOut } from '#contract/bookkeeping/answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { Figure } from '#counter/ui/amount.tsx';
import { type Column, DataTable } from '#counter/ui/data-table.tsx';
import { OrderLink } from './ledger-table.tsx';

type Courier = CashOut['couriers'][number];

/** Totals over all couriers, as one row. */
const sumCouriers = ({ orders, ages, couriers }: CashOut): Courier => ({
  ...{ carrier: '', orders, ages },
  shippedPiastres: couriers.reduce((sum, { shippedPiastres }) => sum + shippedPiastres, 0),
  deliveredPiastres: couriers.reduce((sum, { deliveredPiastres }) => sum + deliveredPiastres, 0),
});

/** Formats a range of days, such as '4–7 days'. */
export function useAgeText() {
  const { money } = useTexts();
  return ({ fromDays, toDays }: { fromDays: number; toDays: number | null }): string =>
    toDays === null ? money.daysOrMore(fromDays) : money.daysBetween(fromDays, toDays);
}

/** How much cash each courier holds, by age. */
export function CourierTable({ cash }: { cash: CashOut }) {
  const { money } = useTexts();
  const { writeCount } = useFormats();
  const writeAges = useAgeText();
  const columns: Column<Courier>[] = [
    { id: 'carrier', label: money.courier, render: ({ carrier }) => <Carrier carrier={carrier} /> },
    { id: 'orders', label: money.orders, isNumber: true, render: ({ orders }) => writeCount(orders) },
    {
      id: 'shipped',
      label: money.stages.shipped,
      isNumber: true,
      render: ({ shippedPiastres }) => <Figure piastres={shippedPiastres} />,
    },
    {
      id: 'delivered',
      label: money.stages.delivered,
      isNumber: true,
      isLead: true,
      render: ({ deliveredPiastres }) => <Figure piastres={deliveredPiastres} />,
    },
    ...cash.ages.map((age, position) => ({
      id: String(age.fromDays),
      label: writeAges(age),
      isNumber: true,
      render: ({ ages }: Courier) => <Figure piastres={ages[position]?.amountPiastres ?? 0} />,
    })),
  ];
  return (
    <DataTable
      label={money.byCourier}
      columns={columns}
      rows={cash.couriers}
      keyOf={({ carrier }) => carrier}
      totals={[{ label: money.total, row: sumCouriers(cash) }]}
    />
  );
}

/** The orders whose cash has been out the longest. */
export function OldestTable({ orders }: { orders: CashOrder[] }) {
  const { money } = useTexts();
  const { writeShortDay, writeCount } = useFormats();
  const columns: Column<CashOrder>[] = [
    { id: 'order', label: money.order, render: ({ orderNumber }) => <OrderLink number={orderNumber} /> },
    { id: 'carrier', label: money.courier, render: ({ carrier }) => <Carrier carrier={carrier} /> },
    {
      id: 'tracking',
      label: money.tracking,
      render: ({ trackingNumber }) => trackingNumber && <bdi>{trackingNumber}</bdi>,
    },
    { id: 'stage', label: money.stage, render: ({ stage }) => money.stages[stage] },
    { id: 'since', label: money.since, render: ({ since }) => writeShortDay(since) },
    { id: 'days', label: money.daysOut, isNumber: true, render: ({ days }) => writeCount(days) },
    {
      id: 'amount',
      label: money.amountEgp,
      isNumber: true,
      isLead: true,
      render: ({ amountPiastres }) => <Figure piastres={amountPiastres} />,
    },
  ];
  return <DataTable label={money.oldest} columns={columns} rows={orders} keyOf={({ orderId }) => orderId} />;
}

function Carrier({ carrier }: { carrier: string }) {
  const { money } = useTexts();
  return carrier ? <bdi>{carrier}</bdi> : money.noCourier;
}
