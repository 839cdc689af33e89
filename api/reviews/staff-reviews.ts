/** Reviews as the staff see them, hidden ones and open reports included. */
import type { SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import { and, eq, inArray, isNull, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { users } from '#api/schema/account.ts';
import { products } from '#api/schema/catalogue.ts';
import { reviewReports, reviews } from '#api/schema/reviews.ts';
import { readStaffNames } from '#api/staff/members.ts';
import { LOW_RATING_BELOW, type ReviewView } from '#contract/reviews/requests.ts';
import type { reviewsQuery, StaffReview } from '#contract/reviews/staff-calls.ts';
import { isOfProduct, isPurchased } from './queries.ts';

type ReviewsQuery = v.InferOutput<typeof reviewsQuery>;

interface Reader {
  /** Whether the reader may know which account wrote a review. */
  mayReadCustomers: boolean;
}

const VIEWS: Record<ReviewView, SQL | undefined> = {
  newest: undefined,
  // Not a parameter: the index on low ratings has the same condition.
  low: sql`${reviews.rating} < ${sql.raw(String(LOW_RATING_BELOW))}`,
  reported: sql`${reviews.id} in (select review_id from review_reports where settled_at is null)`,
  hidden: sql`${reviews.hiddenAt} is not null`,
};

/** SQL: whether a review comes after the last one of the previous page. */
const isBefore = (id: string | undefined) =>
  id === undefined
    ? undefined
    : sql`exists (select from reviews as last where last.id = ${id}
        and (reviews.created_at < last.created_at or (reviews.created_at = last.created_at and reviews.id > last.id)))`;

async function countOpenReports(db: Database | Transaction, ids: string[]) {
  const rows = await db
    .select({
      reviewId: reviewReports.reviewId,
      reason: reviewReports.reason,
      count: sql<number>`count(*)::int`,
    })
    .from(reviewReports)
    .where(and(inArray(reviewReports.reviewId, ids), isNull(reviewReports.settledAt)))
    .groupBy(reviewReports.reviewId, reviewReports.reason)
    .orderBy(sql`count(*) desc`, reviewReports.reason);
  return Map.groupBy(rows, ({ reviewId }) => reviewId);
}

/** Reads reviews in the order of these ids. */
async function readStaffReviews(
  db: Database,
  ids: string[],
  { mayReadCustomers }: Reader,
): Promise<StaffReview[]> {
  if (ids.length === 0) return [];
  const { id, titleEn, titleAr, cover } = products;
  const found = await db
    .select({
      row: reviews,
      product: { id, titleEn, titleAr, cover },
      author: users.name,
      isPurchased,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(inArray(reviews.id, ids));
  const reports = await countOpenReports(db, ids);
  const nameOf = await readStaffNames(
    db,
    found.flatMap(({ row }) => [{ staffId: row.hiddenBy }, { staffId: row.answeredBy }]),
  );
  const byId = new Map(
    found.map(({ row, ...facts }): [string, StaffReview] => [
      row.id,
      {
        ...facts,
        id: row.id,
        shopperId: mayReadCustomers ? row.userId : null,
        rating: row.rating,
        review: row.review,
        createdAt: row.createdAt.toISOString(),
        updatedAt: row.updatedAt.toISOString(),
        version: row.version,
        hidden: row.hiddenAt && {
          reason: row.hiddenReason ?? '',
          person: nameOf(row.hiddenBy),
          at: row.hiddenAt.toISOString(),
        },
        answer: row.answeredAt && {
          text: row.answer ?? '',
          person: nameOf(row.answeredBy),
          at: row.answeredAt.toISOString(),
        },
        reports: (reports.get(row.id) ?? []).map(({ reason, count }) => ({ reason, count })),
      },
    ]),
  );
  return ids.flatMap((each) => byId.get(each) ?? []);
}

export async function readStaffReview(db: Database, id: string, reader: Reader) {
  const [found] = await readStaffReviews(db, [id], reader);
  return found;
}

/** A page of reviews, the newest first. */
export async function listStaffReviews(db: Database, query: ReviewsQuery, reader: Reader) {
  const { view, product, before, limit } = query;
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(VIEWS[view], isOfProduct(product), isBefore(before)))
    // In the order of the indexes.
    .orderBy(sql`${reviews.createdAt} desc nulls last`, reviews.id)
    .limit(limit + 1);
  const ids = rows.slice(0, limit).map(({ id }) => id);
  return {
    next: rows.length > limit ? (ids.at(-1) ?? null) : null,
    data: await readStaffReviews(db, ids, reader),
  };
}
