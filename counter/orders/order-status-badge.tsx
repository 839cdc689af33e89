import Banknote from 'lucide-react/icons/banknote';
import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import CopyX from 'lucide-react/icons/copy-x';
import Package from 'lucide-react/icons/package';
import PhoneCall from 'lucide-react/icons/phone-call';
import TimerOff from 'lucide-react/icons/timer-off';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react/types';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { type Tone, ToneBadge } from '#counter/ui/tone-badge.tsx';
import type { OrderStatus } from './order-filters.ts';

const STATUS_LOOKS: Record<OrderStatus, [Tone, LucideIcon]> = {
  placed: ['waiting', PhoneCall],
  pending: ['quiet', Clock],
  paid: ['ready', Banknote],
  failed: ['quiet', CircleX],
  cancelled: ['quiet', CircleX],
  replaced: ['quiet', CopyX],
  refund_due: ['bad', BanknoteArrowDown],
  expired: ['quiet', TimerOff],
  confirmed: ['ready', Check],
  packed: ['moving', Package],
  shipped: ['moving', Truck],
  delivered: ['good', CircleCheck],
  returned: ['quiet', Undo2],
  partly_refunded: ['quiet', BanknoteArrowDown],
  refunded: ['quiet', BanknoteArrowDown],
};

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { orders } = useTexts();
  const [tone, icon] = STATUS_LOOKS[status];
  return (
    <ToneBadge tone={tone} icon={icon}>
      {orders.statuses[status]}
    </ToneBadge>
  );
}
