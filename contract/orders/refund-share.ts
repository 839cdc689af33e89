/** How much of an order's money belongs to the pieces of a return. */

interface Charged {
  /** What was charged for all items. */
  itemsPiastres: number;
  /** The prices of all pieces. */
  linesPiastres: number;
  /** The prices of pieces that earlier returns brought back. */
  earlierPiastres: number;
}

/**
 * The share of the charged items that belongs to pieces of this value. It is a difference of rounded sums, so that the
 * shares of all returns add up to exactly what was charged.
 */
export function shareOfItems(
  { itemsPiastres, linesPiastres, earlierPiastres }: Charged,
  valuePiastres: number,
): number {
  if (linesPiastres === 0) return 0;
  const upTo = (value: number) => Math.round((itemsPiastres * value) / linesPiastres);
  return upTo(earlierPiastres + valuePiastres) - upTo(earlierPiastres);
}
