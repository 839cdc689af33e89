import type { Category } from '#contract/catalogue/answers.ts';

/** What a card shows of a category or a brand. */
export interface ShownGroup {
  id: string;
  name: string;
  slug: string;
  picture: string;
}

export function toShownGroup({ _id, name, slug, image }: Category): ShownGroup {
  return { id: _id, name, slug: slug ?? '', picture: image ?? '' };
}
