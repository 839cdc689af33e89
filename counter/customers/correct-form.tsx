import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import * as v from 'valibot';
import type { Customer } from '#contract/customers/answers.ts';
import { correctCustomer } from '#contract/customers/data-calls.ts';
import { correctionRequest } from '#contract/customers/requests.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Problem } from '#counter/ui/message.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';
import { AskedFields, createAskedValues } from './asked-fields.tsx';
import { refreshCustomers } from './customers-query.ts';

const CORRECTED_FIELDS = ['name', 'phone', 'email'] as const;
type Field = (typeof CORRECTED_FIELDS)[number];

/** Returns only the changed fields, so that the server does not validate unchanged ones. */
export function listCorrections(
  customer: Pick<Customer, Field>,
  typed: Record<Field, string>,
): Partial<Record<Field, string>> {
  const changed = CORRECTED_FIELDS.filter((field) => typed[field].trim() !== (customer[field] ?? ''));
  return Object.fromEntries(changed.map((field) => [field, typed[field]]));
}

/** Corrects a customer's name, mobile number or email address at their request. */
export function CorrectForm({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { persons: texts, session } = useTexts();
  const initialValues = {
    ...createAskedValues(),
    name: customer.name,
    phone: customer.phone,
    email: customer.email ?? '',
  };
  const toBody = ({ askedOn, askedBy, ...typed }: typeof initialValues) => ({
    ...{ askedOn, askedBy },
    ...listCorrections(customer, typed),
  });
  const { form, problem, submit } = useCallForm({
    initialValues,
    schema: v.pipe(
      v.any(),
      v.transform((values: typeof initialValues): unknown => toBody(values)),
      correctionRequest,
    ),
    async send(values) {
      await callStaff(correctCustomer, { id: customer.id, body: toBody(values) });
      onClose();
      notifications.show({ message: texts.corrected });
      await refreshCustomers();
    },
  });
  const corrections = listCorrections(customer, form.values);
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput label={texts.name} dir="auto" data-autofocus {...form.getInputProps('name')} />
        <TextInput label={texts.phone} type="tel" dir="ltr" {...form.getInputProps('phone')} />
        <TextInput label={texts.email} type="email" dir="ltr" {...form.getInputProps('email')} />
        {corrections.email !== undefined && (
          <Alert variant="light" color="gray">
            {texts.newEmailText}
          </Alert>
        )}
        <AskedFields getInputProps={form.getInputProps} />
        <Problem>{problem}</Problem>
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" color="gray" onClick={onClose}>
            {session.cancel}
          </Button>
          <Button type="submit" loading={form.submitting} disabled={Object.keys(corrections).length === 0}>
            {texts.acts.correction}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
