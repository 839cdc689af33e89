import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const PAUSE_MS = 100;
const SETTLED_MS = 1_000;
/** Any of these events ends the restoration. */
const INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Per history entry: the scroll position, and the first visible item's index and distance from the window's top. */
const places = new Map<string, { scrolled: number; at: number; top: number }>();

/**
 * Restores the scroll position of a list after Back or Forward. The browser restores pixels only, but distant items
 * have an estimated height (`content-visibility`) until they are near, so the position would be some rows off.
 */
export function useListScrollRestoration(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const { key } = useLocation();

  useLayoutEffect(() => {
    const place = places.get(key);
    if (!place || !list.current) return;
    const ended = new AbortController();
    let settleTimer: ReturnType<typeof setTimeout>;
    // Runs after layout and before paint, whenever items get their actual height.
    const observer = new ResizeObserver(() => {
      const item = list.current?.children[place.at];
      if (item) scrollBy({ top: item.getBoundingClientRect().top - place.top, behavior: 'instant' });
      clearTimeout(settleTimer);
      settleTimer = setTimeout(end, SETTLED_MS);
    });
    const end = () => {
      clearTimeout(settleTimer);
      observer.disconnect();
      ended.abort();
    };
    // A microtask runs after the router has scrolled, and before actual heights shift the items.
    queueMicrotask(() => {
      if (ended.signal.aborted) return;
      // If the positions differ, the page was left before its last position was recorded: nothing is restored.
      const isSamePosition = Math.abs(scrollY - place.scrolled) < 1;
      if (isSamePosition && list.current) observer.observe(list.current);
      else end();
    });
    for (const type of INPUT_EVENTS) addEventListener(type, end, { signal: ended.signal, passive: true });
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
    // A press may navigate before the timeout has run.
    addEventListener('pointerdown', remember, { signal, passive: true });
    return () => {
      clearTimeout(pause);
      listening.abort();
    };
  }, [key]);
  return list;
}
