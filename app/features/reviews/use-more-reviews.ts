import { useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '#app/features/toasts/toasts.ts';
import { focusOn } from '#app/ui/focus.ts';
import * as messages from '#messages/reviews.ts';
import { listOthers } from './merge-reviews.ts';
import type { ShownReview } from './shown-review.ts';

interface MoreReviewsOptions {
  product: { id: string; reviews: ShownReview[] };
  own: ShownReview | undefined;
  deletedIds: string[];
  /** The number of written reviews. */
  total: number;
}

/** The reviews of other shoppers: those on the page, and further pages on request. */
export function useMoreReviews({ product, own, deletedIds, total }: MoreReviewsOptions) {
  const [pages, setPages] = useState<ShownReview[][]>([]);
  const [isLoading, setLoading] = useState(false);
  const listed = [...product.reviews, ...pages.flat()];
  const others = listOthers({ listed, own, deletedIds });
  // An empty page is the end, even if the count says otherwise.
  const isAtEnd = pages.at(-1)?.length === 0;
  return {
    others,
    canShowMore: others.length + (own ? 1 : 0) < total && !isAtEnd,
    isLoading,
    async showMore(): Promise<void> {
      setLoading(true);
      try {
        const { listPage } = await import('./review-calls.ts');
        const page = await listPage(product.id, pages.length + 1);
        const first = page.find(({ id }) => id !== own?.id && !listed.some((known) => known.id === id));
        flushSync(() => setPages([...pages, page]));
        // Keyboard users continue at the first new review.
        if (first) focusOn(document.getElementById(`review-${first.id}`));
      } catch {
        showToast({ kind: 'error', text: messages.moreFailed });
      }
      setLoading(false);
    },
  };
}
