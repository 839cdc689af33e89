import { sellingPricePiastres } from '#contract/money.ts';

/** As much of a cart line as its price depends on. */
export interface PricedLine {
  count: number;
  product: { pricePiastres: number; ratingsAverage: number };
}

/** What one piece of a cart line costs now: the selling price of its product, never a stored one. */
export function unitPricePiastres({ product }: PricedLine): number {
  return sellingPricePiastres(product.pricePiastres, product.ratingsAverage);
}

/** The sum of a cart's lines, without shipping. */
export function sumPiastres(lines: PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.count * unitPricePiastres(line), 0);
}
