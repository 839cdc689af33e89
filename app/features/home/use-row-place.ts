import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** By history entry: how far the row was swiped. */
const places = new Map<string, number>();

/** A row that swipes, and is back where it was when somebody comes back to its screen. */
export function useRowPlace(): RefObject<HTMLUListElement | null> {
  const row = useRef<HTMLUListElement>(null);
  const { key } = useLocation();
  useLayoutEffect(() => {
    const place = places.get(key);
    if (place !== undefined) row.current?.scrollTo({ left: place, behavior: 'instant' });
  }, [key]);
  useEffect(() => {
    const element = row.current;
    const remember = () => places.set(key, element?.scrollLeft ?? 0);
    element?.addEventListener('scroll', remember, { passive: true });
    return () => element?.removeEventListener('scroll', remember);
  }, [key]);
  return row;
}
