/**
 * The SQL of reviews. A product shares the reviews of its family: the same product in other sizes or colours. A change
 * of a review updates the family's rating in the same transaction; the caller then invalidates caches.
 */

import type { SQL } from 'drizzle-orm';
import { lockFamily, selectFamily } from '#api/catalogue/family.ts';
import { IS_VERIFIED_PURCHASE } from '#api/orders/verified-purchase.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, desc, eq, getTableColumns, isNull, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { Page } from '#api/platform/http/request.ts';
import { users } from '#api/schema/account.ts';
import { orderLines, orders } from '#api/schema/orders.ts';
import { reviews } from '#api/schema/reviews.ts';
import type { ChangeReviewRequest, ReviewRequest } from '#contract/reviews/requests.ts';
import { updateRating } from './ratings.ts';

/** Whether the author has a paid or delivered order of the product, in any size or colour. */
export const isPurchased = sql<boolean>`exists (
  select from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
  where ${orders.userId} = ${reviews.userId} and ${IS_VERIFIED_PURCHASE}
    and ${orderLines.productId} in ${selectFamily(reviews.productId)})`;

const selectReviews = (db: Database) =>
  db
    .select({ ...getTableColumns(reviews), userName: users.name, isPurchased })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId));

export const isOfProduct = (productId: string | undefined): SQL | undefined =>
  productId === undefined ? undefined : sql`${reviews.productId} in ${selectFamily(productId)}`;

const IS_SHOWN = isNull(reviews.hiddenAt);

/** One page of reviews, newest first. For one product, verified purchases come before other reviews. */
export function findReviews(db: Database, { productId, page }: { productId?: string; page: Page }) {
  return (
    selectReviews(db)
      .where(and(isOfProduct(productId), IS_SHOWN))
      // `nulls last` matches the index: without it, each page would sort all reviews.
      .orderBy(
        ...(productId === undefined ? [] : [sql`${isPurchased} desc`]),
        sql`${reviews.createdAt} desc nulls last`,
        reviews.id,
      )
      .limit(page.limit)
      .offset((page.page - 1) * page.limit)
  );
}

/** The number of reviews, of one product or of all. */
export function countReviews(db: Database, productId?: string): Promise<number> {
  return db.$count(reviews, and(isOfProduct(productId), IS_SHOWN));
}

/** Finds a review by its id, unless it is hidden. */
export async function findReview(db: Database, id: string) {
  const [row] = await selectReviews(db).where(and(eq(reviews.id, id), IS_SHOWN));
  return row;
}

/** A shopper's own review of a product, hidden or not: the newest one, because older versions of the shop allowed one per size. */
export async function findOwnReview(db: Database, own: { productId: string; userId: string }) {
  const [row] = await selectReviews(db)
    .where(and(isOfProduct(own.productId), eq(reviews.userId, own.userId)))
    .orderBy(desc(reviews.createdAt), reviews.id)
    .limit(1);
  return row;
}

/** The number of a product's reviews with 1, 2, 3, 4 and 5 stars; halves are rounded down. */
export async function countRatings(db: Database, productId: string): Promise<number[]> {
  const stars = sql<number>`floor(${reviews.rating})::int`;
  const found = await db
    .select({ stars, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(and(isOfProduct(productId), IS_SHOWN))
    .groupBy(stars);
  return [1, 2, 3, 4, 5].map((each) => found.find((row) => row.stars === each)?.count ?? 0);
}

/** Adds a shopper's review of a product, unless the shopper has already reviewed its family. */
export function addReview(
  db: Database,
  { productId, userId, review, rating }: ReviewRequest & { productId: string; userId: string },
) {
  return db.transaction(async (tx) => {
    const familyIds = await lockFamily(tx, productId);
    if (!familyIds.includes(productId)) return 'no product' as const;
    const isOwn = and(isOfProduct(productId), eq(reviews.userId, userId));
    if ((await tx.$count(reviews, isOwn)) > 0) return 'already there' as const;
    const [row] = await tx
      .insert(reviews)
      .values({ id: newId(), productId, userId, review, rating })
      .returning();
    if (!row) throw new Error('a review was not written');
    await updateRating(tx, { productId, familyIds }, { sum: rating, quantity: 1 });
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
    const [found] = await tx.select().from(reviews).where(isOwn);
    if (!found) return undefined;
    const { productId } = found;
    const familyIds = await lockFamily(tx, productId);
    const [before] = await tx.select().from(reviews).where(isOwn).for('update');
    if (!before) return undefined;
    const [after] = await tx
      .update(reviews)
      .set({
        review: change.review ?? before.review,
        rating: change.rating ?? before.rating,
        version: before.version + 1,
        updatedAt: sql`now()`,
      })
      .where(isOwn)
      .returning();
    const sum = after ? after.rating - before.rating : 0;
    // A hidden review is in no rating, and in no answer that is cached.
    if (!before.hiddenAt) await updateRating(tx, { productId, familyIds }, { sum, quantity: 0 });
    return after;
  });
}

/** Deletes a shopper's own review; false if it is not theirs. */
export function deleteReview(db: Database, { id, userId }: { id: string; userId: string }) {
  return db.transaction(async (tx) => {
    const isOwn = and(eq(reviews.id, id), eq(reviews.userId, userId));
    const [found] = await tx.select().from(reviews).where(isOwn);
    if (!found) return false;
    const { productId } = found;
    const familyIds = await lockFamily(tx, productId);
    const [row] = await tx.delete(reviews).where(isOwn).returning();
    if (row && !row.hiddenAt)
      await updateRating(tx, { productId, familyIds }, { sum: -row.rating, quantity: -1 });
    return row !== undefined;
  });
}
