import { useLayoutEffect, useRef } from 'react';

/** `--ease-out` of the stylesheet, for animations by script. */
export const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const FLIP_MS = 200;

interface Positions {
  /** The list's width: after a change of width, nothing is animated. */
  width: number;
  of: Map<Element, { x: number; y: number }>;
}

/** Returns the ref of a list whose items slide to their new positions when one of them is removed (a FLIP animation). */
export function useFlip<List extends HTMLElement>(items: readonly unknown[]) {
  const list = useRef<List>(null);
  const positions = useRef<Positions>({ width: 0, of: new Map() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: positions are measured anew whenever the items change
  useLayoutEffect(() => {
    if (!list.current) return;
    const before = positions.current;
    const now: Positions = { width: list.current.clientWidth, of: new Map() };
    for (const item of list.current.children as HTMLCollectionOf<HTMLElement>) {
      const position = { x: item.offsetLeft, y: item.offsetTop };
      now.of.set(item, position);
      const last = before.width === now.width && before.of.get(item);
      if (!last || prefersReducedMotion() || (last.x === position.x && last.y === position.y)) continue;
      const from = `${last.x - position.x}px ${last.y - position.y}px`;
      item.animate([{ translate: from }, { translate: '0px' }], { duration: FLIP_MS, easing: EASING });
    }
    positions.current = now;
  }, [items]);
  return list;
}
