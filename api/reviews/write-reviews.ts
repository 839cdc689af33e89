/** Writing a review moves its product's rating in the same transaction. The caller bumps the catalogue version. */

import { products } from '#api/catalogue/tables.ts';
import { and, eq, sql } from '#api/platform/database/drizzle.ts';
import { newId } from '#api/platform/database/new-id.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import type { ChangeReviewRequest, ReviewRequest } from '#contract/reviews/requests.ts';
import { reviews } from './tables.ts';

/** Adds to the sum and the number of ratings, in one statement, so that parallel reviews all count. */
async function moveRating(tx: Transaction, productId: string, change: { sum: number; quantity: number }) {
  // Bounded by zero: an import may have set the numbers anew since the review was written.
  const sum = sql`greatest(${products.ratingsSum} + ${change.sum}::numeric, 0)`;
  const quantity = sql`greatest(${products.ratingsQuantity} + ${change.quantity}::int, 0)`;
  await tx
    .update(products)
    .set({
      ratingsSum: sum,
      ratingsQuantity: quantity,
      ratingsAverage: sql`least(coalesce(round(${sum} / nullif(${quantity}, 0), 1), 0), 5)`,
      updatedAt: sql`now()`,
    })
    .where(eq(products.id, productId));
}

/** Adds a shopper's review of a product; each may write one. */
export function addReview(
  db: Database,
  { productId, userId, review, rating }: ReviewRequest & { productId: string; userId: string },
) {
  return db.transaction(async (tx) => {
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .where(eq(products.id, productId))
      .for('key share');
    if (!product) return 'no product' as const;
    const [row] = await tx
      .insert(reviews)
      .values({ id: newId(), productId, userId, review, rating })
      .onConflictDoNothing({ target: [reviews.productId, reviews.userId] })
      .returning();
    if (!row) return 'already there' as const;
    await moveRating(tx, productId, { sum: rating, quantity: 1 });
    return row;
  });
}

/** Changes a shopper's own review; undefined if it is not theirs. */
export function changeReview(
  db: Database,
  { id, userId, ...change }: ChangeReviewRequest & { id: string; userId: string },
) {
  const isOwn = and(eq(reviews.id, id), eq(reviews.userId, userId));
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(reviews).where(isOwn).for('update');
    if (!before) return undefined;
    const [after] = await tx
      .update(reviews)
      .set({
        review: change.review ?? before.review,
        rating: change.rating ?? before.rating,
        updatedAt: sql`now()`,
      })
      .where(isOwn)
      .returning();
    if (after) await moveRating(tx, after.productId, { sum: after.rating - before.rating, quantity: 0 });
    return after;
  });
}

/** Deletes a shopper's own review; false if it is not theirs. */
export function deleteReview(db: Database, { id, userId }: { id: string; userId: string }) {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .delete(reviews)
      .where(and(eq(reviews.id, id), eq(reviews.userId, userId)))
      .returning();
    if (row) await moveRating(tx, row.productId, { sum: -row.rating, quantity: -1 });
    return row !== undefined;
  });
}
