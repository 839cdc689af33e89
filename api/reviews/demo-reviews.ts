import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { newId } from '#api/platform/database/columns.ts';
import { inArray } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { products } from '#api/schema/catalogue.ts';
import { reviews } from '#api/schema/reviews.ts';

const demoReviews = v.array(
  v.object({
    /** The slug of the product. */
    product: v.string(),
    day: v.pipe(v.string(), v.isoDate()),
    rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
    review: v.string(),
  }),
);

/** Adds the reviews of the demo catalogue. They have no author, and the catalogue's ratings already include them. */
export async function addDemoReviews(db: Database, file: string): Promise<void> {
  const written = v.parse(demoReviews, JSON.parse(await readFile(file, 'utf8')));
  const found = await db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(
      inArray(
        products.slug,
        written.map(({ product }) => product),
      ),
    );
  const idOf = new Map(found.map(({ id, slug }) => [slug, id]));
  const rows = written.flatMap(({ product, day, rating, review }) => {
    const productId = idOf.get(product);
    const createdAt = new Date(`${day}T12:00:00.000Z`);
    return productId ? [{ id: newId(), productId, rating, review, createdAt, updatedAt: createdAt }] : [];
  });
  if (rows.length > 0) await db.insert(reviews).values(rows);
}
