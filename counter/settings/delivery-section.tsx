import { Button, Checkbox, Group, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { nameGovernorate } from '#contract/governorates.ts';
import { useFormats, useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import { ConflictDialog } from '#counter/ui/conflict-dialog.tsx';
import { Loaded } from '#counter/ui/loaded.tsx';
import { Problem } from '#counter/ui/message.tsx';
import { Section } from '#counter/ui/section.tsx';
import { BulkDays } from './bulk-days.tsx';
import { DaysInput } from './days-input.tsx';
import styles from './delivery-section.module.css';
import type { SectionProps } from './group-section.tsx';
import { type DeliveryTable, deliveryQuery, isValid, useDelivery } from './use-delivery.ts';

/** Edits the delivery days of governorates, one by one or several at once. */
export function DeliverySection(props: SectionProps) {
  const { settings } = useTexts();
  const query = useQuery(deliveryQuery);
  return (
    <Section title={settings.delivery} description={settings.deliveryHint}>
      <Loaded query={query} lines={8}>
        {(table) => <DeliveryForm table={table} {...props} />}
      </Loaded>
    </Section>
  );
}

function DeliveryForm({ table, isReadOnly, onDirty }: SectionProps & { table: DeliveryTable }) {
  const { common, settings } = useTexts();
  const { writeCount } = useFormats();
  const { language } = useLanguage();
  const delivery = useDelivery(table);
  const { rows, changed, chosen, isBusy, problem, conflict } = delivery;
  const isDirty = changed.length > 0;
  useEffect(() => onDirty('days', isDirty), [isDirty, onDirty]);
  const nameOf = (governorate: string) => nameGovernorate(governorate, language);
  const write = ({ fromDays, toDays }: { fromDays: number | string; toDays: number | string }) =>
    settings.days(writeCount(Number(fromDays)), writeCount(Number(toDays)));
  return (
    <Stack>
      {!isReadOnly && <BulkDays count={chosen.size} onApply={(days) => delivery.set([...chosen], days)} />}
      <Table className={styles.table} verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            {!isReadOnly && (
              <Table.Td className={styles.tick}>
                <Checkbox
                  aria-label={settings.chooseAll}
                  checked={chosen.size === rows.length}
                  indeterminate={chosen.size > 0 && chosen.size < rows.length}
                  onChange={(event) => delivery.chooseAll(event.currentTarget.checked)}
                />
              </Table.Td>
            )}
            <Table.Th>{settings.governorate}</Table.Th>
            <Table.Th className={styles.days}>{settings.fromDays}</Table.Th>
            <Table.Th className={styles.days}>{settings.toDays}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => {
            const { governorate } = row;
            const name = nameOf(governorate);
            const input = { isReadOnly, isWrong: !isValid(row) };
            return (
              <Table.Tr key={governorate} data-changed={changed.includes(row) || undefined}>
                {!isReadOnly && (
                  <Table.Td className={styles.tick}>
                    <Checkbox
                      aria-label={settings.choose(name)}
                      checked={chosen.has(governorate)}
                      onChange={() => delivery.choose(governorate)}
                    />
                  </Table.Td>
                )}
                <Table.Td>{name}</Table.Td>
                {(['fromDays', 'toDays'] as const).map((side) => (
                  <Table.Td key={side} className={styles.days}>
                    <DaysInput
                      {...input}
                      label={(side === 'fromDays' ? settings.fromDaysOf : settings.toDaysOf)(name)}
                      value={row[side]}
                      onChange={(value) => delivery.set([governorate], { [side]: value })}
                    />
                  </Table.Td>
                ))}
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
      {!rows.every(isValid) && (
        <Text role="alert" fz="sm" c="red">
          {settings.invalidDays}
        </Text>
      )}
      <Problem>{problem}</Problem>
      {!isReadOnly && (
        <Group gap="xs">
          <Button
            loading={isBusy}
            disabled={!isDirty || !rows.every(isValid)}
            onClick={() => void delivery.save()}
          >
            {common.save}
          </Button>
          {isDirty && (
            <Button variant="subtle" color="gray" onClick={delivery.discard}>
              {settings.discard}
            </Button>
          )}
        </Group>
      )}
      <ConflictDialog
        opened={conflict.isOpen}
        fields={(conflict.subject?.fields ?? []).map(({ mine, theirs }) => ({
          name: mine.governorate,
          label: nameOf(mine.governorate),
          mine: write(mine),
          theirs: write(theirs),
        }))}
        onSave={(sides) => void delivery.resolve(sides)}
        onClose={delivery.takeTheirs}
      />
    </Stack>
  );
}
