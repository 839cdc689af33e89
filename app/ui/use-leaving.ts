import { useState } from 'react';
import { type Leaving, mergeLeaving } from './merge-leaving.ts';

/** A list whose items stay in their place until they have left it, and what to call when one is out of sight. */
export function useLeaving<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): [Leaving<Item>[], (key: string) => void] {
  const [seen, setSeen] = useState(items);
  const [shown, setShown] = useState<Leaving<Item>[]>(() =>
    items.map((item) => ({ item, isLeaving: false })),
  );
  if (seen !== items) {
    setSeen(items);
    setShown(mergeLeaving(shown, items, keyOf));
  }
  const drop = (key: string) =>
    setShown((list) => list.filter(({ item, isLeaving }) => !isLeaving || keyOf(item) !== key));
  return [shown, drop];
}
