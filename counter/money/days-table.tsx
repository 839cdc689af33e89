import type { MoneyDay } from '#contract/bookkeeping/answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { useGatewayName } from '#counter/orders/order-money.tsx';
import { Figure } from '#counter/ui/amount.tsx';
import { type Column, DataTable } from '#counter/ui/data-table.tsx';

interface DaysTableProps {
  days: MoneyDay[];
  totals: { label: string; row: MoneyDay }[];
  isStale: boolean;
}

/** One row per day and gateway, newest day first. */
export function DaysTable({ days, totals, isStale }: DaysTableProps) {
  const { money } = useTexts();
  const { writeShortDay } = useFormats();
  const nameGateway = useGatewayName();
  const figure = (name: keyof typeof money.sums): Column<MoneyDay> => ({
    id: name,
    label: money.sums[name],
    isNumber: true,
    isLead: name === 'net',
    render: (day) => <Figure piastres={day[`${name}Piastres`]} />,
  });
  const columns: Column<MoneyDay>[] = [
    { id: 'day', label: money.day, render: ({ day }) => writeShortDay(day) },
    { id: 'gateway', label: money.gateway, render: ({ gateway }) => nameGateway(gateway) },
    ...(['charged', 'refunded', 'disputed', 'lost', 'net'] as const).map(figure),
  ];
  return (
    <DataTable
      label={money.titles.days}
      columns={columns}
      rows={days}
      keyOf={({ day, gateway }) => `${day} ${gateway}`}
      totals={totals}
      isStale={isStale}
    />
  );
}
