import { Button, NumberInput, Select, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { LINK_HOLD_HOURS, STAFF_ORDER_SOURCES, STAFF_PAYMENTS } from '#contract/staff-orders/kinds.ts';
import { AddressFields } from '#counter/addresses/address-fields.tsx';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { SavedAddresses } from '#counter/orders/address/saved-addresses.tsx';
import { Section } from '#counter/ui/section.tsx';
import type { OrderDraft } from './draft.ts';
import type { NewOrderForm } from './use-new-order.ts';

const MAX_NOTE_LENGTH = 1000;

/** The delivery address. */
export function AddressSection({ form }: { form: NewOrderForm }) {
  const { newOrder } = useTexts();
  const { who, customer, address } = form.values;
  const fields = {
    getInputProps: (name: string) => form.getInputProps(`address.${name}`),
    setFieldValue: (name: string, value: string) => form.setFieldValue(`address.${name}`, value),
  };
  return (
    <Section
      title={newOrder.address}
      action={
        who === 'known' && (
          <SavedAddresses
            shopperId={customer.id}
            onChoose={(chosen) => form.setValues({ address: chosen, overrides: [] })}
          />
        )
      }
    >
      <AddressFields form={fields as never} shopper={customer.name} />
      {customer.phone && address.phone === '' && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt="xs"
          onClick={() => form.setFieldValue('address.phone', customer.phone)}
        >
          {newOrder.samePhoneAsCustomer}
        </Button>
      )}
    </Section>
  );
}

/** The payment method, the source of the order, and a note. */
export function PaymentSection({ form }: { form: NewOrderForm }) {
  const { newOrder } = useTexts();
  const { payment } = form.values;
  const choice = <Name extends 'payment' | 'source' | 'language'>(
    name: Name,
    label: string,
    values: readonly OrderDraft[Name][],
    texts: Record<string, string>,
  ) => (
    <Select
      label={label}
      allowDeselect={false}
      data={values.map((value) => ({ value, label: texts[value] ?? value }))}
      {...form.getInputProps(name)}
    />
  );
  return (
    <Section title={newOrder.payment}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <Select
            label={newOrder.paidBy}
            description={newOrder.paymentHints[payment]}
            // Below, so that both fields of the row stand side by side.
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            allowDeselect={false}
            data={STAFF_PAYMENTS.map((value) => ({ value, label: newOrder.payments[value] }))}
            value={payment}
            error={form.errors.payment}
            onChange={(value) => form.setValues({ payment: value ?? 'cash', overrides: [] })}
          />
          {payment === 'link' && (
            <NumberInput
              label={newOrder.holdHours}
              min={LINK_HOLD_HOURS.min}
              max={LINK_HOLD_HOURS.max}
              clampBehavior="strict"
              allowDecimal={false}
              {...form.getInputProps('holdHours')}
            />
          )}
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          {choice('source', newOrder.source, STAFF_ORDER_SOURCES, newOrder.sources)}
          {choice('language', newOrder.language, ['ar', 'en'], newOrder.languages)}
        </SimpleGrid>
        <Textarea
          label={newOrder.note}
          dir="auto"
          autosize
          minRows={2}
          maxLength={MAX_NOTE_LENGTH}
          {...form.getInputProps('note')}
        />
      </Stack>
    </Section>
  );
}
