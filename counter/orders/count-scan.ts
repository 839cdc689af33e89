/** The number of packed pieces of each order line, by line id. */
export type Counts = Readonly<Record<string, number>>;

interface LineToPack {
  id: string;
  productId: string;
  pieces: number;
}

export type ScanResult = 'counted' | 'unknown' | 'too-many';

/** Counts one scanned piece. The barcode contains the product id; several lines may have the same product. */
export function countScan(
  counts: Counts,
  lines: readonly LineToPack[],
  code: string,
): { counts: Counts; result: ScanResult } {
  const wanted = code.trim().toLowerCase();
  const matching = lines.filter(({ productId }) => productId.toLowerCase() === wanted);
  if (matching.length === 0) return { counts, result: 'unknown' };
  const open = matching.find(({ id, pieces }) => (counts[id] ?? 0) < pieces);
  if (!open) return { counts, result: 'too-many' };
  return { counts: { ...counts, [open.id]: (counts[open.id] ?? 0) + 1 }, result: 'counted' };
}

/** Marks all pieces of a line as packed, or none if all were. */
export const toggleLine = (counts: Counts, { id, pieces }: LineToPack): Counts => ({
  ...counts,
  [id]: counts[id] === pieces ? 0 : pieces,
});

export const isLineComplete = (counts: Counts, { id, pieces }: LineToPack): boolean =>
  (counts[id] ?? 0) >= pieces;
