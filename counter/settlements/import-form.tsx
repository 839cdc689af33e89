import { Autocomplete, Button, Group, SegmentedControl, Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type * as v from 'valibot';
import { readCashOut } from '#contract/bookkeeping/calls.ts';
import { SETTLED_BY } from '#contract/bookkeeping/kinds.ts';
import type { importedSettlementAnswer } from '#contract/bookkeeping/settlement-answers.ts';
import { importSettlement } from '#contract/bookkeeping/settlement-calls.ts';
import { settlementRequest } from '#contract/bookkeeping/settlement-requests.ts';
import { createReadQuery } from '#counter/data/query-client.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { CASH } from '#counter/orders/list-consequences.ts';
import { useGatewayOptions } from '#counter/orders/order-money.tsx';
import { FileDrop } from '#counter/ui/file-drop.tsx';
import { Problem } from '#counter/ui/message.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';
import { readCsvFile } from './read-csv-file.ts';

interface ImportFormProps {
  onImported: (imported: v.InferOutput<typeof importedSettlementAnswer>) => Promise<void>;
  onCancel: () => void;
}

const INITIAL_VALUES = {
  settledBy: 'courier' as (typeof SETTLED_BY)[number],
  source: '',
  fileName: '',
  text: '',
};

/** Asks for the gateway or courier that sent the file, and the file. */
export function ImportForm({ onImported, onCancel }: ImportFormProps) {
  const { session, settlements } = useTexts();
  const { form, problem, submit } = useCallForm({
    initialValues: INITIAL_VALUES,
    schema: settlementRequest,
    send: async (body) => onImported(await callStaff(importSettlement, { body })),
  });
  const { settledBy, fileName } = form.values;
  const [fileProblem, setFileProblem] = useState<string>();

  async function takeFile(file: File): Promise<void> {
    const read = readCsvFile(new Uint8Array(await file.arrayBuffer()));
    const isRead = 'text' in read;
    form.setValues({ fileName: isRead ? file.name : '', text: isRead ? read.text : '' });
    form.clearFieldError('text');
    setFileProblem(isRead ? undefined : settlements.fileProblems[read.problem](file.name));
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <SegmentedControl
          aria-label={settlements.from}
          value={settledBy}
          onChange={(value) => form.setValues({ settledBy: value as typeof settledBy, source: '' })}
          data={SETTLED_BY.map((value) => ({ value, label: settlements.settledBy[value] }))}
        />
        {settledBy === 'gateway' ? (
          <GatewayField {...form.getInputProps('source')} />
        ) : (
          <CourierField {...form.getInputProps('source')} />
        )}
        <FileDrop
          label={fileName ? settlements.otherFile : settlements.chooseFile}
          hint={settlements.columnsHint[settledBy]}
          accept=".csv,.tsv,.txt,text/csv"
          chosen={fileName || undefined}
          error={fileProblem ?? (form.errors.text ? settlements.fileMissing : undefined)}
          onFile={(file) => void takeFile(file)}
        />
        <Problem>{problem}</Problem>
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" color="gray" onClick={onCancel}>
            {session.cancel}
          </Button>
          <Button type="submit" loading={form.submitting}>
            {settlements.importFile}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function GatewayField(props: object) {
  const { money } = useTexts();
  const data = useGatewayOptions().filter(({ value }) => value !== CASH);
  return (
    <Select label={money.gateway} data={data} comboboxProps={{ withinPortal: false }} required {...props} />
  );
}

/** A field for the courier's name. Couriers that hold cash are suggested first. */
function CourierField(props: object) {
  const { money, order, settlements } = useTexts();
  const { data } = useQuery(createReadQuery(readCashOut));
  const known = (data?.data.couriers ?? []).flatMap(({ carrier }) => carrier || []);
  return (
    <Autocomplete
      label={money.courier}
      description={settlements.courierHint}
      data={[...new Set([...known, ...Object.values(order.carriers)])]}
      maxLength={100}
      comboboxProps={{ withinPortal: false }}
      required
      {...props}
    />
  );
}
