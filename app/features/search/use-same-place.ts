import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const PAUSE_MS = 100;
const SETTLED_MS = 1_000;
/** Who moves on is not held back. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** By history entry: how far the page was scrolled, the first item in sight, and how far below the window's top it stood. */
const places = new Map<string, { scrolled: number; at: number; top: number }>();

/**
 * A list that is back where it was when somebody comes back to its screen. The browser remembers a number of pixels, and items
 * above that are not near have their usual height until they are: by the number alone, one would be some rows off.
 */
export function useSamePlace(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const { key } = useLocation();

  useLayoutEffect(() => {
    const place = places.get(key);
    if (!place || !list.current) return;
    const ended = new AbortController();
    let late: ReturnType<typeof setTimeout>;
    // Told after layout and before the browser paints, as items get their height.
    const observer = new ResizeObserver(() => {
      const item = list.current?.children[place.at];
      if (item) scrollBy({ top: item.getBoundingClientRect().top - place.top, behavior: 'instant' });
      clearTimeout(late);
      late = setTimeout(end, SETTLED_MS);
    });
    const end = () => {
      clearTimeout(late);
      observer.disconnect();
      ended.abort();
    };
    // The router has scrolled by then, and the browser has not yet moved on by what items turned out to be higher.
    queueMicrotask(() => {
      if (ended.signal.aborted) return;
      // Elsewhere, it was left before the last place was known.
      const isBack = Math.abs(scrollY - place.scrolled) < 1;
      if (isBack && list.current) observer.observe(list.current);
      else end();
    });
    for (const type of INPUTS) addEventListener(type, end, { signal: ended.signal, passive: true });
    return end;
  }, [key]);

  useEffect(() => {
    const remember = () => {
      const items = [...(list.current?.children ?? [])];
      const at = items.findIndex((item) => item.getBoundingClientRect().top >= 0);
      const top = items[at]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      if (top < innerHeight) places.set(key, { scrolled: scrollY, at, top });
    };
    let pause = setTimeout(remember, PAUSE_MS);
    const wait = () => {
      clearTimeout(pause);
      pause = setTimeout(remember, PAUSE_MS);
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('scroll', wait, { signal, passive: true });
    // Who presses something may leave before the pause is over.
    addEventListener('pointerdown', remember, { signal, passive: true });
    return () => {
      clearTimeout(pause);
      listening.abort();
    };
  }, [key]);
  return list;
}
