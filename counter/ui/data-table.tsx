import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface Column<Row> {
  id: string;
  label: string;
  /** Aligns the column's values at the end. */
  isNumber?: boolean;
  /** On phones, shows the value at the top of the card, beside the title. */
  isLead?: boolean;
  render: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  label: string;
  /** The first column is the row header. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Total rows. They fill only the number columns. */
  totals?: readonly { label: string; row: Row }[];
  isStale?: boolean;
}

/** A table; on phones, a card for each row, with totals first. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
  return isNarrow ? <Cards {...props} /> : <WideTable {...props} />;
}

function WideTable<Row>({ label, columns, rows, keyOf, totals = [], isStale = false }: DataTableProps<Row>) {
  const [first, ...rest] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the section scrolls, so keyboard users must be able to focus it
    <section className={styles.frame} tabIndex={0} aria-label={label} data-stale={isStale}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-number={column.isNumber}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{first?.render(row)}</th>
              {rest.map((column) => (
                <td key={column.id} data-number={column.isNumber}>
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals.length > 0 && (
          <tfoot>
            {totals.map((total) => (
              <tr key={total.label}>
                <th scope="row">{total.label}</th>
                {rest.map((column) => (
                  <td key={column.id} data-number={column.isNumber}>
                    {column.isNumber && column.render(total.row)}
                  </td>
                ))}
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Cards<Row>({ label, columns, rows, keyOf, totals = [], isStale = false }: DataTableProps<Row>) {
  const [first] = columns;
  const numbers = columns.filter(({ isNumber }) => isNumber);
  return (
    <ul className={styles.cards} aria-label={label} data-stale={isStale}>
      {totals.map((total) => (
        <Card key={total.label} title={total.label} columns={numbers} row={total.row} isTotal />
      ))}
      {rows.map((row) => (
        <Card key={keyOf(row)} title={first?.render(row)} columns={columns.slice(1)} row={row} />
      ))}
    </ul>
  );
}

interface CardProps<Row> {
  title: ReactNode;
  columns: readonly Column<Row>[];
  row: Row;
  isTotal?: boolean;
}

function Card<Row>({ title, columns, row, isTotal = false }: CardProps<Row>) {
  const lead = columns.find(({ isLead }) => isLead);
  const facts = columns.flatMap((column) => {
    const value = column === lead ? null : column.render(row);
    return value === null || value === '' ? [] : [{ ...column, value }];
  });
  return (
    <li className={styles.card} data-total={isTotal || undefined}>
      <div className={styles.head}>
        <span>{title}</span>
        {lead && (
          <span className={styles.lead}>
            <small>{lead.label}</small>
            {lead.render(row)}
          </span>
        )}
      </div>
      <dl className={styles.facts}>
        {facts.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
