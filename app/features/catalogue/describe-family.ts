import type { Product } from '#contract/catalogue/answers.ts';
import { formatEgp, toPiastres } from '#contract/money.ts';
import * as words from '#messages/family.ts';
import { egp } from '#messages/numbers.ts';

/** What the card of a family says; written where the list is loaded, so that no page carries the words for it. */
export interface ShownFamily {
  /** Such as '4 colours · 5 sizes'. */
  variety: string;
  /** What the cheapest of them costs, where they differ. */
  priceText: string | undefined;
}

const COUNTED: Record<string, (count: number) => string> = {
  size: words.sizes,
  length: words.lengths,
  color: words.colours,
  colour: words.colours,
};

/** Nothing where a product stands for itself: without a family, alone in it, or in a list that shows all of them. */
export function describeFamily(family: Product['family']): { family?: ShownFamily } {
  if (!family?.price) return {};
  const counts = family.options
    .filter(({ values }) => values.length > 1)
    .map(({ key, values }) => (COUNTED[key] ?? words.choices)(values.length));
  if (counts.length === 0) return {};
  const minPiastres = toPiastres(family.price.min);
  const isRange = minPiastres < toPiastres(family.price.max);
  const priceText = isRange ? words.priceFrom(formatEgp(minPiastres, egp)) : undefined;
  return { family: { variety: counts.join(' · '), priceText } };
}
