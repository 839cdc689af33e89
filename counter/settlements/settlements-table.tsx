import { Link } from 'react-router';
import { LINE_RESULTS } from '#contract/bookkeeping/kinds.ts';
import type { Settlement } from '#contract/bookkeeping/settlement-answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { Age } from '#counter/ui/age.tsx';
import { Figure } from '#counter/ui/amount.tsx';
import { type Column, DataTable } from '#counter/ui/data-table.tsx';
import { ResultBadge } from './result-badge.tsx';
import styles from './settlements.module.css';
import { useSettlementTexts } from './use-settlement-texts.ts';

/** One row per file, with the number of lines for each result. */
export function SettlementsTable({ rows }: { rows: Settlement[] }) {
  const { settlements, money } = useTexts();
  const { writeCount } = useFormats();
  const { nameSource, writeDays } = useSettlementTexts();
  const columns: Column<Settlement>[] = [
    {
      id: 'source',
      label: settlements.source,
      render: (row) => (
        <span className={styles.source}>
          <Link to={row.id}>
            <bdi>{nameSource(row)}</bdi>
          </Link>
          {row.fileName && <bdi className={styles.file}>{row.fileName}</bdi>}
        </span>
      ),
    },
    { id: 'days', label: money.days, render: writeDays },
    {
      id: 'results',
      label: settlements.outcome,
      render: ({ results }) => (
        <span className={styles.badges}>
          {LINE_RESULTS.filter((result) => results[result] > 0).map((result) => (
            <ResultBadge key={result} result={result} count={results[result]} />
          ))}
        </span>
      ),
    },
    { id: 'lines', label: settlements.lines, isNumber: true, render: ({ lines }) => writeCount(lines) },
    {
      id: 'amount',
      label: money.amountEgp,
      isNumber: true,
      isLead: true,
      render: ({ amountPiastres }) => <Figure piastres={amountPiastres} />,
    },
    {
      id: 'difference',
      label: settlements.difference,
      isNumber: true,
      render: ({ differencePiastres }) => <Figure piastres={differencePiastres} />,
    },
    {
      id: 'at',
      label: settlements.imported,
      render: ({ at, person }) => (
        <span className={styles.source}>
          <Age at={at} />
          {person && <bdi className={styles.file}>{person}</bdi>}
        </span>
      ),
    },
  ];
  return <DataTable label={money.titles.settlements} columns={columns} rows={rows} keyOf={({ id }) => id} />;
}
