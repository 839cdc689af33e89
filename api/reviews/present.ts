import type { reviews } from './tables.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/** A review with its author's name, and whether they bought the product here: all that others learn of them. */
export function presentReview(row: ReviewRow & { userName: string; isPurchased: boolean }) {
  const { isPurchased } = row;
  return { ...presentReviewWith(row, { _id: row.userId, name: row.userName }), isPurchased };
}

/** A review just written: its author by id alone. */
export function presentWrittenReview(row: ReviewRow) {
  return presentReviewWith(row, row.userId);
}

function presentReviewWith<User>(row: ReviewRow, user: User) {
  return {
    _id: row.id,
    review: row.review,
    rating: row.rating,
    product: row.productId,
    user,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    __v: 0,
  };
}
