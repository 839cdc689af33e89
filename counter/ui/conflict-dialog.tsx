import { Button, Group, Modal, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import styles from './conflict-dialog.module.css';

export type Side = 'mine' | 'theirs';

export interface ConflictField<Name extends string = string> {
  name: Name;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  /** The version that is selected initially; by default, mine. */
  first?: Side | undefined;
}

interface ConflictDialogProps<Name extends string> {
  opened: boolean;
  fields: ConflictField<Name>[];
  /** Receives the chosen version of each field. */
  onSave: (chosen: Record<Name, Side>) => void;
  /** Keeps the other person's version. */
  onClose: () => void;
}

/** Shows two conflicting versions of a record and lets the person choose one for each field. */
export function ConflictDialog<Name extends string>({
  opened,
  fields,
  onSave,
  onClose,
}: ConflictDialogProps<Name>) {
  const { common } = useTexts();
  const [changed, setChanged] = useState<Partial<Record<Name, Side>>>({});
  const sideOf = ({ name, first = 'mine' }: ConflictField<Name>): Side => changed[name] ?? first;
  const close = () => {
    setChanged({});
    onClose();
  };
  function save(): void {
    onSave(Object.fromEntries(fields.map((field) => [field.name, sideOf(field)])) as Record<Name, Side>);
    setChanged({});
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={common.conflictTitle}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <Stack>
        <Text c="dimmed">{common.conflictText}</Text>
        {fields.map((field) => (
          <Radio.Group
            key={field.name}
            label={field.label}
            value={sideOf(field)}
            onChange={(side) => setChanged({ ...changed, [field.name]: side })}
          >
            <SimpleGrid cols={2} spacing="xs" mt={4}>
              {(['mine', 'theirs'] as const).map((side) => (
                <Radio.Card key={side} value={side} className={styles.side}>
                  <Radio.Indicator size="xs" />
                  <span>
                    <Text fz="xs" c="dimmed">
                      {common.conflictSides[side]}
                    </Text>
                    <Text component="span" fw={500}>
                      {field[side]}
                    </Text>
                  </span>
                </Radio.Card>
              ))}
            </SimpleGrid>
          </Radio.Group>
        ))}
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" color="gray" onClick={close}>
            {common.keepTheirs}
          </Button>
          <Button onClick={save}>{common.saveChosen}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
