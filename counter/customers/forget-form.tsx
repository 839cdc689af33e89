import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Customer } from '#contract/customers/answers.ts';
import { forgetCustomer } from '#contract/customers/data-calls.ts';
import { dataRequest } from '#contract/customers/requests.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import orderStyles from '#counter/orders/order.module.css';
import { Problem } from '#counter/ui/message.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';
import { AskedFields, createAskedValues } from './asked-fields.tsx';
import { refreshCustomers } from './customers-query.ts';

/** Deletes a customer. To confirm, the person types the customer's email address. */
export function ForgetForm({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { persons: texts, session } = useTexts();
  // Customers entered by staff may have no email address; their phone number or name confirms the deletion then.
  const sign = customer.email ?? (customer.phone || customer.name);
  const [typed, setTyped] = useState('');
  const { form, problem, submit } = useCallForm({
    initialValues: createAskedValues(),
    schema: dataRequest,
    async send(body) {
      await callStaff(forgetCustomer, { id: customer.id, body });
      onClose();
      notifications.show({ message: texts.forgotten });
      await refreshCustomers();
    },
  });
  const lists = [
    { title: texts.forgetGone, items: texts.forgetGoneItems },
    { title: texts.forgetStays, items: texts.forgetStaysItems },
  ];
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {lists.map(({ title, items }) => (
          <div key={title}>
            <Text fw={500} mb={4}>
              {title}
            </Text>
            <ul className={orderStyles.consequences}>
              {items.map((item) => (
                <Text key={item} component="li" fz="sm">
                  {item}
                </Text>
              ))}
            </ul>
          </div>
        ))}
        <AskedFields getInputProps={form.getInputProps} />
        <TextInput
          label={texts.forgetConfirm(sign)}
          value={typed}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Problem>{problem}</Problem>
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" color="gray" onClick={onClose}>
            {session.cancel}
          </Button>
          <Button
            type="submit"
            color="red"
            loading={form.submitting}
            disabled={typed.trim().toLowerCase() !== sign.toLowerCase()}
          >
            {texts.acts.deletion}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
