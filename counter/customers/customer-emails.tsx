import { Anchor, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'react-router';
import type { Customer } from '#contract/customers/answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { Age } from '#counter/ui/age.tsx';
import { Section } from '#counter/ui/section.tsx';
import styles from './customer.module.css';

const SHOWN_EMAILS = 6;

/** Emails from the shop to a customer, newest first. */
export function CustomerEmails({ customer: { emails } }: { customer: Customer }) {
  const { customers: texts } = useTexts();
  const { writeCount } = useFormats();
  const [isWhole, { open }] = useDisclosure();
  const shown = isWhole ? emails : emails.slice(0, SHOWN_EMAILS);
  return (
    <Section title={texts.emails}>
      {emails.length === 0 && (
        <Text fz="sm" c="dimmed">
          {texts.noEmails}
        </Text>
      )}
      <ul className={styles.emails}>
        {shown.map(({ kind, at, state, orderNumber }) => (
          <li key={`${kind} ${at} ${orderNumber}`}>
            <span>
              {texts.emailKinds[kind] ?? kind}
              {orderNumber && (
                <>
                  {' · '}
                  <Anchor component={Link} to={`/orders/${orderNumber}`} fz="sm">
                    <bdi dir="ltr">{orderNumber}</bdi>
                  </Anchor>
                </>
              )}
            </span>
            <Text fz="xs" c="dimmed">
              {state !== 'sent' && `${texts.emailStates[state]} · `}
              <Age at={at} />
            </Text>
          </li>
        ))}
      </ul>
      {emails.length > shown.length && (
        <Anchor component="button" type="button" fz="sm" mt="sm" onClick={open}>
          {texts.showAll(writeCount(emails.length))}
        </Anchor>
      )}
    </Section>
  );
}
