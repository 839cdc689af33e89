import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import PackageCheck from 'lucide-react/icons/package-check';
import Truck from 'lucide-react/icons/truck';
import type { LucideIcon } from 'lucide-react/types';
import type { BriefReturn } from '#contract/orders/staff-return-answers.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { type Tone, ToneBadge } from '#counter/ui/tone-badge.tsx';

const STATUS_LOOKS: Record<BriefReturn['status'], [Tone, LucideIcon]> = {
  requested: ['waiting', MessageCircleQuestionMark],
  approved: ['moving', Truck],
  refused: ['quiet', Ban],
  received: ['ready', PackageCheck],
  closed: ['good', CircleCheck],
  cancelled: ['quiet', CircleX],
};

export function ReturnStatusBadge({ status }: { status: BriefReturn['status'] }) {
  const { returns } = useTexts();
  const [tone, icon] = STATUS_LOOKS[status];
  return (
    <ToneBadge tone={tone} icon={icon}>
      {returns.statuses[status]}
    </ToneBadge>
  );
}
