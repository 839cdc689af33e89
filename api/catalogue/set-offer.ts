import { eq, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { formatEgp } from '#contract/money.ts';
import { callServers, noteChange, topicsOfRows } from './changes.ts';
import { products } from './tables.ts';

/** Thrown for an offer that can't be made; the message is for the operator. */
export class OfferRefused extends Error {}

/** Puts a product, named by slug or id, on offer, or ends its offer with null. */
export async function setOffer(
  db: Database,
  name: string,
  offerPiastres: number | null,
): Promise<{ slug: string; pricePiastres: number }> {
  const product = await db.transaction(async (tx) => {
    const [found, ...others] = await tx
      .select({
        id: products.id,
        familyId: products.familyId,
        slug: products.slug,
        pricePiastres: products.pricePiastres,
      })
      .from(products)
      .where(sql`${name} in (${products.slug}, ${products.id})`)
      .for('update');
    if (!found) throw new OfferRefused(`There is no product with the slug or id ${name}.`);
    if (others.length > 0)
      throw new OfferRefused(`${others.length + 1} products have the slug ${name}: name one by its id.`);
    if (offerPiastres !== null && offerPiastres >= found.pricePiastres)
      throw new OfferRefused(
        `${found.slug} costs ${formatEgp(found.pricePiastres)}: an offer must be below that.`,
      );
    await tx.update(products).set({ offerPiastres, updatedAt: sql`now()` }).where(eq(products.id, found.id));
    await noteChange(tx, [...topicsOfRows([found]), 'prices']);
    return found;
  });
  await callServers(db);
  return product;
}
