import { formatEgp } from '#app/i18n/format.ts';
import { toPiastres } from '#contract/money.ts';

const SIZES = {
  card: { now: 'text-[0.94rem] font-semibold', before: 'text-xs' },
  large: { now: 'text-3xl font-semibold tracking-tight', before: 'text-base' },
};

interface PriceProps {
  price: number;
  /** What is asked instead, on offer. */
  offerPrice?: number | undefined;
  size?: keyof typeof SIZES | undefined;
  /** Said, not shown: which of two prices is which. */
  nowLabel: string;
  beforeLabel: string;
}

export function Price({ price, offerPrice, size = 'card', nowLabel, beforeLabel }: PriceProps) {
  const look = SIZES[size];
  if (offerPrice === undefined) {
    return <p className={`${look.now} money`}>{formatEgp(toPiastres(price))}</p>;
  }
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="sr-only">{`${nowLabel} `}</span>
      <b className={`${look.now} money text-offer`}>{formatEgp(toPiastres(offerPrice))}</b>
      <span className="sr-only">{`${beforeLabel} `}</span>
      <s className={`${look.before} money text-ink-soft`}>{formatEgp(toPiastres(price))}</s>
    </p>
  );
}
