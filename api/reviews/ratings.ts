import { productTopic, REVIEWS_TOPIC, recordChange } from '#api/catalogue/changes.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';

/**
 * Changes the rating that a product shares with its family. The caller must lock the family, because concurrent
 * reviews would otherwise overwrite each other's changes.
 */
export async function updateRating(
  tx: Transaction,
  { productId, familyIds }: { productId: string; familyIds: string[] },
  change: { sum: number; quantity: number },
) {
  // An import may have reset the numbers since the review was written; they must not become negative.
  const sum = sql`greatest(before.ratings_sum + ${change.sum}::numeric, 0)`;
  const quantity = sql`greatest(before.ratings_quantity + ${change.quantity}::int, 0)`;
  const { rows } = await tx.execute<{ stars: number; before: number }>(sql`
    update products set
      ratings_sum = ${sum},
      ratings_quantity = ${quantity},
      ratings_average = least(coalesce(round(${sum} / nullif(${quantity}, 0), 1), 0), 5),
      updated_at = now()
    from (select ratings_sum, ratings_quantity, floor(ratings_average) as stars from products
      where id = ${productId}) before
    where id = any(${sql.param(familyIds)}::text[])
    returning floor(ratings_average)::int as stars, before.stars::int as before`);
  const haveStarsChanged = rows.some(({ stars, before }) => stars !== before);
  await recordChange(tx, [
    ...familyIds.map(productTopic),
    REVIEWS_TOPIC,
    'ratings',
    ...(haveStarsChanged ? ['stars'] : []),
  ]);
}
