import { OfferBadge } from '#app/ui/badge.tsx';
import { joinClasses } from '#app/ui/class-names.ts';
import { formatEgp } from '#contract/money.ts';
import { egp } from '#messages/numbers.ts';
import * as words from '#messages/product.ts';

const LARGE = 'text-3xl tracking-tight';

interface Priced {
  pricePiastres: number;
  /** Only on offer. */
  offerPricePiastres?: number | undefined;
}

interface PriceProps {
  product: Priced;
  isLarge?: boolean | undefined;
}

/** What a product costs; on offer both prices, and for screen readers which is which. */
export function Price({ product: { pricePiastres, offerPricePiastres }, isLarge = false }: PriceProps) {
  const look = joinClasses('price money', isLarge && LARGE);
  if (offerPricePiastres === undefined) return <p className={look}>{formatEgp(pricePiastres, egp)}</p>;
  return (
    <p className="price-pair">
      <span className="sr-only">{`${words.now} `}</span>
      <b className={look}>{formatEgp(offerPricePiastres, egp)}</b>
      <span className="sr-only">{`${words.before} `}</span>
      <s className={joinClasses('money', isLarge && 'text-base')}>{formatEgp(pricePiastres, egp)}</s>
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
