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

/** What whoever is signed in wrote about a product, and its ratings of this moment; `onRatings` is told them. */
export function useOwnReview(id: string, isOwnProvider: boolean, onRatings: (ratings: Ratings) => void) {
  const [mine, setMine] = useState<MyReview>();
  const [deletedIds, setDeletedIds] = useState<string[]>([]);
  const isAsked = useSession() === 'signed-in' && isOwnProvider;
  const own: ShownReview | undefined = mine?.data ? toShownReview(mine.data) : undefined;

  async function refresh(): Promise<void> {
    const { readMine } = await importCalls();
    const answer = await readMine(id);
    setMine(answer);
    onRatings({ id, rating: answer.ratingsAverage, count: answer.ratingsQuantity });
  }
  const ask = useEffectEvent(() => {
    // Without an answer the reviews are there all the same.
    if (isAsked) refresh().catch(() => {});
    else setMine(undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each product, and of each shopper
  useEffect(ask, [isAsked, id]);

  return {
    own,
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
