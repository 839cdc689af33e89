import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { WholeReturn } from '#contract/orders/staff-return-answers.ts';
import { hasPermission } from '#contract/staff/permissions.ts';
import { ContactLinks } from '#counter/addresses/contact-links.tsx';
import { writeMapSearch } from '#counter/addresses/write-address.ts';
import { useFormats, useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import orderStyles from '#counter/orders/order.module.css';
import { useMe } from '#counter/session/me.ts';
import { Age } from '#counter/ui/age.tsx';
import { Amount } from '#counter/ui/amount.tsx';
import { Loaded } from '#counter/ui/loaded.tsx';
import { Page } from '#counter/ui/page.tsx';
import { ProductPicture } from '#counter/ui/product-picture.tsx';
import { Section } from '#counter/ui/section.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ReturnActDialog } from './return-act-dialog.tsx';
import { listReturnActions, type ReturnAction } from './return-actions.ts';
import { ReturnStatusBadge } from './return-status-badge.tsx';
import styles from './returns.module.css';
import { returnQuery } from './returns-query.ts';

/** A return and the actions on it. */
export function ReturnScreen() {
  const { return: number = '' } = useParams();
  const { returns } = useTexts();
  const query = useQuery(returnQuery(number));
  return (
    <Page
      title={returns.number(number)}
      back={{ to: '/returns', label: returns.back }}
      badge={query.data && <ReturnStatusBadge status={query.data.status} />}
    >
      <Loaded query={query} lines={6}>
        {(one) => (
          <div className={styles.columns}>
            <div>
              <NextStep one={one} />
              <ReturnedPieces one={one} />
              <ReturnHistory one={one} />
            </div>
            <ReturnCustomer one={one} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function NextStep({ one }: { one: WholeReturn }) {
  const { returns } = useTexts();
  const { role } = useMe();
  const [action, setAction] = useState<ReturnAction | 'refund'>();
  const close = () => setAction(undefined);
  // Who may not change orders gets no instructions either.
  if (!hasPermission(role, 'orders.change')) return null;
  const actions = listReturnActions(one.status);
  const isRefundable =
    one.status === 'received' && one.refundablePiastres > 0 && hasPermission(role, 'orders.refund');
  return (
    <Section title={returns.next}>
      <Text mb={actions.length > 0 ? 'md' : 0}>
        {one.status === 'received' ? returns.todo[`received_${one.kind}`] : returns.todo[one.status]}
      </Text>
      <Group gap="xs">
        {isRefundable && <Button onClick={() => setAction('refund')}>{returns.refund.open}</Button>}
        {actions.map((each, index) => (
          <Button
            key={each}
            variant={index === 0 && !isRefundable ? 'filled' : 'default'}
            onClick={() => setAction(each)}
          >
            {returns.acts[each]}
          </Button>
        ))}
      </Group>
      {action === 'receive' && <ReceiveDialog one={one} onClose={close} />}
      {action === 'refund' && <RefundDialog one={one} onClose={close} />}
      {action && action !== 'receive' && action !== 'refund' && (
        <ReturnActDialog number={String(one.number)} action={action} onClose={close} />
      )}
    </Section>
  );
}

function ReturnedPieces({ one }: { one: WholeReturn }) {
  const { returns } = useTexts();
  const { language } = useLanguage();
  const { writeMoney, writeCount } = useFormats();
  const sum = `${returns.value}: ${writeMoney(one.valuePiastres)}`;
  return (
    <Section title={returns.pieces} description={`${returns.kinds[one.kind]} · ${sum}`}>
      <ul className={styles.lines}>
        {one.lines.map((line) => (
          <li key={line.lineId}>
            <ProductPicture cover={line.cover} />
            <div className={styles.receivedText}>
              <Text fw={500}>
                {`${writeCount(line.pieces)} × `}
                <bdi>{language === 'ar' ? line.titleAr : line.titleEn}</bdi>
              </Text>
              <Text fz="xs" c="dimmed">
                {[
                  line.resalePieces ? returns.condition.resale(writeCount(line.resalePieces)) : '',
                  line.damagedPieces ? returns.condition.damaged(writeCount(line.damagedPieces)) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            <Amount piastres={line.pieces * line.pricePiastres} />
          </li>
        ))}
      </ul>
      <Text fz="sm" mt="md">
        <b>{`${returns.reason}: `}</b>
        {returns.reasons[one.reason]}
      </Text>
      {one.note && (
        <Text fz="sm" mt="xs">
          <b>{`${returns.note}: `}</b>
          <bdi>{one.note}</bdi>
        </Text>
      )}
      {one.answer && (
        <Text fz="sm" mt="xs">
          <b>{`${returns.answer}: `}</b>
          <bdi>{one.answer}</bdi>
        </Text>
      )}
    </Section>
  );
}

function ReturnHistory({ one }: { one: WholeReturn }) {
  const { returns } = useTexts();
  const { writeMoment } = useFormats();
  return (
    <Section title={returns.history}>
      <ol className={orderStyles.timeline}>
        {one.history.map(({ status, by, person, at }) => (
          <li key={`${status} ${at}`}>
            <Text fw={500}>{returns.events[status]}</Text>
            <Text fz="xs" c="dimmed">
              <bdi>{person ?? returns.by[by]}</bdi>
              {` · ${writeMoment(at)} · `}
              <Age at={at} />
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function ReturnCustomer({ one }: { one: WholeReturn }) {
  const { returns } = useTexts();
  const { writeMoney } = useFormats();
  return (
    <Section title={returns.customer}>
      <Stack gap="xs">
        <Text fw={600}>
          <bdi>{one.shopper}</bdi>
        </Text>
        <Text>
          <bdi dir="ltr">{one.phone}</bdi>
        </Text>
        {one.email && (
          <Anchor href={`mailto:${one.email}`} fz="sm">
            <bdi>{one.email}</bdi>
          </Anchor>
        )}
        <Text fz="sm">
          <bdi>{one.address}</bdi>
        </Text>
        <ContactLinks phone={one.phone} mapLink={writeMapSearch(one.address)} />
        <Anchor component={Link} to={`/orders/${one.order}`} fz="sm">
          {returns.ofOrder(one.order)}
        </Anchor>
        {one.refundablePiastres > 0 && (
          <Text fz="sm" c="dimmed">
            {`${returns.refundable}: ${writeMoney(one.refundablePiastres)}`}
          </Text>
        )}
      </Stack>
    </Section>
  );
}
