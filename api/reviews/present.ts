import type { Api } from '#api/dependencies.ts';
import { createKeyedHash, type KeyedHash } from '#api/platform/security/keyed-hash.ts';
import type { reviews } from './tables.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/** An id for the same author in all reviews, in the form of every id, from which nobody finds the account. */
const hideId = (userId: string, keyedHash: KeyedHash) =>
  Buffer.from(keyedHash('review author', userId), 'base64url').toString('hex').slice(0, 24);

/** How this shop presents reviews: where orders are told to whoever knows an account's id, reviews do not tell it. */
export function createReviewPresenter({ settings, tokenSecret }: Pick<Api, 'settings' | 'tokenSecret'>) {
  const keyedHash = createKeyedHash(tokenSecret);
  const idOf = (userId: string) => (settings.isOrdersWithoutTokenOn ? hideId(userId, keyedHash) : userId);
  return {
    /** A review with its author's name, and whether they bought the product here: all that others learn of them. */
    presentReview: (row: ReviewRow & { userName: string; isPurchased: boolean }) => ({
      ...presentReviewWith(row, { _id: idOf(row.userId), name: row.userName }),
      isPurchased: row.isPurchased,
    }),
    /** A review just written: its author by id alone. */
    presentWrittenReview: (row: ReviewRow) => presentReviewWith(row, idOf(row.userId)),
  };
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
