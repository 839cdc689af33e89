import type { Api } from '#api/dependencies.ts';
import { createKeyedHash, type KeyedHash } from '#api/platform/security/hashes.ts';
import type { reviews } from '#api/schema/reviews.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/** Shown as the author of the demo catalogue's reviews, which no shopper wrote. */
const DEMO_NAME = 'Demo review';

/** A stable pseudonymous id of an author, in the format of other ids. */
const pseudonymize = (userId: string, keyedHash: KeyedHash) =>
  Buffer.from(keyedHash('review author', userId), 'base64url').toString('hex').slice(0, 24);

/** Presents reviews. If account ids give access to orders in this shop, reviews contain pseudonymous ids instead. */
export function createReviewPresenter({ settings, tokenSecret }: Pick<Api, 'settings' | 'tokenSecret'>) {
  const keyedHash = createKeyedHash(tokenSecret);
  const idOf = (userId: string) =>
    settings.isOrdersWithoutTokenOn ? pseudonymize(userId, keyedHash) : userId;
  return {
    /** A review with its author's name, and whether it is a verified purchase. */
    presentReview: (row: ReviewRow & { userName: string | null; isPurchased: boolean }) => ({
      ...presentReviewWith(
        row,
        row.userId === null ? { name: DEMO_NAME } : { _id: idOf(row.userId), name: row.userName ?? '' },
      ),
      isPurchased: row.isPurchased,
      ...(row.userId === null && { isDemo: true }),
      ...(row.answeredAt && { answer: row.answer ?? '', answeredAt: row.answeredAt.toISOString() }),
    }),
    /** A review that was just written, with the author's id only. */
    presentWrittenReview: (row: ReviewRow) => presentReviewWith(row, idOf(row.userId ?? '')),
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
