import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Printer from 'lucide-react/icons/printer';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import type { BriefOrder } from '#contract/orders/staff-answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { type Tone, ToneBadge } from '#counter/ui/tone-badge.tsx';
import styles from './bulk.module.css';
import type { BulkResult } from './use-bulk.ts';

const RESULT_LOOKS = {
  waiting: ['quiet', Clock],
  running: ['moving', LoaderCircle],
  done: ['good', Check],
  failed: ['bad', X],
} as const satisfies Record<BulkResult['state'], [Tone, unknown]>;

interface BulkResultsProps {
  orders: BriefOrder[];
  results: Record<string, BulkResult>;
  isRunning: boolean;
  onClose: () => void;
}

/** The result of a bulk action for each order. */
export function BulkResults({ orders, results, isRunning, onClose }: BulkResultsProps) {
  const { orders: texts, print } = useTexts();
  const { writeCount } = useFormats();
  const countOf = (...states: BulkResult['state'][]) =>
    Object.values(results).filter(({ state }) => states.includes(state)).length;
  const finished = countOf('done', 'failed');
  const failed = countOf('failed');
  const done = orders.filter(({ id }) => results[id]?.state === 'done');
  const numbers = done.map(({ orderNumber }) => orderNumber).join(',');
  const summary = isRunning
    ? texts.bulk.progress(writeCount(finished), writeCount(orders.length))
    : failed > 0
      ? texts.bulk.someFailed(failed)
      : texts.bulk.allDone(texts.found(orders.length, writeCount(orders.length)));
  return (
    <Stack>
      <Progress value={(finished / orders.length) * 100} aria-hidden />
      <Text fw={500} role="status">
        {summary}
      </Text>
      <ul className={styles.results}>
        {orders.map(({ id, orderNumber, shopper }) => {
          const { state, reason } = results[id] ?? { state: 'waiting' };
          const [tone, icon] = RESULT_LOOKS[state];
          return (
            <li key={id}>
              <div>
                <bdi dir="ltr">{orderNumber}</bdi>
                {' · '}
                <bdi>{shopper}</bdi>
                {reason && (
                  <Text fz="xs" c="dimmed">
                    {reason}
                  </Text>
                )}
              </div>
              <ToneBadge tone={tone} icon={icon}>
                {texts.bulk.states[state]}
              </ToneBadge>
            </li>
          );
        })}
      </ul>
      <Group justify="flex-end">
        {!isRunning && done.length > 0 && (
          <Button
            component={Link}
            to={`/orders/print?orders=${numbers}`}
            variant="default"
            leftSection={<Printer size={16} aria-hidden />}
          >
            {print.print}
          </Button>
        )}
        <Button disabled={isRunning} onClick={onClose}>
          {texts.bulk.finish}
        </Button>
      </Group>
    </Stack>
  );
}
