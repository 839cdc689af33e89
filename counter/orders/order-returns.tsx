import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Section } from '#counter/ui/section.tsx';
import styles from './order.module.css';

export function OrderReturns({ order }: { order: WholeOrder }) {
  const { order: texts } = useTexts();
  if (order.returns.length === 0) return null;
  return (
    <Section title={texts.returns}>
      <ul className={styles.plainList}>
        {order.returns.map((number) => (
          <li key={number}>
            <Anchor component={Link} to={`/returns/${number}`}>
              {texts.returnNumber(String(number))}
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}
