import { Button, Fieldset, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { DaysInput } from './days-input.tsx';
import { isValid } from './use-delivery.ts';

interface BulkDaysProps {
  /** The number of selected governorates. */
  count: number;
  onApply: (days: { fromDays: number; toDays: number }) => void;
}

/** Sets the same delivery days for all selected governorates. */
export function BulkDays({ count, onApply }: BulkDaysProps) {
  const { settings } = useTexts();
  const { writeCount } = useFormats();
  const [fromDays, setFrom] = useState<number | string>('');
  const [toDays, setTo] = useState<number | string>('');
  const days = { fromDays: Number(fromDays), toDays: Number(toDays) };
  const isPossible = count > 0 && fromDays !== '' && toDays !== '' && isValid(days);
  return (
    <Fieldset variant="unstyled" miw={0} legend={settings.changeChosen}>
      <Group gap="xs">
        <Text fz="sm" c="dimmed" miw="5.5rem" role="status">
          {settings.chosen(count, writeCount(count))}
        </Text>
        {(
          [
            [settings.fromDays, fromDays, setFrom],
            [settings.toDays, toDays, setTo],
          ] as const
        ).map(([label, value, set]) => (
          <Group key={label} gap={6} wrap="nowrap">
            <Text fz="sm" aria-hidden>
              {label}
            </Text>
            <div style={{ inlineSize: '4rem' }}>
              <DaysInput label={label} value={value} onChange={set} />
            </div>
          </Group>
        ))}
        <Button variant="default" disabled={!isPossible} onClick={() => onApply(days)}>
          {settings.apply}
        </Button>
      </Group>
    </Fieldset>
  );
}
