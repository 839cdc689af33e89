import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import Diff from 'lucide-react/icons/diff';
import type { LucideIcon } from 'lucide-react/types';
import type { LineResult } from '#contract/bookkeeping/kinds.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { type Tone, ToneBadge } from '#counter/ui/tone-badge.tsx';

const RESULT_LOOKS: Record<LineResult, { tone: Tone; icon: LucideIcon }> = {
  matched: { tone: 'good', icon: CircleCheck },
  differs: { tone: 'bad', icon: Diff },
  repeated: { tone: 'quiet', icon: Copy },
  early: { tone: 'moving', icon: Clock },
  unknown: { tone: 'waiting', icon: CircleHelp },
};

/** The result of a line, or the number of lines with that result. */
export function ResultBadge({ result, count }: { result: LineResult; count?: number }) {
  const { settlements } = useTexts();
  const { writeCount } = useFormats();
  const text = settlements.results[result];
  return (
    <ToneBadge {...RESULT_LOOKS[result]}>
      {count === undefined ? text : `${text}: ${writeCount(count)}`}
    </ToneBadge>
  );
}
