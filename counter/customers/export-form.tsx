import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import Download from 'lucide-react/icons/download';
import type { Customer } from '#contract/customers/answers.ts';
import { exportCustomer } from '#contract/customers/data-calls.ts';
import { dataRequest } from '#contract/customers/requests.ts';
import { saveBlob } from '#counter/data/save-file.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Problem } from '#counter/ui/message.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';
import { AskedFields, createAskedValues } from './asked-fields.tsx';
import { refreshCustomers } from './customers-query.ts';

/** Downloads all data that the shop holds about a customer. */
export function ExportForm({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { persons: texts, session } = useTexts();
  const { form, problem, submit } = useCallForm({
    initialValues: createAskedValues(),
    schema: dataRequest,
    async send(body) {
      const { data } = await callStaff(exportCustomer, { id: customer.id, body });
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveBlob(`customer-${customer.id}.json`, file);
      onClose();
      notifications.show({ message: texts.exported });
      await refreshCustomers();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{texts.exportText}</Text>
        <AskedFields getInputProps={form.getInputProps} />
        <Problem>{problem}</Problem>
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" color="gray" onClick={onClose}>
            {session.cancel}
          </Button>
          <Button type="submit" loading={form.submitting} leftSection={<Download size={16} aria-hidden />}>
            {texts.exportSubmit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
