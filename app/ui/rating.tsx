import { formatNumber } from '#app/i18n/format.ts';

interface RatingProps {
  value: number;
  /** How many have rated. */
  count?: number | undefined;
  /** The same in words, e.g. 'Rated 4.7 of 5'. */
  label: string;
}

const STAR = 'M8 1.2l2.1 4.3 4.7.7-3.4 3.3.8 4.7L8 12l-4.2 2.2.8-4.7L1.2 6.2l4.7-.7z';

export function Rating({ value, count, label }: RatingProps) {
  return (
    <p className="inline-flex items-center gap-1 text-xs whitespace-nowrap text-ink-soft tabular-nums">
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-3.5 fill-saffron">
        <path d={STAR} />
      </svg>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">
        {formatNumber(value)}
        {count !== undefined && ` (${formatNumber(count)})`}
      </span>
    </p>
  );
}
