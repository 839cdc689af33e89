import { Radio, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { REQUESTERS } from '#contract/customers/requests.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { findCairoDay } from '#counter/ui/cairo-day.ts';

/** Initial values. Most requests are made by the customers themselves, on the day on which staff enter them. */
export const createAskedValues = () => ({
  askedOn: findCairoDay(new Date()),
  askedBy: 'person' as (typeof REQUESTERS)[number],
});

interface AskedFieldsProps {
  getInputProps: (field: 'askedOn' | 'askedBy') => { error?: ReactNode };
}

/** Fields for the date of a data request and who made it. The register of requests records both. */
export function AskedFields({ getInputProps }: AskedFieldsProps) {
  const { persons } = useTexts();
  return (
    <>
      <TextInput
        type="date"
        label={persons.askedOn}
        max={findCairoDay(new Date())}
        {...getInputProps('askedOn')}
      />
      <Radio.Group label={persons.askedBy} {...getInputProps('askedBy')}>
        <Stack gap="xs" mt={4}>
          {REQUESTERS.map((requester) => (
            <Radio key={requester} value={requester} label={persons.askedByChoices[requester]} />
          ))}
        </Stack>
      </Radio.Group>
    </>
  );
}
