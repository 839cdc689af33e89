import { Table } from '@mantine/core';
import type { Sales } from '#contract/today/staff-calls.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { Amount } from '#counter/ui/amount.tsx';
import styles from './home.module.css';

/** Daily sales, newest first. */
export function SalesTable({ sales }: { sales: Sales }) {
  const { home } = useTexts();
  const { writeShortDay, writeCount } = useFormats();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the section scrolls, so keyboard users must be able to focus it
    <section className={styles.table} tabIndex={0} aria-label={home.salesByDay}>
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{home.day}</Table.Th>
            <Table.Th ta="end">{home.salesTotal}</Table.Th>
            <Table.Th ta="end">{home.orders}</Table.Th>
            <Table.Th ta="end">{home.returned}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sales.days.toReversed().map(({ day, salesPiastres, orders, returned }) => (
            <Table.Tr key={day}>
              <Table.Td>{writeShortDay(day)}</Table.Td>
              <Table.Td ta="end">
                <Amount piastres={salesPiastres} />
              </Table.Td>
              <Table.Td ta="end">{writeCount(orders)}</Table.Td>
              <Table.Td ta="end">{writeCount(returned)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
