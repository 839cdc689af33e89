/** Calculates which part of an order's payment belongs to the pieces of a return. */

interface PaidLine {
  /** What was paid for all pieces of the line, after discounts. */
  paidPiastres: number;
  orderedPieces: number;
  /** The pieces of the line that came back in earlier returns. */
  earlierPieces: number;
}

/**
 * What was paid for some pieces of a line. It is a difference of rounded sums, so that the shares of all returns add
 * up to exactly what was paid for the line.
 */
export function shareOfPieces(
  { paidPiastres, orderedPieces, earlierPieces }: PaidLine,
  pieces: number,
): number {
  if (orderedPieces === 0) return 0;
  const upTo = (count: number) => Math.round((paidPiastres * count) / orderedPieces);
  return upTo(earlierPieces + pieces) - upTo(earlierPieces);
}
