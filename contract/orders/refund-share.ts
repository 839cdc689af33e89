/** Calculates which part of an order's payment belongs to the pieces of a return. */

interface Charged {
  /** The amount charged for all items. */
  itemsPiastres: number;
  /** The sum of the prices of all pieces. */
  linesPiastres: number;
  /** The sum of the prices of pieces in earlier returns. */
  earlierPiastres: number;
}

/**
 * The part of the charged amount that belongs to pieces of this value. It is a difference of rounded sums, so that
 * the shares of all returns add up to exactly the charged amount.
 */
export function shareOfItems(
  { itemsPiastres, linesPiastres, earlierPiastres }: Charged,
  valuePiastres: number,
): number {
  if (linesPiastres === 0) return 0;
  const upTo = (value: number) => Math.round((itemsPiastres * value) / linesPiastres);
  return upTo(earlierPiastres + valuePiastres) - upTo(earlierPiastres);
}
