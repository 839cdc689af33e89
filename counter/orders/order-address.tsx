import { ActionIcon, Anchor, Group, Stack, Text } from '@mantine/core';
import Pencil from 'lucide-react/icons/pencil';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { hasPermission } from '#contract/staff/permissions.ts';
import { ContactLinks } from '#counter/addresses/contact-links.tsx';
import { listPlaces, writeAddress, writeMapLink } from '#counter/addresses/write-address.ts';
import { useFormats, useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { CopyButton } from '#counter/ui/copy-button.tsx';
import { Section } from '#counter/ui/section.tsx';
import { useDialog } from '#counter/ui/use-dialog.ts';
import { AddressDialog } from './address/address-dialog.tsx';
import { CHANGEABLE_STATUSES } from './address/order-address-values.ts';
import styles from './order.module.css';

const STATUSES_UNDER_WAY: readonly WholeOrder['status'][] = [
  'placed',
  'pending',
  'confirmed',
  'paid',
  'packed',
  'shipped',
];
const isUnderWay = ({ status }: WholeOrder) => STATUSES_UNDER_WAY.includes(status);
const formatLabel = (name: string) => `${name}: `;

/** The customer's name; a link to the customer if the person may see customers. */
function CustomerName({ order: { shopper, shopperId } }: { order: WholeOrder }) {
  const mayRead = useMe().permissions.includes('customers.read');
  return (
    <Text fw={600}>
      {mayRead ? (
        <Anchor component={Link} to={`/customers/${shopperId}`} fw={600}>
          <bdi>{shopper}</bdi>
        </Anchor>
      ) : (
        <bdi>{shopper}</bdi>
      )}
    </Text>
  );
}

/** The delivery address, contact details and expected delivery days. */
export function OrderAddress({ order }: { order: WholeOrder }) {
  const { order: texts } = useTexts();
  const { language } = useLanguage();
  const { writeShortDay } = useFormats();
  const { recipient, landmark, secondPhone } = order.address;
  const [street, ...places] = listPlaces(order, language);
  const { phone, email, expectedFrom, expectedTo } = order;
  return (
    <Section
      title={texts.customer}
      action={
        <Group gap={4} wrap="nowrap">
          <CopyButton text={writeAddress(order, language)} label={texts.copyAddress} />
          <ChangeAddress order={order} />
        </Group>
      }
    >
      <Stack gap="sm">
        <div>
          <CustomerName order={order} />
          {recipient && (
            <Text fz="sm">
              {formatLabel(texts.recipient)}
              <bdi>{recipient}</bdi>
            </Text>
          )}
          <Anchor href={`mailto:${email}`} fz="sm" c="dimmed">
            <bdi>{email}</bdi>
          </Anchor>
        </div>
        <address className={styles.address}>
          <bdi>{street}</bdi>
          <br />
          {places.map((place, index) => (
            <Fragment key={place}>
              {index > 0 && (language === 'ar' ? '، ' : ', ')}
              <bdi>{place}</bdi>
            </Fragment>
          ))}
          {landmark && (
            <Text fz="sm" c="dimmed">
              {formatLabel(texts.landmark)}
              <bdi>{landmark}</bdi>
            </Text>
          )}
        </address>
        <div>
          <Text>
            <bdi dir="ltr">{phone}</bdi>
          </Text>
          {secondPhone && (
            <Anchor href={`tel:${secondPhone}`} fz="sm">
              {formatLabel(texts.secondPhone)}
              <bdi dir="ltr">{secondPhone}</bdi>
            </Anchor>
          )}
        </div>
        <ContactLinks phone={phone} mapLink={writeMapLink(order)} />
        {order.carrier && (
          <Group gap={4}>
            <Text fz="sm">
              {formatLabel(texts.parcel)}
              <bdi>{order.carrier}</bdi> <bdi dir="ltr">{order.trackingNumber}</bdi>
            </Text>
            <CopyButton text={order.trackingNumber ?? ''} label={texts.copyTracking} />
          </Group>
        )}
        {expectedFrom && expectedTo && isUnderWay(order) && (
          <Text fz="xs" c="dimmed">
            {texts.expected(writeShortDay(expectedFrom), writeShortDay(expectedTo))}
          </Text>
        )}
      </Stack>
    </Section>
  );
}

function ChangeAddress({ order }: { order: WholeOrder }) {
  const { address } = useTexts();
  const { role } = useMe();
  const dialog = useDialog();
  const isPossible = hasPermission(role, 'orders.change') && CHANGEABLE_STATUSES.includes(order.status);
  return (
    <>
      {isPossible && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-keyshortcuts="E"
          aria-label={address.change}
          title={address.change}
          onClick={() => dialog.open()}
        >
          <Pencil size={16} aria-hidden />
        </ActionIcon>
      )}
      {dialog.isOpen && <AddressDialog order={order} onClose={dialog.close} />}
    </>
  );
}
