import { useEffect, useRef } from 'react';
import { pressAgain } from './early-press.ts';
import { useHydrated } from './use-hydrated.ts';

/** The props of a part that React hydrates by itself: what is pressed in it before that is pressed again. */
export function useEarlyPresses<Part extends HTMLElement>() {
  const ref = useRef<Part>(null);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated && ref.current) pressAgain(ref.current);
  }, [isHydrated]);
  return { ref, 'data-island': isHydrated ? undefined : '' };
}
