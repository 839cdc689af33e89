import { OfferBadge } from '#app/ui/badge.tsx';
import { OFFER_PERCENT } from '#contract/constants.ts';
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

/** How much less an offer costs, in whole percent; nothing for a product that is not on offer. */
export function PercentOff({ product, className }: { product: Priced; className?: string }) {
  const { pricePiastres, offerPricePiastres } = product;
  if (offerPricePiastres === undefined) return null;
  // Half of nothing is still half, and an offer of a few piastres less is not 0% off.
  const percent =
    pricePiastres > 0 ? Math.round(100 - (offerPricePiastres * 100) / pricePiastres) : OFFER_PERCENT;
  return <OfferBadge text={words.percentOff(Math.max(1, percent))} className={className} />;
}
