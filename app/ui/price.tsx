import { CURRENCY } from '#contract/constants.ts';

const format = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** An amount with its currency. */
function formatEgp(egp: number): string {
  return `${format.format(egp)} ${CURRENCY}`;
}

interface PriceProps {
  price: number;
  /** What is asked instead, on offer. */
  offerPrice?: number | undefined;
}

export function Price({ price, offerPrice }: PriceProps) {
  if (offerPrice === undefined) return <p className="font-semibold tabular-nums">{formatEgp(price)}</p>;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className="sr-only">Now </span>
      <b className="font-semibold text-offer">{formatEgp(offerPrice)}</b>
      <span className="sr-only">, before </span>
      <s className="text-xs text-ink-soft">{formatEgp(price)}</s>
    </p>
  );
}
