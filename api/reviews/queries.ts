/**
 * The SQL of reviews. A product shares the reviews of its family: the same product in other sizes or colours. A change
 * of a review updates the family's rating in the same transaction; the caller then invalidates caches.
 */

import type { SQLWrapper } from 'drizzle-orm';
import { productTopic, REVIEWS_TOPIC, recordChange } from '#api/catalogue/changes.ts';
import { IS_VERIFIED_PURCHASE } from '#api/orders/verified-purchase.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, desc, eq, getTableColumns, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import type { Page } from '#api/platform/http/request.ts';
import { users } from '#api/schema/account.ts';
import { orderLines, orders } from '#api/schema/orders.ts';
import { reviews } from '#api/schema/reviews.ts';
import type { ChangeReviewRequest, ReviewRequest } from '#contract/reviews/requests.ts';

/** The ids of a product and of its family. */
const selectFamily = (productId: string | SQLWrapper) => sql`(select ${productId}::text union
  select sibling.id from products one join products sibling using (family_id) where one.id = ${productId})`;

/** Whether the author has a paid or delivered order of the product, in any size or colour. */
const isPurchased = sql<boolean>`exists (
  select from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
  where ${orders.userId} = ${reviews.userId} and ${IS_VERIFIED_PURCHASE}
    and ${orderLines.productId} in ${selectFamily(reviews.productId)})`;

const selectReviews = (db: Database) =>
  db
    .select({ ...getTableColumns(reviews), userName: users.name, isPurchased })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId));

const isOfProduct = (productId: string | undefined) =>
  productId === undefined ? undefined : sql`${reviews.productId} in ${selectFamily(productId)}`;

/** One page of reviews, newest first. For one product, verified purchases come before other reviews. */
export function findReviews(db: Database, { productId, page }: { productId?: string; page: Page }) {
  return (
    selectReviews(db)
      .where(isOfProduct(productId))
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
  return db.$count(reviews, isOfProduct(productId));
}

/** Finds a review by its id. */
export async function findReview(db: Database, id: string) {
  const [row] = await selectReviews(db).where(eq(reviews.id, id));
  return row;
}

/** A shopper's own review of a product: the newest one, because older versions of the shop allowed one per size. */
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
    .where(isOfProduct(productId))
    .groupBy(stars);
  return [1, 2, 3, 4, 5].map((each) => found.find((row) => row.stars === each)?.count ?? 0);
}

/** Locks a product and its family, always in the same order; returns their ids. */
async function lockFamily(tx: Transaction, productId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from products where id in ${selectFamily(productId)} order by id for no key update`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Changes the rating that a product shares with its family. The caller must lock the family, because concurrent
 * reviews would otherwise overwrite each other's changes.
 */
async function updateRating(
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
        updatedAt: sql`now()`,
      })
      .where(isOwn)
      .returning();
    const sum = after ? after.rating - before.rating : 0;
    await updateRating(tx, { productId, familyIds }, { sum, quantity: 0 });
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
    if (row) await updateRating(tx, { productId, familyIds }, { sum: -row.rating, quantity: -1 });
    return row !== undefined;
  });
}
