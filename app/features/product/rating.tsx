import { rated } from '#messages/catalogue.ts';
import { formatNumber } from '#messages/numbers.ts';

const STAR_PATH = 'M8 1.2l2.1 4.3 4.7.7-3.4 3.3.8 4.7L8 12l-4.2 2.2.8-4.7L1.2 6.2l4.7-.7z';

export function Star({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={`size-3.5 ${className}`}>
      <path d={STAR_PATH} />
    </svg>
  );
}

/** A star and a number; a sentence for screen readers. */
export function Rating({ value }: { value: number }) {
  return (
    <p role="img" aria-label={rated(value)} className="rating">
      {formatNumber(value)}
    </p>
  );
}
