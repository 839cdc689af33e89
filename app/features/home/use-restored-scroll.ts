import { type UIEvent, useCallback } from 'react';
import { useLocation } from 'react-router';

/** Scroll positions by history entry. */
const positions = new Map<string, number>();

/** The props of a scrolling row that restores its position when the shopper goes back to the screen. */
export function useRestoredScroll() {
  const { key } = useLocation();
  const ref = useCallback(
    (row: HTMLUListElement | null) => {
      const left = positions.get(key);
      if (left !== undefined) row?.scrollTo({ left, behavior: 'instant' });
    },
    [key],
  );
  const onScroll = useCallback(
    ({ currentTarget }: UIEvent) => {
      positions.set(key, currentTarget.scrollLeft);
    },
    [key],
  );
  return { ref, onScroll };
}
