import { formatEgp, toPiastres } from '#contract/money.ts';

interface PriceProps {
  price: number;
  /** What is asked instead, on offer. */
  offerPrice?: number | undefined;
}

export function Price({ price, offerPrice }: PriceProps) {
  if (offerPrice === undefined)
    return <p className="font-semibold tabular-nums">{formatEgp(toPiastres(price))}</p>;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className="sr-only">Now </span>
      <b className="font-semibold text-offer">{formatEgp(toPiastres(offerPrice))}</b>
      <span className="sr-only">, before </span>
      <s className="text-xs text-ink-soft">{formatEgp(toPiastres(price))}</s>
    </p>
  );
}
