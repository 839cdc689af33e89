import type { ShownReview } from './shown-review.ts';

interface Known {
  /** What the page came with, and what was loaded since; some may be in both. */
  listed: readonly ShownReview[];
  /** The shopper's own, as far as it is known. */
  own: ShownReview | undefined;
  /** Those that the shopper deleted since. */
  deletedIds: readonly string[];
}

/** The reviews of others, none twice and none that is gone. */
export function listOthers({ listed, own, deletedIds }: Known): ShownReview[] {
  const byId = new Map(listed.map((review) => [review.id, review]));
  for (const id of [...deletedIds, own?.id]) if (id) byId.delete(id);
  return [...byId.values()];
}
