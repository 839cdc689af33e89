import CircleCheck from 'lucide-react/icons/circle-check';
import type { MissingEntry } from '#contract/bookkeeping/settlement-answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { OrderLink } from '#counter/money/ledger-table.tsx';
import money from '#counter/money/money.module.css';
import { Figure } from '#counter/ui/amount.tsx';
import { type Column, DataTable } from '#counter/ui/data-table.tsx';
import { Message } from '#counter/ui/message.tsx';
import styles from './settlements.module.css';

interface MissingListProps {
  count: number;
  entries: MissingEntry[];
}

/** Lists the ledger entries that this settlement should contain, but that no settlement does. */
export function MissingList({ count, entries }: MissingListProps) {
  const { money: texts, order, settlements } = useTexts();
  const { writeCount, writeShortDay } = useFormats();
  if (count === 0)
    return (
      <Message
        icon={CircleCheck}
        order={2}
        title={settlements.noneMissing}
        text={settlements.noneMissingText}
      />
    );
  const columns: Column<MissingEntry>[] = [
    { id: 'order', label: texts.order, render: ({ orderNumber }) => <OrderLink number={orderNumber} /> },
    { id: 'kind', label: texts.kind, render: ({ kind }) => order.kinds[kind] },
    { id: 'day', label: texts.day, render: ({ at }) => writeShortDay(at) },
    {
      id: 'transaction',
      label: texts.transaction,
      render: ({ transaction }) => (
        <bdi className={money.reference} title={transaction}>
          {transaction}
        </bdi>
      ),
    },
    {
      id: 'amount',
      label: texts.amountEgp,
      isNumber: true,
      isLead: true,
      render: ({ amountPiastres }) => <Figure piastres={amountPiastres} />,
    },
  ];
  return (
    <>
      <DataTable
        label={settlements.missing}
        columns={columns}
        rows={entries}
        keyOf={({ entryId }) => entryId}
      />
      {count > entries.length && (
        <p className={styles.note}>{settlements.firstOf(writeCount(entries.length), writeCount(count))}</p>
      )}
    </>
  );
}
