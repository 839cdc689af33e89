import { Alert, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { Link, useParams } from 'react-router';
import type { Customer } from '#contract/customers/answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import orderStyles from '#counter/orders/order.module.css';
import { Age } from '#counter/ui/age.tsx';
import { Loaded } from '#counter/ui/loaded.tsx';
import page from '#counter/ui/page.module.css';
import { WindowTitle } from '#counter/ui/shop-name.tsx';
import { BlockHistory } from './block-history.tsx';
import { BlockBadge, BlockNotice } from './block-notice.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerContact } from './customer-contact.tsx';
import { CustomerEmails } from './customer-emails.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { customerQuery } from './customers-query.ts';
import { DataRequests } from './data-requests.tsx';

export function CustomerScreen() {
  const { customer: id = '' } = useParams();
  const { customers: texts } = useTexts();
  const query = useQuery(customerQuery(id));
  return (
    <div className={page.page}>
      <WindowTitle screen={query.data?.name || texts.title} />
      <Link to="/customers" className={page.back}>
        <ArrowLeft size={15} aria-hidden />
        {texts.back}
      </Link>
      <Loaded query={query} lines={8} isScreen>
        {(customer) => (
          <>
            <CustomerHeader customer={customer} />
            <CustomerNotices customer={customer} />
            <div className={orderStyles.columns}>
              <div>
                <CustomerOrders customer={customer} />
                <CustomerNotes key={customer.id} customer={customer} />
                <CustomerEmails customer={customer} />
              </div>
              <div>
                {!customer.deletedAt && <CustomerContact customer={customer} />}
                <BlockHistory customer={customer} />
                <DataRequests customer={customer} />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}

function CustomerHeader({ customer }: { customer: Customer }) {
  const { customers: texts } = useTexts();
  const { writeShortDay } = useFormats();
  const { name, createdAt, lastOrderAt, block, deletedAt } = customer;
  return (
    <Group justify="space-between" align="flex-start" mb="lg" gap="sm">
      <div>
        <Group gap="xs">
          <Title order={1}>
            <bdi>{deletedAt ? texts.forgotten : name}</bdi>
          </Title>
          {block && <BlockBadge kind={block} />}
        </Group>
        <Text fz="sm" c="dimmed" mt={2}>
          {texts.since(writeShortDay(createdAt, new Date(0)))}
          {lastOrderAt && (
            <>
              {` · ${texts.lastOrder} `}
              <Age at={lastOrderAt} />
            </>
          )}
        </Text>
      </div>
      {!deletedAt && <CustomerActions customer={customer} />}
    </Group>
  );
}

/** Warnings that staff should see before they deal with this customer: deletion and blocks. */
function CustomerNotices({ customer }: { customer: Customer }) {
  const { customers: texts } = useTexts();
  const { writeShortDay } = useFormats();
  const block = customer.blocks.find(({ liftedAt }) => liftedAt === null);
  if (!block && !customer.deletedAt) return null;
  return (
    <Stack mb="md" gap="sm">
      {customer.deletedAt && (
        <Alert variant="light" color="gray" icon={<UserRoundX size={18} aria-hidden />}>
          {texts.forgottenText(writeShortDay(customer.deletedAt, new Date(0)))}
        </Alert>
      )}
      {block && <BlockNotice customer={customer} block={block} />}
    </Stack>
  );
}
