import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { CountBadge } from '#app/ui/badge.tsx';
import { formatNumber } from '#messages/numbers.ts';

export const FILTER_PILL =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm transition-colors hover:border-ink-soft has-checked:border-brand has-checked:bg-brand-wash has-checked:text-brand-strong';

interface FilterPopoverProps {
  name: string;
  /** The number of active choices. */
  count: number;
  children: ReactNode;
}

/** A filter behind a button. It is a native popover, so it opens without scripts. */
export function FilterPopover({ name, count, children }: FilterPopoverProps) {
  const id = useId();
  const anchor = `--filter${id}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`${FILTER_PILL} has-[+:popover-open]:border-brand`}
        style={{ anchorName: anchor }}
      >
        {name}
        {count > 0 && <CountBadge count={count} format={formatNumber} />}
        <ChevronDown aria-hidden="true" size={16} className="text-ink-soft" />
      </button>
      <div
        id={id}
        popover="auto"
        className="menu max-h-[min(30rem,60dvh)] w-72 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-4 text-ink shadow-card [position-area:block-end_span-inline-end] [position-try-fallbacks:flip-inline,flip-block]"
        style={{ positionAnchor: anchor }}
      >
        {children}
      </div>
    </>
  );
}
