import { OfferBadge } from '#app/ui/badge.tsx';
import { formatEgp } from '#contract/money.ts';
import { egp } from '#messages/numbers.ts';
import * as words from '#messages/product.ts';

const SIZES = {
  card: { now: 'text-[0.94rem] font-semibold', before: 'text-xs' },
  large: { now: 'text-3xl font-semibold tracking-tight', before: 'text-base' },
};

interface Priced {
  pricePiastres: number;
  /** Only on offer. */
  offerPricePiastres?: number | undefined;
}

interface PriceProps {
  product: Priced;
  size?: keyof typeof SIZES | undefined;
}

/** What a product costs; on offer both prices, and for screen readers which is which. */
export function Price({ product: { pricePiastres, offerPricePiastres }, size = 'card' }: PriceProps) {
  const look = SIZES[size];
  if (offerPricePiastres === undefined) {
    return <p className={`${look.now} money`}>{formatEgp(pricePiastres, egp)}</p>;
  }
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="sr-only">{`${words.now} `}</span>
      <b className={`${look.now} money text-offer`}>{formatEgp(offerPricePiastres, egp)}</b>
      <span className="sr-only">{`${words.before} `}</span>
      <s className={`${look.before} money text-ink-soft`}>{formatEgp(pricePiastres, egp)}</s>
    </p>
  );
}

interface PercentOffProps {
  product: Priced;
  say?: (percent: number) => string;
  className?: string;
}

/** How much less an offer costs, in whole percent; nothing where that is less than one. */
export function PercentOff({ product, say = words.percentOff, className }: PercentOffProps) {
  const { pricePiastres, offerPricePiastres = pricePiastres } = product;
  const percent = Math.round(100 - (offerPricePiastres * 100) / pricePiastres);
  return percent > 0 && <OfferBadge text={say(percent)} className={className} />;
}
