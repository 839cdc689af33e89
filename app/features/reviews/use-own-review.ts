import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#app/features/session/session.ts';
import type { MyReview } from '#contract/reviews/mine.ts';
import { type ShownReview, toShownReview } from './shown-review.ts';

const importCalls = () => import('./review-calls.ts');

export interface Ratings {
  id: string;
  rating: number;
  count: number;
}

/** The signed-in shopper's review of a product. `onRatings` is called with the product's current ratings. */
export function useOwnReview(id: string, isOwnProvider: boolean, onRatings: (ratings: Ratings) => void) {
  const [mine, setMine] = useState<MyReview>();
  const [deletedIds, setDeletedIds] = useState<string[]>([]);
  const shouldRead = useSession() === 'signed-in' && isOwnProvider;
  const own: ShownReview | undefined = mine?.data ? toShownReview(mine.data) : undefined;
  const hiddenReason = mine?.data?.hiddenReason;

  async function refresh(): Promise<void> {
    const { readMine } = await importCalls();
    const answer = await readMine(id);
    setMine(answer);
    onRatings({ id, rating: answer.ratingsAverage, count: answer.ratingsQuantity });
  }
  const ask = useEffectEvent(() => {
    // If reading fails, the page's reviews are still shown.
    if (shouldRead) refresh().catch(() => {});
    else setMine(undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs per product and per shopper
  useEffect(ask, [shouldRead, id]);

  return {
    own,
    hiddenReason,
    mine,
    deletedIds,
    refresh,
    async remove(): Promise<void> {
      if (!own) return;
      const { deleteReview } = await importCalls();
      await deleteReview(own.id);
      setDeletedIds((before) => [...before, own.id]);
      setMine((before) => before && { ...before, data: null });
      await refresh().catch(() => {});
    },
  };
}
