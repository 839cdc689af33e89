import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { products } from '#api/schema/catalogue.ts';
import { formatEgp } from '#contract/money.ts';
import { ProductsRefused } from './write/act.ts';
import { changeCatalogue } from './write/change-catalogue.ts';

/** Thrown if an offer is invalid; the message is for the operator. */
export class OfferRefused extends Error {}

/** Sets the offer of a product given by slug or id; null ends it. */
export async function setOffer(
  db: Database,
  name: string,
  offerPiastres: number | null,
): Promise<{ slug: string; pricePiastres: number }> {
  const [found, ...others] = await db
    .select({ id: products.id, slug: products.slug, pricePiastres: products.pricePiastres })
    .from(products)
    .where(sql`${name} in (${products.slug}, ${products.id})`);
  if (!found) throw new OfferRefused(`There is no product with the slug or id ${name}.`);
  if (others.length > 0)
    throw new OfferRefused(`${others.length + 1} products have the slug ${name}: name one by its id.`);
  const act = { actor: 'command', cause: 'command' } as const;
  try {
    await changeCatalogue({ db }, act, (write) => write.products([{ id: found.id, set: { offerPiastres } }]));
  } catch (error) {
    if (!(error instanceof ProductsRefused)) throw error;
    const price = formatEgp(found.pricePiastres);
    throw new OfferRefused(`${found.slug} costs ${price}: an offer must be below that.`);
  }
  return found;
}
