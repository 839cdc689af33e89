import { users } from '#api/account/tables.ts';
import { eq, getTableColumns, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { Page } from '#api/platform/http/list-query.ts';
import { reviews } from './tables.ts';

const select = (db: Database) =>
  db
    .select({ ...getTableColumns(reviews), userName: users.name })
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

/** Whether a shopper has written any review. */
export async function hasReviews(db: Database, userId: string): Promise<boolean> {
  const found = await db.select({ id: reviews.id }).from(reviews).where(eq(reviews.userId, userId)).limit(1);
  return found.length > 0;
}
