import Ban from 'lucide-react/icons/ban';
import BanknoteX from 'lucide-react/icons/banknote-x';
import type { BlockKind } from '#contract/customers/kinds.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { ToneBadge } from '#counter/ui/tone-badge.tsx';

/** What is closed to a customer. */
export function BlockBadge({ kind }: { kind: BlockKind }) {
  const { customers } = useTexts();
  return (
    <ToneBadge tone={kind === 'all' ? 'bad' : 'waiting'} icon={kind === 'all' ? Ban : BanknoteX}>
      {customers.blocked[kind]}
    </ToneBadge>
  );
}
