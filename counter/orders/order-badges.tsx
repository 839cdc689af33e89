import { Group } from '@mantine/core';
import Gavel from 'lucide-react/icons/gavel';
import History from 'lucide-react/icons/history';
import type { BriefOrder } from '#contract/orders/staff-answers.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { ToneBadge } from '#counter/ui/tone-badge.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';

/** The order's status, and warnings, for example about a dispute. */
export function OrderBadges({ order }: { order: BriefOrder }) {
  const { orders } = useTexts();
  return (
    <Group gap={4}>
      <OrderStatusBadge status={order.status} />
      {order.claimedPiastres > 0 && (
        <ToneBadge tone="bad" icon={Gavel}>
          {orders.disputed}
        </ToneBadge>
      )}
      {order.askedPiastres > 0 && (
        <ToneBadge tone="moving" icon={History}>
          {orders.refundUnderWay}
        </ToneBadge>
      )}
    </Group>
  );
}
