import { type UIEvent, useCallback } from 'react';
import { useLocation } from 'react-router';

/** By history entry: how far the row was swiped. */
const places = new Map<string, number>();

/** The props of a row that swipes, and is back where it was when somebody comes back to its screen. */
export function useRowPlace() {
  const { key } = useLocation();
  const ref = useCallback(
    (row: HTMLUListElement | null) => {
      const place = places.get(key);
      if (place !== undefined) row?.scrollTo({ left: place, behavior: 'instant' });
    },
    [key],
  );
  const onScroll = useCallback(
    ({ currentTarget }: UIEvent) => {
      places.set(key, currentTarget.scrollLeft);
    },
    [key],
  );
  return { ref, onScroll };
}
