import { Table } from '@mantine/core';
import type { Sales } from '#contract/today/staff-calls.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import styles from './home.module.css';
import { MEASURES, useMeasureTexts } from './sales-measures.ts';

/** All measures by day, newest first, each with its value in the period before. */
export function SalesTable({ sales: { days, daysBefore } }: { sales: Sales }) {
  const { home } = useTexts();
  const { writeShortDay } = useFormats();
  const write = useMeasureTexts();
  const rows = days.map((day, at) => ({ day, earlier: daysBefore[at] })).toReversed();
  return (
    <Table stickyHeader className={styles.measures}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{home.day}</Table.Th>
          {MEASURES.map((name) => (
            <Table.Th key={name} ta="end">
              {home[name]}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ day, earlier }) => (
          <Table.Tr key={day.day}>
            <Table.Td>
              {writeShortDay(day.day)}
              {earlier && <small>{home.comparedWith(writeShortDay(earlier.day))}</small>}
            </Table.Td>
            {MEASURES.map((name) => (
              <Table.Td key={name} ta="end">
                <bdi>{write(name, day)}</bdi>
                {earlier && (
                  <small>
                    <bdi>{write(name, earlier)}</bdi>
                  </small>
                )}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
