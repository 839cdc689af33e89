import { eq, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { products } from '#api/schema/catalogue.ts';
import { formatEgp } from '#contract/money.ts';
import { notifyServers, recordChange, topicsOfRows } from './changes.ts';

/** Thrown if an offer is invalid; the message is for the operator. */
export class OfferRefused extends Error {}

/** Sets the offer of a product given by slug or id; null ends it. */
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
    await recordChange(tx, [...topicsOfRows([found]), 'prices']);
    return found;
  });
  await notifyServers(db);
  return product;
}
