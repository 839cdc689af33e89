import { Alert, Anchor, Stack, Text } from '@mantine/core';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { Section } from '#counter/ui/section.tsx';
import { isRisky } from './list-consequences.ts';
import styles from './order.module.css';

const COUNT_NAMES = ['orders', 'delivered', 'cancelled', 'refused'] as const;

/** Counts the outcomes of other orders by the same customer or phone number. */
export function OrderHistory({ order: { history, phone, shopperId } }: { order: WholeOrder }) {
  const { order: texts } = useTexts();
  const { writeCount } = useFormats();
  const maySeeCustomer = useMe().permissions.includes('customers.read');
  return (
    <Section
      title={texts.history}
      action={
        history.orders > 0 && (
          <Anchor component={Link} to={{ pathname: '/orders', search: `search=${phone}` }} fz="sm">
            {texts.seeThem}
          </Anchor>
        )
      }
    >
      <Stack gap="sm">
        {isRisky(history) && (
          <Alert color="red" icon={<TriangleAlert size={18} aria-hidden />}>
            {texts.refusedWarning(writeCount(history.refused), writeCount(history.orders))}
          </Alert>
        )}
        {history.orders === 0 ? (
          <Text fz="sm" c="dimmed">
            {texts.firstOrder}
          </Text>
        ) : (
          <dl className={styles.sums}>
            {COUNT_NAMES.map((name) => (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{texts.historyCounts[name]}</dt>
                <dd>{writeCount(history[name])}</dd>
              </div>
            ))}
          </dl>
        )}
        {maySeeCustomer && (
          <Anchor component={Link} to={`/customers/${shopperId}`} fz="sm">
            {texts.seeCustomer}
          </Anchor>
        )}
      </Stack>
    </Section>
  );
}
