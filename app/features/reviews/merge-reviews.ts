import type { ShownReview } from './shown-review.ts';

interface KnownReviews {
  /** The page's reviews and those loaded later; they may overlap. */
  listed: readonly ShownReview[];
  /** The shopper's own review, if known. */
  own: ShownReview | undefined;
  /** Reviews that the shopper has deleted since the page was loaded. */
  deletedIds: readonly string[];
}

/** The reviews of other shoppers, without duplicates and without deleted reviews. */
export function listOthers({ listed, own, deletedIds }: KnownReviews): ShownReview[] {
  const byId = new Map(listed.map((review) => [review.id, review]));
  for (const id of [...deletedIds, own?.id]) if (id) byId.delete(id);
  return [...byId.values()];
}
