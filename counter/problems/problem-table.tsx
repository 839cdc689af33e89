import type { Problems } from '#contract/today/staff-calls.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { type Column, DataTable } from '#counter/ui/data-table.tsx';
import { useProblemColumns } from './use-problem-columns.tsx';

interface ProblemTableProps {
  kind: keyof Problems;
  problems: Problems;
}

export function ProblemTable({ kind, problems }: ProblemTableProps) {
  const columns = useProblemColumns();
  switch (kind) {
    case 'unknownPayments':
      return (
        <Table
          kind={kind}
          rows={problems[kind]}
          keyOf={({ gateway, transaction }) => `${gateway} ${transaction}`}
          columns={columns.ofPayments}
        />
      );
    case 'failedJobs':
      return (
        <Table kind={kind} rows={problems[kind]} keyOf={({ queue }) => queue} columns={columns.ofJobs} />
      );
    case 'heldBackEmails':
      return (
        <Table
          kind={kind}
          rows={problems[kind]}
          keyOf={({ at, kind: ofEmail }) => `${at} ${ofEmail}`}
          columns={columns.ofEmails}
        />
      );
    default:
      return (
        <Table
          kind={kind}
          rows={problems[kind]}
          keyOf={({ orderNumber }) => orderNumber}
          columns={kind === 'refusedRefunds' ? columns.ofRefunds : columns.ofOrders}
        />
      );
  }
}

interface TableProps<Row> {
  kind: keyof Problems;
  rows: Row[];
  keyOf: (row: Row) => string;
  columns: Column<Row>[];
}

function Table<Row>({ kind, ...table }: TableProps<Row>) {
  const { problems } = useTexts();
  return <DataTable label={problems.kinds[kind]} {...table} />;
}
