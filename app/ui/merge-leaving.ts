/** An item of a list, or one that has left it and is still on its way out of sight. */
export interface Leaving<Item> {
  item: Item;
  isLeaving: boolean;
}

/** The list as it is now, for the eye: what is shown keeps its place, also while it leaves; what is new stands after
 *  the item that it follows. */
export function mergeLeaving<Item>(
  before: readonly Leaving<Item>[],
  now: readonly Item[],
  keyOf: (item: Item) => string,
): Leaving<Item>[] {
  const present = new Map(now.map((item) => [keyOf(item), item]));
  const known = new Set(before.map(({ item }) => keyOf(item)));
  const merged = before.map(({ item }) => {
    const found = present.get(keyOf(item));
    return { item: found ?? item, isLeaving: !found };
  });
  now.forEach((item, at) => {
    if (known.has(keyOf(item))) return;
    const previous = now[at - 1];
    const place = previous ? merged.findIndex((shown) => shown.item === previous) + 1 : 0;
    merged.splice(place, 0, { item, isLeaving: false });
  });
  return merged;
}
