import { clsx } from 'clsx/lite';
import { OfferBadge } from '#app/ui/badge.tsx';
import { formatEgp } from '#contract/money.ts';
import * as catalogue from '#messages/catalogue.ts';
import { egpStyle } from '#messages/numbers.ts';

const LARGE_CLASSES = 'text-3xl tracking-tight';

interface Priced {
  pricePiastres: number;
  /** Undefined if the product is not on offer. */
  offerPricePiastres?: number | undefined;
}

interface PriceProps {
  product: Priced;
  isLarge?: boolean | undefined;
}

/** The price of a product. On offer, both prices are shown, labelled for screen readers. */
export function Price({ product: { pricePiastres, offerPricePiastres }, isLarge = false }: PriceProps) {
  const look = clsx('price money', isLarge && LARGE_CLASSES);
  if (offerPricePiastres === undefined) return <p className={look}>{formatEgp(pricePiastres, egpStyle)}</p>;
  return (
    <p className="price-pair">
      <span className="sr-only">{`${catalogue.now} `}</span>
      <b className={look}>{formatEgp(offerPricePiastres, egpStyle)}</b>
      <span className="sr-only">{`${catalogue.before} `}</span>
      <s className={clsx('money', isLarge && 'text-base')}>{formatEgp(pricePiastres, egpStyle)}</s>
    </p>
  );
}

interface PercentOffProps {
  product: Priced;
  format?: (percent: number) => string;
  className?: string;
}

/** An offer's discount in whole percent; renders nothing below one percent. */
export function PercentOff({ product, format = catalogue.percentOff, className }: PercentOffProps) {
  const { pricePiastres, offerPricePiastres = pricePiastres } = product;
  const percent = Math.round(100 - (offerPricePiastres * 100) / pricePiastres);
  return percent > 0 && <OfferBadge text={format(percent)} className={className} />;
}
