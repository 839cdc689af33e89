import { Alert, Stack, Text, Title } from '@mantine/core';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { Amount } from '#counter/ui/amount.tsx';
import { Section } from '#counter/ui/section.tsx';
import { CASH, findFreePiastres } from './list-consequences.ts';
import styles from './order.module.css';

const SUM_NAMES = ['taken', 'refunded', 'asked', 'claimed', 'lost', 'held'] as const;
const NEGATIVE_KINDS = ['refund', 'dispute', 'dispute_lost'];

/** The payments, refunds and disputes of an order. */
export function OrderMoney({ order }: { order: WholeOrder }) {
  const { order: texts } = useTexts();
  const nameGateway = useGatewayName();
  const sums = SUM_NAMES.map((name) => [name, order[`${name}Piastres`]] as const).filter(
    ([, sum]) => sum > 0,
  );
  return (
    <Section title={texts.money} description={nameGateway(order.gateway)}>
      <Stack gap="md">
        <MoneyAlerts order={order} />
        {sums.length === 0 && (
          <Text fz="sm" c="dimmed">
            {texts.notPaid}
          </Text>
        )}
        {sums.length > 0 && (
          <dl className={styles.sums}>
            {sums.map(([name, piastres]) => (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{texts.sums[name]}</dt>
                <dd>
                  <Amount piastres={piastres} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <MoneyEntries order={order} />
      </Stack>
    </Section>
  );
}

function MoneyAlerts({ order }: { order: WholeOrder }) {
  const { order: texts } = useTexts();
  const { writeMoney } = useFormats();
  const free = findFreePiastres(order);
  const isDue = order.status === 'refund_due' && free > 0;
  // The gateway handles one refund of a charge at a time; the remaining amount follows automatically.
  const follows = isDue && order.gateway !== CASH && order.askedPiastres > 0;
  return (
    <>
      {order.claimedPiastres > 0 && (
        <Alert color="red">{texts.disputeNote(writeMoney(order.claimedPiastres))}</Alert>
      )}
      {isDue && (
        <Alert color="red">{follows ? texts.follows(writeMoney(free)) : texts.due(writeMoney(free))}</Alert>
      )}
    </>
  );
}

function MoneyEntries({ order }: { order: WholeOrder }) {
  const { order: texts } = useTexts();
  const { writeMoment } = useFormats();
  const nameGateway = useGatewayName();
  const kinds: Partial<Record<string, string>> = texts.kinds;
  return (
    <>
      {order.ledger.length > 0 && (
        <div>
          <Title order={3} fz="sm" mb={6}>
            {texts.ledger}
          </Title>
          <ul className={styles.plainList}>
            {order.ledger.map((entry) => (
              <li key={`${entry.kind} ${entry.transaction}`} className={styles.entry}>
                <div>
                  {kinds[entry.kind] ?? entry.kind}
                  <Text fz="xs" c="dimmed">
                    {[
                      writeMoment(entry.at),
                      nameGateway(entry.gateway),
                      entry.person && entry.gateway !== CASH
                        ? texts.throughGateway(entry.person)
                        : entry.person,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </div>
                <span dir="ltr">
                  {NEGATIVE_KINDS.includes(entry.kind) && '−'}
                  <Amount piastres={entry.amountPiastres} currency={entry.currency} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {order.refunds.length > 0 && (
        <div>
          <Title order={3} fz="sm" mb={6}>
            {texts.refunds}
          </Title>
          <ul className={styles.plainList}>
            {order.refunds.map((refund) => (
              <li key={refund.at} className={styles.entry}>
                <div>
                  {texts.refundStates[refund.state]}
                  <Text fz="xs" c="dimmed">
                    {[writeMoment(refund.at), refund.person && texts.askedBy(refund.person), refund.refusal]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </div>
                <Amount piastres={refund.amountPiastres} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {order.sessions.length > 0 && (
        <details>
          <Text component="summary" fz="sm" c="dimmed">
            {texts.sessions(order.sessions.length)}
          </Text>
          <ul className={styles.plainList}>
            {order.sessions.map((session) => (
              <li key={session.at} className={styles.entry}>
                <div>
                  {writeMoment(session.at)}
                  <Text fz="xs" c="dimmed">
                    {session.closedAt
                      ? texts.closedAt(writeMoment(session.closedAt))
                      : texts.openUntil(writeMoment(session.expiresAt))}
                  </Text>
                </div>
                <Amount piastres={session.amountPiastres} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Names a payment method. An unknown one appears under its technical name. */
export function useGatewayName(): (gateway: string) => string {
  const { orders } = useTexts();
  const names: Partial<Record<string, string>> = orders.gateways;
  return (gateway) => names[gateway] ?? gateway;
}

export function useGatewayOptions() {
  const { orders } = useTexts();
  return Object.entries(orders.gateways).map(([value, label]) => ({ value, label }));
}
