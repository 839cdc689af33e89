import type { Problems } from '#contract/today/staff-calls.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { OrderLink } from '#counter/money/ledger-table.tsx';
import { useGatewayName } from '#counter/orders/order-money.tsx';
import { Amount } from '#counter/ui/amount.tsx';
import type { Column } from '#counter/ui/data-table.tsx';
import styles from './problems.module.css';

type OrderProblem = Problems['disputes'][number] & { reason?: string | null };

export function useProblemColumns() {
  const { money, problems } = useTexts();
  const { writeMoment, writeCount } = useFormats();
  const nameGateway = useGatewayName();
  const emails: Partial<Record<string, string>> = problems.emails;
  const at = { id: 'at', label: money.since, render: (row: { at: string }) => writeMoment(row.at) };
  const gateway = {
    id: 'gateway',
    label: money.gateway,
    render: (row: { gateway: string }) => nameGateway(row.gateway),
  };
  const amount = {
    ...{ id: 'amount', label: problems.amount, isNumber: true, isLead: true },
    render: (row: { amountPiastres: number | null; currency: string | null }) =>
      row.amountPiastres !== null && (
        <Amount piastres={row.amountPiastres} {...(row.currency && { currency: row.currency })} />
      ),
  };
  const order: Column<OrderProblem> = {
    id: 'order',
    label: money.order,
    render: ({ orderNumber }) => <OrderLink number={orderNumber} />,
  };
  const reason: Column<OrderProblem> = {
    id: 'reason',
    label: problems.reason,
    render: (row) => row.reason && <bdi className={styles.long}>{row.reason}</bdi>,
  };
  const ofPayments: Column<Problems['unknownPayments'][number]>[] = [
    { id: 'transaction', label: money.transaction, render: (row) => <bdi>{row.transaction}</bdi> },
    ...[gateway, at, amount],
  ];
  const ofJobs: Column<Problems['failedJobs'][number]>[] = [
    { id: 'queue', label: problems.queue, render: ({ queue }) => <bdi>{queue}</bdi> },
    { id: 'count', label: problems.count, isNumber: true, render: ({ count }) => writeCount(count) },
    { ...at, label: problems.last },
    { id: 'error', label: problems.error, render: ({ error }) => <bdi className={styles.long}>{error}</bdi> },
  ];
  const ofEmails: Column<Problems['heldBackEmails'][number]>[] = [
    { id: 'kind', label: money.kind, render: ({ kind }) => emails[kind] ?? kind },
    {
      id: 'order',
      label: money.order,
      render: ({ orderNumber }) => orderNumber && <OrderLink number={orderNumber} />,
    },
    at,
  ];
  return {
    ofOrders: [order, gateway, at, amount],
    ofRefunds: [order, gateway, reason, at, amount],
    ofPayments,
    ofJobs,
    ofEmails,
  };
}
