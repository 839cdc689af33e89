import { Checkbox } from '@mantine/core';
import { type RowSelectionState, type Updater, useTable } from '@tanstack/react-table';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { BriefOrder } from '#contract/orders/staff-answers.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { COLUMN_IDS, COLUMNS, type ColumnId, features, isNumberColumn } from './order-columns.tsx';
import styles from './orders-table.module.css';

interface OrdersTableProps {
  orders: BriefOrder[];
  shown: readonly ColumnId[];
  selection: RowSelectionState;
  onSelect: (selection: Updater<RowSelectionState>) => void;
  isStale: boolean;
}

/** The orders as a table. A click anywhere in a row opens its order. */
export function OrdersTable({ orders, shown, selection, onSelect, isStale }: OrdersTableProps) {
  const texts = useTexts().orders;
  const navigate = useNavigate();
  const table = useTable({
    features,
    columns: COLUMNS,
    data: orders,
    getRowId: ({ id }) => id,
    state: {
      rowSelection: selection,
      columnVisibility: Object.fromEntries(COLUMN_IDS.map((id) => [id, shown.includes(id)])),
    },
    onRowSelectionChange: onSelect,
  });
  function openRow(event: MouseEvent, order: BriefOrder) {
    const target = event.target as Element;
    if (target.closest('a, button, input, label')) return;
    // The person is selecting text to copy it.
    if (getSelection()?.toString()) return;
    void navigate(order.orderNumber);
  }
  return (
    <div className={styles.frame} data-stale={isStale}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.check}>
              <Checkbox
                size="xs"
                aria-label={texts.selectAll}
                checked={table.getIsAllRowsSelected()}
                indeterminate={table.getIsSomeRowsSelected()}
                onChange={table.getToggleAllRowsSelectedHandler()}
              />
            </th>
            {table.getVisibleLeafColumns().map(({ id }) => (
              <th key={id} data-column={id} data-number={isNumberColumn(id)}>
                {texts.columns[id as ColumnId]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              data-list-row
              data-selected={row.getIsSelected()}
              onClick={(event) => openRow(event, row.original)}
            >
              <td className={styles.check}>
                <Checkbox
                  size="xs"
                  aria-label={texts.selectOrder(row.original.orderNumber)}
                  checked={row.getIsSelected()}
                  onChange={row.getToggleSelectedHandler()}
                  data-list-check
                />
              </td>
              {row.getVisibleCells().map((cell) => (
                <td key={cell.id} data-column={cell.column.id} data-number={isNumberColumn(cell.column.id)}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
