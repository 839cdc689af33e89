import { Anchor, Group, Stack, Text } from '@mantine/core';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import type { SavedAddress } from '#contract/account/address-book.ts';
import type { Customer } from '#contract/customers/answers.ts';
import { ContactLinks } from '#counter/addresses/contact-links.tsx';
import { listPlaces, writeAddress } from '#counter/addresses/write-address.ts';
import { useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import { CopyButton } from '#counter/ui/copy-button.tsx';
import { Section } from '#counter/ui/section.tsx';
import { ToneBadge } from '#counter/ui/tone-badge.tsx';
import styles from './customer.module.css';

/** A customer's contact details and saved addresses. */
export function CustomerContact({ customer }: { customer: Customer }) {
  const { customers: texts } = useTexts();
  const { email, isEmailConfirmed, phone, addresses, name } = customer;
  return (
    <>
      <Section title={texts.contact}>
        <Stack gap="sm">
          {email && (
            <Group gap="xs">
              <Anchor href={`mailto:${email}`} fz="sm" className={styles.breakable ?? ''}>
                <bdi>{email}</bdi>
              </Anchor>
              <ToneBadge tone={isEmailConfirmed ? 'good' : 'quiet'} icon={isEmailConfirmed ? Check : Clock}>
                {isEmailConfirmed ? texts.emailConfirmed : texts.emailUnconfirmed}
              </ToneBadge>
            </Group>
          )}
          {!email && (
            <Text fz="sm" c="dimmed">
              {texts.noEmail}
            </Text>
          )}
          {phone ? (
            <>
              <Group gap={4}>
                <Text>
                  <bdi dir="ltr">{phone}</bdi>
                </Text>
                <CopyButton text={phone} label={texts.columns.phone} />
              </Group>
              <ContactLinks phone={phone} />
            </>
          ) : (
            <Text fz="sm" c="dimmed">
              {texts.noPhone}
            </Text>
          )}
        </Stack>
      </Section>
      <Section title={texts.addresses}>
        {addresses.length === 0 ? (
          <Text fz="sm" c="dimmed">
            {texts.noAddresses}
          </Text>
        ) : (
          <ul className={styles.list}>
            {addresses.map((address) => (
              <AddressItem key={address._id} address={address} shopper={name} />
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

function AddressItem({ address, shopper }: { address: SavedAddress; shopper: string }) {
  const { order } = useTexts();
  const { language } = useLanguage();
  const { name, details, city, phone, recipient = null, landmark = null, secondPhone = null } = address;
  const { area = null, governorate = null } = address;
  const asOrder = {
    ...{ shopper, phone, city },
    address: { recipient, details, landmark, area, governorate, postalCode: null, secondPhone },
  };
  const [street, ...places] = listPlaces(asOrder, language);
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text fw={500} fz="sm" className={styles.breakable ?? ''}>
          <bdi>{name}</bdi>
        </Text>
        <CopyButton text={writeAddress(asOrder, language)} label={`${order.copyAddress}: ${name}`} />
      </Group>
      <address className={styles.address}>
        {recipient && <bdi>{recipient}</bdi>}
        <bdi>{street}</bdi>
        {landmark && <bdi>{landmark}</bdi>}
        <bdi>{places.join(language === 'ar' ? '، ' : ', ')}</bdi>
        <bdi dir="ltr">{[phone, secondPhone].filter(Boolean).join(' / ')}</bdi>
      </address>
    </li>
  );
}
