import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { moveFocusToNeighbour } from './focus.ts';
import { EASING, prefersReducedMotion } from './motion.ts';

/** An item of a list; a removed one is shown until its exit animation ends. */
export interface ListEntry<Item> {
  item: Item;
  isExiting: boolean;
}

/** The list to show: removed items keep their places while they exit; a new item is placed after its predecessor. */
export function mergeExiting<Item>(
  before: readonly ListEntry<Item>[],
  now: readonly Item[],
  keyOf: (item: Item) => string,
): ListEntry<Item>[] {
  const present = new Map(now.map((item) => [keyOf(item), item]));
  const known = new Set(before.map(({ item }) => keyOf(item)));
  const merged = before.map(({ item }) => {
    const found = present.get(keyOf(item));
    return { item: found ?? item, isExiting: !found };
  });
  now.forEach((item, at) => {
    if (known.has(keyOf(item))) return;
    const previous = now[at - 1];
    const place = previous ? merged.findIndex((shown) => shown.item === previous) + 1 : 0;
    merged.splice(place, 0, { item, isExiting: false });
  });
  return merged;
}

/** Returns the list to show, and a function to call when an item's exit animation ends. */
export function useExitingItems<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): [ListEntry<Item>[], (key: string) => void] {
  const [seen, setSeen] = useState(items);
  const [shown, setShown] = useState<ListEntry<Item>[]>(() =>
    items.map((item) => ({ item, isExiting: false })),
  );
  if (seen !== items) {
    setSeen(items);
    setShown(mergeExiting(shown, items, keyOf));
  }
  const drop = (key: string) =>
    setShown((list) => list.filter(({ item, isExiting }) => !isExiting || keyOf(item) !== key));
  return [shown, drop];
}

const EXIT_MS = 200;

const EXIT_ANIMATIONS = {
  /** For columns: the items below move up. */
  fold: (height: number): Keyframe[] => [
    { height: `${height}px`, opacity: 1, overflow: 'clip' },
    { height: '0px', opacity: 0, overflow: 'clip' },
  ],
  /** For grids: the other items move after the item is removed. */
  shrink: (): Keyframe[] => [{}, { opacity: 0, scale: 0.9 }],
};

interface ExitingItemProps {
  id?: string | undefined;
  isExiting: boolean;
  onExited: () => void;
  animation?: keyof typeof EXIT_ANIMATIONS | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A list item with an exit animation. */
export function ExitingItem({
  id,
  isExiting,
  onExited,
  animation = 'fold',
  className,
  children,
}: ExitingItemProps) {
  const ref = useRef<HTMLLIElement>(null);
  const notifyExited = useEffectEvent(onExited);
  // In a layout effect: later, the browser would already have moved the focus out of the inert item.
  useLayoutEffect(() => {
    const item = ref.current;
    if (!isExiting || !item) return;
    moveFocusToNeighbour(item);
    const { height, top, bottom } = item.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight;
    const duration = isInView && !prefersReducedMotion() ? EXIT_MS : 0;
    const exit = item.animate(EXIT_ANIMATIONS[animation](height), {
      duration,
      easing: EASING,
      fill: 'forwards',
    });
    exit.onfinish = () => notifyExited();
    return () => exit.cancel();
  }, [isExiting, animation]);
  return (
    <li ref={ref} id={id} inert={isExiting} className={className}>
      {children}
    </li>
  );
}
