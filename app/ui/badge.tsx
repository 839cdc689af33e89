import { clsx } from 'clsx/lite';
import { useState } from 'react';

const MAX_COUNT = 999;

interface CountBadgeProps {
  count: number;
  /** Formats the number in the language of the page. */
  format: (count: number) => string;
  className?: string | undefined;
}

/** A count. It animates when it changes, but not when it first appears. */
export function CountBadge({ count, format, className }: CountBadgeProps) {
  const [shown, setShown] = useState({ count, hasChanged: false });
  if (shown.count !== count) setShown({ count, hasChanged: true });
  return (
    <span
      key={count}
      dir="ltr"
      className={clsx(
        'inline-grid h-5.5 min-w-5.5 shrink-0 place-items-center rounded-full bg-brand px-1.5 text-xs leading-none font-semibold text-surface figures forced-colors:border',
        shown.hasChanged && 'animate-pop',
        className,
      )}
    >
      {count > MAX_COUNT ? `${format(MAX_COUNT)}+` : format(count)}
    </span>
  );
}

export function OfferBadge({ text, className }: { text: string; className?: string | undefined }) {
  return <p className={clsx('offer-badge', className)}>{text}</p>;
}
