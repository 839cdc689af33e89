import { useLayoutEffect, useRef } from 'react';
import { EASING, isCalm } from './motion.ts';

const SLIDE_MS = 200;

interface Places {
  /** Places belong to a width: in another one everything stands elsewhere anyway. */
  width: number;
  of: Map<Element, { x: number; y: number }>;
}

/** For a list whose items slide to their new places when one of them is gone. */
export function useSlide<List extends HTMLElement>(items: readonly unknown[]) {
  const list = useRef<List>(null);
  const places = useRef<Places>({ width: 0, of: new Map() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: places are taken anew whenever the items change
  useLayoutEffect(() => {
    if (!list.current) return;
    const before = places.current;
    const now: Places = { width: list.current.clientWidth, of: new Map() };
    for (const item of list.current.children as HTMLCollectionOf<HTMLElement>) {
      const place = { x: item.offsetLeft, y: item.offsetTop };
      now.of.set(item, place);
      const last = before.width === now.width && before.of.get(item);
      if (!last || isCalm() || (last.x === place.x && last.y === place.y)) continue;
      const from = `${last.x - place.x}px ${last.y - place.y}px`;
      item.animate([{ translate: from }, { translate: '0px' }], { duration: SLIDE_MS, easing: EASING });
    }
    places.current = now;
  }, [items]);
  return list;
}
