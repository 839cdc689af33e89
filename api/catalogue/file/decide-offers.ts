import { products } from '#api/catalogue/tables.ts';
import { asc, inArray } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { formatEgp, sellingPricePiastres } from '#contract/money.ts';

interface FileRow {
  id: string;
  slug: string;
  pricePiastres: number;
  ratingsAverage: number;
  /** As the file says; undefined where it says nothing. */
  offerPiastres: number | null | undefined;
}

/** The specification's rule, for products that nobody has decided about. */
function offerByRating({ pricePiastres, ratingsAverage }: FileRow): number | null {
  const sellingPiastres = sellingPricePiastres(pricePiastres, ratingsAverage);
  return sellingPiastres < pricePiastres ? sellingPiastres : null;
}

/** Decides what products of a file are offered for: as the file says, else as the shop has it, else by the rule.
 *  `tell` hears of each offer that ended because the new price is no higher. The shop's rows stay locked. */
export async function decideOffers<Row extends FileRow>(
  tx: Transaction,
  rows: Row[],
  tell: (line: string) => void,
): Promise<(Row & { offerPiastres: number | null })[]> {
  const ids = rows.map(({ id }) => id);
  const known = await tx
    .select({ id: products.id, offerPiastres: products.offerPiastres })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('update');
  const offerOf = new Map(known.map(({ id, offerPiastres }) => [id, offerPiastres]));

  function decide(row: Row): number | null {
    if (row.offerPiastres !== undefined) return row.offerPiastres;
    const kept = offerOf.get(row.id);
    if (kept === undefined) return offerByRating(row);
    if (kept === null || kept < row.pricePiastres) return kept;
    tell(
      `${row.slug} is no longer on offer for ${formatEgp(kept)}: its price is ${formatEgp(row.pricePiastres)} now.`,
    );
    return null;
  }
  return rows.map((row) => ({ ...row, offerPiastres: decide(row) }));
}
