import { Text } from '@mantine/core';
import type { Customer } from '#contract/customers/answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { Section } from '#counter/ui/section.tsx';
import styles from './customer.module.css';

/** Lifted blocks, newest first. */
export function BlockHistory({ customer }: { customer: Customer }) {
  const { customers: texts } = useTexts();
  const { writeShortDay } = useFormats();
  const lifted = customer.blocks.filter(({ liftedAt }) => liftedAt !== null).toReversed();
  if (lifted.length === 0) return null;
  return (
    <Section title={texts.blocks}>
      <ul className={styles.list}>
        {lifted.map(({ id, kind, reason, person, at, liftedAt, liftedBy }) => (
          <li key={id}>
            <Text fw={500} fz="sm">
              {texts.blocked[kind]}
            </Text>
            <Text fz="sm">
              <bdi>{reason}</bdi>
            </Text>
            <Text fz="xs" c="dimmed">
              {texts.blockedBy(person ?? texts.command, writeShortDay(at))}
            </Text>
            <Text fz="xs" c="dimmed">
              {texts.liftedBy(liftedBy ?? texts.command, writeShortDay(liftedAt ?? at))}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
