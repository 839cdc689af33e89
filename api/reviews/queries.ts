/** The SQL of reviews. Writing one changes its product's rating in the same transaction; the caller publishes the change. */

import { users } from '#api/account/tables.ts';
import { noteChange, productTopic, REVIEWS } from '#api/catalogue/changes.ts';
import { products } from '#api/catalogue/tables.ts';
import { IS_BOUGHT } from '#api/orders/bought.ts';
import { orderLines, orders } from '#api/orders/tables.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, eq, getTableColumns, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import type { Page } from '#api/platform/http/request.ts';
import type { ChangeReviewRequest, ReviewRequest } from '#contract/reviews/requests.ts';
import { reviews } from './tables.ts';

/** Whether the author has an order of the product that they paid, or that has arrived. */
const isPurchased = sql<boolean>`exists (
  select from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
  where ${orders.userId} = ${reviews.userId} and ${IS_BOUGHT}
    and ${orderLines.productId} = ${reviews.productId})`;

const select = (db: Database) =>
  db
    .select({ ...getTableColumns(reviews), userName: users.name, isPurchased })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId));

const ofProduct = (productId: string | undefined) =>
  productId === undefined ? undefined : eq(reviews.productId, productId);

/** One page of reviews, of one product or of all, newest first. */
export function findReviews(db: Database, { productId, page }: { productId?: string; page: Page }) {
  return (
    select(db)
      .where(ofProduct(productId))
      // As the index has it: without `nulls last` all reviews would be sorted for each page.
      .orderBy(sql`${reviews.createdAt} desc nulls last`, reviews.id)
      .limit(page.limit)
      .offset((page.page - 1) * page.limit)
  );
}

/** How many reviews there are, of one product or of all. */
export function countReviews(db: Database, productId?: string): Promise<number> {
  return db.$count(reviews, ofProduct(productId));
}

/** One review. */
export async function findReview(db: Database, id: string) {
  const [row] = await select(db).where(eq(reviews.id, id));
  return row;
}

/** A shopper's own review of a product. */
export async function findOwnReview(db: Database, own: { productId: string; userId: string }) {
  const [row] = await select(db).where(
    and(eq(reviews.productId, own.productId), eq(reviews.userId, own.userId)),
  );
  return row;
}

/** How many reviews of a product give 1, 2, 3, 4 and 5 stars, halves counting as the stars below them. */
export async function countRatings(db: Database, productId: string): Promise<number[]> {
  const stars = sql<number>`floor(${reviews.rating})::int`;
  const found = await db
    .select({ stars, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(eq(reviews.productId, productId))
    .groupBy(stars);
  return [1, 2, 3, 4, 5].map((each) => found.find((row) => row.stars === each)?.count ?? 0);
}

/** Adds to the sum and the number of ratings, in one statement, so that parallel reviews all count. */
async function moveRating(tx: Transaction, productId: string, change: { sum: number; quantity: number }) {
  // Bounded by zero: an import may have set the numbers anew since the review was written.
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
  await noteChange(tx, [productTopic(productId), REVIEWS, 'ratings', ...(isOtherStars ? ['stars'] : [])]);
}

/** What shows a shopper's name: the reviews they wrote. */
export async function topicsOfWriter(db: Database | Transaction, userId: string): Promise<string[]> {
  const rows = await db
    .select({ productId: reviews.productId })
    .from(reviews)
    .where(eq(reviews.userId, userId));
  return rows.length > 0 ? [REVIEWS, ...rows.map((row) => productTopic(row.productId))] : [];
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
