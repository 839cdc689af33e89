import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router';
import type { Customer } from '#contract/customers/answers.ts';
import type { BriefOrder } from '#contract/orders/staff-answers.ts';
import { listOrders } from '#contract/orders/staff-calls.ts';
import { createReadQuery } from '#counter/data/query-client.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { isRisky } from '#counter/orders/list-consequences.ts';
import { OrderBadges } from '#counter/orders/order-badges.tsx';
import { Age } from '#counter/ui/age.tsx';
import { Amount } from '#counter/ui/amount.tsx';
import { Loaded } from '#counter/ui/loaded.tsx';
import { Section } from '#counter/ui/section.tsx';
import styles from './customer.module.css';

const SHOWN_ORDERS = 8;
const COUNT_NAMES = ['orders', 'delivered', 'refused', 'cancelled'] as const;

/** A customer's order counts by outcome, total payments, and newest orders. */
export function CustomerOrders({ customer }: { customer: Customer }) {
  const { customers: texts } = useTexts();
  const { writeCount } = useFormats();
  const { id, orders, refused } = customer;
  const query = useQuery(createReadQuery(listOrders, { query: { shopper: id, limit: SHOWN_ORDERS } }));
  return (
    <Section
      title={texts.latestOrders}
      action={
        orders > 0 && (
          <Anchor component={Link} to={{ pathname: '/orders', search: `shopper=${id}` }} fz="sm">
            {texts.allOrders}
          </Anchor>
        )
      }
    >
      <Stack gap="md">
        <dl className={styles.sums}>
          {COUNT_NAMES.map((name) => (
            <div key={name}>
              <dt>{texts.sums[name]}</dt>
              <dd data-bad={name === 'refused' && refused > 0}>{writeCount(customer[name])}</dd>
            </div>
          ))}
          <div title={texts.paidHint}>
            <dt>{texts.sums.paid}</dt>
            <dd>
              <Amount piastres={customer.paidPiastres} />
            </dd>
          </div>
        </dl>
        {isRisky(customer) && (
          <Alert color="red" icon={<TriangleAlert size={18} aria-hidden />}>
            {texts.risky(writeCount(refused), writeCount(orders))}
          </Alert>
        )}
        {orders === 0 ? (
          <Text fz="sm" c="dimmed">
            {texts.noOrders}
          </Text>
        ) : (
          <Loaded query={query} lines={Math.min(orders, SHOWN_ORDERS)}>
            {({ data }) => (
              <ul className={styles.orders}>
                {data.map((order) => (
                  <OrderRow key={order.id} order={order} />
                ))}
              </ul>
            )}
          </Loaded>
        )}
      </Stack>
    </Section>
  );
}

function OrderRow({ order }: { order: BriefOrder }) {
  const { orders } = useTexts();
  return (
    <li>
      <Link to={`/orders/${order.orderNumber}`} className={styles.order}>
        <span className={styles.number}>
          <bdi dir="ltr">{order.orderNumber}</bdi>
          <span className={styles.facts}>
            <Age at={order.placedAt} />
            {` · ${orders.pieces(order.pieces)}`}
          </span>
        </span>
        <OrderBadges order={order} />
        <Amount piastres={order.totalPiastres} />
      </Link>
    </li>
  );
}
