import { Link } from 'react-router';
import type { LedgerLine } from '#contract/bookkeeping/answers.ts';
import { ENTRY_SIGNS } from '#contract/bookkeeping/kinds.ts';
import { CURRENCY } from '#contract/constants.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { useGatewayName } from '#counter/orders/order-money.tsx';
import { Figure } from '#counter/ui/amount.tsx';
import { type Column, DataTable } from '#counter/ui/data-table.tsx';
import styles from './money.module.css';

/** Ledger entries, newest first. */
export function LedgerTable({ entries, isStale }: { entries: LedgerLine[]; isStale: boolean }) {
  const { money, order } = useTexts();
  const { writeMoment } = useFormats();
  const nameGateway = useGatewayName();
  const columns: Column<LedgerLine>[] = [
    { id: 'at', label: money.time, render: ({ at }) => writeMoment(at) },
    { id: 'kind', label: money.kind, render: ({ kind }) => order.kinds[kind] },
    {
      id: 'order',
      label: money.order,
      render: ({ orderNumber }) => <OrderLink number={orderNumber} />,
    },
    { id: 'gateway', label: money.gateway, render: ({ gateway }) => nameGateway(gateway) },
    {
      id: 'transaction',
      label: money.transaction,
      render: ({ transaction }) => (
        <bdi className={styles.reference} title={transaction}>
          {transaction}
        </bdi>
      ),
    },
    { id: 'person', label: money.person, render: ({ person }) => person && <bdi>{person}</bdi> },
    {
      id: 'amount',
      label: money.amountEgp,
      isNumber: true,
      isLead: true,
      render: (entry) => <EntryAmount entry={entry} />,
    },
  ];
  return (
    <DataTable
      label={money.titles.ledger}
      columns={columns}
      rows={entries}
      keyOf={({ id }) => id}
      isStale={isStale}
    />
  );
}

/**
 * Negative if money left the shop. Grey if the entry moves no money, such as a lost dispute: its money left the shop
 * when the dispute began.
 */
function EntryAmount({ entry: { kind, amountPiastres, currency } }: { entry: LedgerLine }) {
  const sign = ENTRY_SIGNS[kind];
  return (
    <span className={sign === 0 ? styles.quiet : undefined}>
      <Figure piastres={(sign || 1) * amountPiastres} />
      {currency !== CURRENCY && ` ${currency}`}
    </span>
  );
}

export const OrderLink = ({ number }: { number: string }) => (
  <Link to={`/orders/${number}`}>
    <bdi>{number}</bdi>
  </Link>
);
