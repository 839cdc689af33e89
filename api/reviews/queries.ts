/** The SQL of reviews. Changes update the product's rating in the same transaction; the caller publishes them. */

import { productTopic, REVIEWS, recordChange } from '#api/catalogue/changes.ts';
import { IS_VERIFIED_PURCHASE } from '#api/orders/verified-purchase.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, eq, getTableColumns, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import type { Page } from '#api/platform/http/request.ts';
import { users } from '#api/schema/account.ts';
import { products } from '#api/schema/catalogue.ts';
import { orderLines, orders } from '#api/schema/orders.ts';
import { reviews } from '#api/schema/reviews.ts';
import type { ChangeReviewRequest, ReviewRequest } from '#contract/reviews/requests.ts';

/** Whether the author has a paid or delivered order of the product. */
const isPurchased = sql<boolean>`exists (
  select from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
  where ${orders.userId} = ${reviews.userId} and ${IS_VERIFIED_PURCHASE}
    and ${orderLines.productId} = ${reviews.productId})`;

const selectReviews = (db: Database) =>
  db
    .select({ ...getTableColumns(reviews), userName: users.name, isPurchased })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId));

const isOfProduct = (productId: string | undefined) =>
  productId === undefined ? undefined : eq(reviews.productId, productId);

/** One page of reviews, of one product or of all, newest first. */
export function findReviews(db: Database, { productId, page }: { productId?: string; page: Page }) {
  return (
    selectReviews(db)
      .where(isOfProduct(productId))
      // `nulls last` matches the index: without it, each page would sort all reviews.
      .orderBy(sql`${reviews.createdAt} desc nulls last`, reviews.id)
      .limit(page.limit)
      .offset((page.page - 1) * page.limit)
  );
}

/** The number of reviews, of one product or of all. */
export function countReviews(db: Database, productId?: string): Promise<number> {
  return db.$count(reviews, isOfProduct(productId));
}

/** One review. */
export async function findReview(db: Database, id: string) {
  const [row] = await selectReviews(db).where(eq(reviews.id, id));
  return row;
}

/** A shopper's own review of a product. */
export async function findOwnReview(db: Database, own: { productId: string; userId: string }) {
  const [row] = await selectReviews(db).where(
    and(eq(reviews.productId, own.productId), eq(reviews.userId, own.userId)),
  );
  return row;
}

/** The number of a product's reviews with 1, 2, 3, 4 and 5 stars; halves are rounded down. */
export async function countRatings(db: Database, productId: string): Promise<number[]> {
  const stars = sql<number>`floor(${reviews.rating})::int`;
  const found = await db
    .select({ stars, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(eq(reviews.productId, productId))
    .groupBy(stars);
  return [1, 2, 3, 4, 5].map((each) => found.find((row) => row.stars === each)?.count ?? 0);
}

/** Changes a product's rating in one statement, so that parallel reviews all count. */
async function updateRating(tx: Transaction, productId: string, change: { sum: number; quantity: number }) {
  // At least zero: an import may have reset the numbers since the review was written.
  const sum = sql`greatest(ratings_sum + ${change.sum}::numeric, 0)`;
  const quantity = sql`greatest(ratings_quantity + ${change.quantity}::int, 0)`;
  const { rows } = await tx.execute<{ stars: number; before: number }>(sql`
    update products set
      ratings_sum = ${sum},
      ratings_quantity = ${quantity},
      ratings_average = least(coalesce(round(${sum} / nullif(${quantity}, 0), 1), 0), 5),
      updated_at = now()
    from (select floor(ratings_average) as stars from products where id = ${productId} for no key update) before
    where id = ${productId}
    returning floor(ratings_average)::int as stars, before.stars::int as before`);
  const isOtherStars = rows.some(({ stars, before }) => stars !== before);
  await recordChange(tx, [productTopic(productId), REVIEWS, 'ratings', ...(isOtherStars ? ['stars'] : [])]);
}

/** Adds a shopper's review of a product, one for each shopper. */
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
    await updateRating(tx, productId, { sum: rating, quantity: 1 });
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
    if (after) await updateRating(tx, after.productId, { sum: after.rating - before.rating, quantity: 0 });
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
    if (row) await updateRating(tx, row.productId, { sum: -row.rating, quantity: -1 });
    return row !== undefined;
  });
}
