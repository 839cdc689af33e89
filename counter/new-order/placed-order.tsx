import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { writePaymentLink } from '#contract/orders/staff-changes.ts';
import { writeWhatsAppLink } from '#counter/addresses/write-address.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Amount } from '#counter/ui/amount.tsx';
import { CopyButton } from '#counter/ui/copy-button.tsx';
import { CopyField } from '#counter/ui/copy-field.tsx';
import { Loaded } from '#counter/ui/loaded.tsx';
import { Section } from '#counter/ui/section.tsx';
import { useShopName } from '#counter/ui/shop-name.tsx';
import styles from './new-order.module.css';

/** Shown after the order is placed: its number, to read out to the customer, and next steps. */
export function PlacedOrder({ order, onAnother }: { order: WholeOrder; onAnother: () => void }) {
  const { newOrder } = useTexts();
  const numberRef = useRef<HTMLParagraphElement>(null);
  // Moves the focus here, because the button that had it is gone.
  useEffect(() => numberRef.current?.focus(), []);
  return (
    <Section title={newOrder.placed}>
      <Stack gap="md">
        <div>
          <Text c="dimmed">{newOrder.readNumber}</Text>
          <Group gap="xs">
            <p ref={numberRef} tabIndex={-1} className={styles.number} style={{ margin: 0, outline: 'none' }}>
              <bdi dir="ltr">{order.orderNumber}</bdi>
            </p>
            <CopyButton text={order.orderNumber} label={newOrder.copyNumber} size={36} />
          </Group>
          <Text>
            {`${newOrder.total}: `}
            <Amount piastres={order.totalPiastres} />
          </Text>
        </div>
        {order.status === 'pending' && <PaymentLink order={order} />}
        <Group gap="xs">
          <Button component={Link} to={`/orders/${order.orderNumber}`}>
            {newOrder.openOrder}
          </Button>
          <Button variant="default" onClick={onAnother}>
            {newOrder.another}
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}

/**
 * The payment link of the order, to copy or send. If the customer has an email address, the server emails the link,
 * too.
 */
function PaymentLink({ order }: { order: WholeOrder }) {
  const { newOrder } = useTexts();
  const shopName = useShopName();
  const isEmailed = order.email !== null;
  const query = useQuery({
    queryKey: [writePaymentLink.path, order.orderNumber],
    queryFn: async ({ signal }) =>
      (await callStaff(writePaymentLink, { order: order.orderNumber, body: { isEmailed }, signal })).data,
    // A refetch would email the link again.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loaded query={query} lines={2}>
      {({ link }) => {
        const text = encodeURIComponent(newOrder.whatsAppText(order.orderNumber, shopName, link));
        return (
          <Stack gap="xs">
            <CopyField
              label={newOrder.payLink}
              description={isEmailed ? newOrder.payLinkEmailed : newOrder.payLinkHint}
              value={link}
            />
            <Button
              component="a"
              href={`${writeWhatsAppLink(order.phone)}?text=${text}`}
              target="_blank"
              rel="noopener"
              variant="light"
              style={{ alignSelf: 'flex-start' }}
              leftSection={<MessageCircle size={16} aria-hidden />}
            >
              {newOrder.sendWhatsApp}
            </Button>
          </Stack>
        );
      }}
    </Loaded>
  );
}
