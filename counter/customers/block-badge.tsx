import Ban from 'lucide-react/icons/ban';
import BanknoteX from 'lucide-react/icons/banknote-x';
import type { BlockKind } from '#contract/customers/kinds.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { ToneBadge } from '#counter/ui/tone-badge.tsx';

/** Shows whether a customer is blocked from cash on delivery or from ordering at all. */
export function BlockBadge({ kind }: { kind: BlockKind }) {
  const { customers } = useTexts();
  return (
    <ToneBadge tone={kind === 'all' ? 'bad' : 'waiting'} icon={kind === 'all' ? Ban : BanknoteX}>
      {customers.blocked[kind]}
    </ToneBadge>
  );
}
