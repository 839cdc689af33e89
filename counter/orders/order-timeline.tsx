import { Text } from '@mantine/core';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { useFormats, useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import { Age } from '#counter/ui/age.tsx';
import { Section } from '#counter/ui/section.tsx';
import { FormerAddress } from './address/former-address.tsx';
import { listFormerFields } from './address/order-address-values.ts';
import styles from './order.module.css';

/** What happened to an order, and who did it; oldest first. */
export function OrderTimeline({ order }: { order: WholeOrder }) {
  const { order: texts } = useTexts();
  const { writeMoment } = useFormats();
  const names: Partial<Record<string, string>> = texts.events;
  const person = order.placedBy ?? order.shopper;
  const placed = { event: 'placed', by: 'shopper', person, at: order.placedAt } as const;
  const former = listFormerFields(order);
  const events = [placed, ...order.timeline];
  return (
    <Section title={texts.timeline}>
      <ol className={styles.timeline}>
        {events.map(({ event, by, person, at, ...changed }, index) => (
          <li key={`${event} ${at}`}>
            <Text fw={500}>{names[event] ?? event}</Text>
            <Text fz="xs" c="dimmed">
              <bdi>
                {person && by === 'gateway' ? texts.throughGateway(person) : (person ?? texts.by[by])}
              </bdi>
              {` · ${writeMoment(at)} · `}
              <Age at={at} />
            </Text>
            {index === 0 && <PlacingNotes order={order} />}
            <FormerAddress fields={former.get(index - 1)} />
            <FormerLines before={'linesBefore' in changed ? changed.linesBefore : null} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The ordered products before a change. */
function FormerLines({ before }: { before: WholeOrder['timeline'][number]['linesBefore'] }) {
  const { changeLines } = useTexts();
  const { language } = useLanguage();
  const { writeCount, writeMoney } = useFormats();
  if (!before) return null;
  return (
    <Text fz="xs" mt={2}>
      {`${changeLines.beforeThat}: `}
      {before.lines.map(({ titleEn, titleAr, pieces }) => (
        <span key={titleEn}>
          {`${writeCount(pieces)} × `}
          <bdi>{language === 'ar' ? titleAr : titleEn}</bdi>
          {' · '}
        </span>
      ))}
      {writeMoney(before.totalPiastres)}
    </Text>
  );
}

/** The source of an order that staff placed, and the limits that they overrode. */
function PlacingNotes({ order: { source, overrides } }: { order: WholeOrder }) {
  const { newOrder } = useTexts();
  if (source === 'web') return null;
  return (
    <Text fz="xs" c="dimmed">
      {newOrder.sources[source]}
      {overrides.length > 0 &&
        ` · ${newOrder.overridden}: ${overrides.map((name) => newOrder.overrides[name]).join(', ')}`}
    </Text>
  );
}
