import { type ReactNode, useState } from 'react';
import { CountBadge } from '#app/ui/badge.tsx';
import { formatNumber } from '#messages/numbers.ts';

interface FilterSectionProps {
  name: string;
  /** The number of active choices. */
  count: number;
  /** Starts closed, unless something in it is chosen. */
  isClosed?: boolean;
  children: ReactNode;
}

/** A collapsible filter, which also works without scripts. */
export function FilterSection({ name, count, isClosed = false, children }: FilterSectionProps) {
  const [isOpen] = useState(!isClosed || count > 0);
  return (
    <details open={isOpen} className="filter-section">
      <summary>
        <span>{name}</span>
        {count > 0 && <CountBadge count={count} format={formatNumber} />}
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need its legend twice */}
      <div role="group" aria-label={name} className="pb-3">
        {children}
      </div>
    </details>
  );
}
