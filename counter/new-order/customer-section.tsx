import { Alert, Button, Group, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect, useRef } from 'react';
import type { BriefCustomer } from '#contract/customers/answers.ts';
import { readCustomer } from '#contract/customers/calls.ts';
import { EGYPTIAN_MOBILE, normalisePhone } from '#contract/rules.ts';
import type { OrderPreview } from '#contract/staff-orders/answers.ts';
import { createReadQuery } from '#counter/data/query-client.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { SearchPicker } from '#counter/ui/search-picker.tsx';
import { Section } from '#counter/ui/section.tsx';
import { ToneBadge } from '#counter/ui/tone-badge.tsx';
import { NO_CUSTOMER } from './draft.ts';
import styles from './new-order.module.css';
import type { NewOrderForm } from './use-new-order.ts';
import { useFoundCustomers } from './use-preview.ts';

type Person = Pick<BriefCustomer, 'id' | 'name' | 'phone'> & { email?: string | null };

/** Selects a customer. Their mobile number fills the address's phone field if it is empty. */
export function chooseCustomer(form: NewOrderForm, { id, name, phone, email }: Person): void {
  const { address } = form.getValues();
  form.setValues({
    who: 'known',
    customer: { id, name, phone, email: email ?? '' },
    overrides: [],
    address: { ...address, phone: address.phone || phone },
  });
  form.clearErrors();
}

/** Selects the customer for the order: an existing or a new one. */
export function CustomerSection({
  form,
  preview,
}: {
  form: NewOrderForm;
  preview: OrderPreview | undefined;
}) {
  const { newOrder } = useTexts();
  const { who } = form.values;
  const forget = () => form.setValues({ who: 'none', customer: NO_CUSTOMER, overrides: [] });
  const another = who !== 'none' && (
    <Button variant="subtle" size="xs" onClick={forget}>
      {newOrder.change}
    </Button>
  );
  return (
    <Section title={newOrder.customer} action={another}>
      {who === 'none' && <CustomerSearch form={form} />}
      {who === 'known' && <KnownCustomer form={form} />}
      {who === 'new' && <NewCustomer form={form} />}
      {who !== 'known' && preview && preview.samePhone.length > 0 && (
        <Alert color="brand" mt="md" title={newOrder.samePhone} icon={<UserRound size={18} aria-hidden />}>
          {preview.samePhone.map((person) => (
            <PersonRow key={person.id} person={person} onUse={() => chooseCustomer(form, person)} />
          ))}
        </Alert>
      )}
    </Section>
  );
}

function CustomerSearch({ form }: { form: NewOrderForm }) {
  const { newOrder } = useTexts();
  const { writeCount } = useFormats();
  function addNew(typed: string): void {
    const phone = normalisePhone(typed);
    const isPhone = EGYPTIAN_MOBILE.test(phone);
    const customer = {
      ...NO_CUSTOMER,
      ...(isPhone ? { phone } : { name: typed.includes('@') ? '' : typed }),
    };
    form.setValues({ who: 'new', customer, overrides: [] });
    form.clearErrors();
  }
  return (
    <SearchPicker<BriefCustomer>
      label={newOrder.findCustomer}
      placeholder={newOrder.findCustomerHint}
      useFound={useFoundCustomers}
      idOf={({ id }) => id}
      nothing={newOrder.noCustomer}
      other={{ label: newOrder.addCustomer, onPick: addNew }}
      error={form.errors.customer}
      onPick={(customer) => chooseCustomer(form, customer)}
      renderItem={(customer) => (
        <div className={styles.found}>
          <UserRound size={18} aria-hidden />
          <div>
            <Text fz="sm" fw={500} truncate>
              <bdi>{customer.name}</bdi>
            </Text>
            <Text fz="xs" c="dimmed">
              <bdi dir="ltr">{customer.phone}</bdi>
              {` · ${newOrder.ordersCount(customer.orders, writeCount(customer.orders))}`}
            </Text>
          </div>
          {customer.block && (
            <ToneBadge tone="bad" icon={Ban}>
              {newOrder.blocked[customer.block]}
            </ToneBadge>
          )}
        </div>
      )}
    />
  );
}

function KnownCustomer({ form }: { form: NewOrderForm }) {
  const { newOrder } = useTexts();
  const { writeCount } = useFormats();
  const { customer } = form.values;
  const { data } = useQuery(createReadQuery(readCustomer, { id: customer.id }));
  const known = data?.data;
  return (
    <div>
      <Group gap="xs">
        <Text fw={600}>
          <bdi>{customer.name}</bdi>
        </Text>
        {known?.block && (
          <ToneBadge tone="bad" icon={Ban}>
            {newOrder.blocked[known.block]}
          </ToneBadge>
        )}
      </Group>
      <Text fz="sm" c="dimmed">
        <bdi dir="ltr">{[customer.phone, customer.email].filter(Boolean).join(' · ')}</bdi>
        {known && ` · ${newOrder.ordersCount(known.orders, writeCount(known.orders))}`}
      </Text>
      {known && known.refused > 0 && (
        <Alert color="red" mt="sm" p="xs" icon={<TriangleAlert size={18} aria-hidden />}>
          {newOrder.refusedCount(known.refused, writeCount(known.refused))}
        </Alert>
      )}
    </div>
  );
}

function NewCustomer({ form }: { form: NewOrderForm }) {
  const { newOrder } = useTexts();
  const nameRef = useRef<HTMLInputElement>(null);
  // Moves the focus into this form, which replaces the focused search field.
  useEffect(() => {
    if (nameRef.current?.value === '') nameRef.current.focus();
  }, []);
  const field = (name: 'name' | 'phone' | 'email') => ({
    autoComplete: 'off',
    ...form.getInputProps(`customer.${name}`),
  });
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <TextInput required dir="auto" label={newOrder.name} {...field('name')} ref={nameRef} />
      <TextInput required type="tel" dir="ltr" label={newOrder.phone} {...field('phone')} />
      <TextInput
        type="email"
        dir="ltr"
        label={newOrder.emailField}
        description={newOrder.emailHint}
        style={{ gridColumn: '1 / -1' }}
        {...field('email')}
      />
    </SimpleGrid>
  );
}

interface PersonRowProps {
  person: OrderPreview['samePhone'][number];
  onUse: () => void;
}

function PersonRow({ person, onUse }: PersonRowProps) {
  const { newOrder } = useTexts();
  const { writeCount } = useFormats();
  const counts = [
    newOrder.ordersCount(person.orders, writeCount(person.orders)),
    person.refused > 0 && newOrder.refusedCount(person.refused, writeCount(person.refused)),
    person.block && newOrder.blocked[person.block],
  ];
  return (
    <Group justify="space-between" gap="xs" mt={4}>
      <Text fz="sm">
        <bdi>{person.name}</bdi>
        {` · ${counts.filter(Boolean).join(' · ')}`}
      </Text>
      <Button size="compact-sm" variant="default" onClick={onUse}>
        {newOrder.use(person.name)}
      </Button>
    </Group>
  );
}
