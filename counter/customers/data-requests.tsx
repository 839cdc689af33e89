import { Text } from '@mantine/core';
import type { Customer } from '#contract/customers/answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { Section } from '#counter/ui/section.tsx';
import styles from './customer.module.css';

/** The register of a customer's personal data requests, newest first. */
export function DataRequests({ customer: { dataRequests } }: { customer: Customer }) {
  const { customers, persons: texts } = useTexts();
  const { writeShortDay, writeMoment } = useFormats();
  return (
    <Section title={texts.title} description={texts.hint}>
      {dataRequests.length === 0 && (
        <Text fz="sm" c="dimmed">
          {texts.none}
        </Text>
      )}
      <ul className={styles.list}>
        {dataRequests.toReversed().map(({ id, kind, askedOn, askedBy, fields, person, doneAt }) => (
          <li key={id}>
            <Text fw={500} fz="sm">
              {[texts.kinds[kind], ...fields.map((field) => texts.fields[field] ?? field)].join(' · ')}
            </Text>
            <Text fz="xs" c="dimmed">
              {texts.asked(texts.requesters[askedBy], writeShortDay(askedOn, new Date(0)))}
            </Text>
            <Text fz="xs" c="dimmed">
              {texts.done(person ?? customers.command, writeMoment(doneAt))}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
