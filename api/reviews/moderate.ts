/** What the staff do with reviews: hide, show, answer, and settle reports. Each act is in the audit log. */
import { recordAudit } from '#api/audit/record-audit.ts';
import { answersTopic, REVIEWS_TOPIC, recordChange } from '#api/catalogue/changes.ts';
import { lockFamily } from '#api/catalogue/family.ts';
import type { Actor } from '#api/dependencies.ts';
import { and, eq, isNull, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { products } from '#api/schema/catalogue.ts';
import { reviewReports, reviews } from '#api/schema/reviews.ts';
import type { AuditAction } from '#contract/staff/audit-actions.ts';
import type { ReviewRow } from './present.ts';
import { updateRating } from './ratings.ts';

/** An act on a review: which one, who acts, and when. */
export interface ReviewAct {
  reviewId: string;
  actor: Actor;
  now: number;
}

interface Opened {
  review: ReviewRow;
  familyIds: string[];
  set: (values: Partial<ReviewRow>) => Promise<void>;
  record: (
    action: AuditAction,
    fields?: { before?: Record<string, unknown>; after?: Record<string, unknown> },
  ) => Promise<void>;
}

/** Locks the family of a review, then the review, in the order in which shoppers' changes lock them. */
const changeReview = (
  db: Database,
  { reviewId, actor }: ReviewAct,
  change: (tx: Transaction, opened: Opened) => Promise<void>,
) =>
  db.transaction(async (tx) => {
    const isIt = eq(reviews.id, reviewId);
    const [found] = await tx
      .select({ productId: reviews.productId, title: products.titleEn })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(isIt);
    const familyIds = found ? await lockFamily(tx, found.productId) : [];
    const [review] = await tx.select().from(reviews).where(isIt).for('update');
    if (!found || !review) throw refuse('no-document', { values: [reviewId] });
    await change(tx, {
      review,
      familyIds,
      async set(values) {
        await tx
          .update(reviews)
          .set({ ...values, version: review.version + 1 })
          .where(isIt);
      },
      record: (action, fields) =>
        recordAudit(tx, actor, { action, id: reviewId, label: found.title, ...fields }),
    });
  });

async function settleReports(tx: Transaction, { reviewId, now }: ReviewAct): Promise<number> {
  const settled = await tx
    .update(reviewReports)
    .set({ settledAt: new Date(now) })
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.settledAt)))
    .returning({ id: reviewReports.id });
  return settled.length;
}

/** Hides a review from lists and ratings; of a hidden one, changes the reason. Settles its reports. */
export const hideReview = (db: Database, act: ReviewAct, reason: string) =>
  changeReview(db, act, async (tx, { review, familyIds, set, record }) => {
    await settleReports(tx, act);
    if (review.hiddenReason === reason) return;
    await set({
      hiddenAt: review.hiddenAt ?? new Date(act.now),
      hiddenReason: reason,
      hiddenBy: act.actor.staffId,
    });
    const { productId, rating } = review;
    if (!review.hiddenAt) await updateRating(tx, { productId, familyIds }, { sum: -rating, quantity: -1 });
    await record('review.hidden', { before: { reason: review.hiddenReason }, after: { reason } });
  });

/** Shows a hidden review again. */
export const showReview = (db: Database, act: ReviewAct) =>
  changeReview(db, act, async (tx, { review, familyIds, set, record }) => {
    if (!review.hiddenAt) return;
    await set({ hiddenAt: null, hiddenReason: null, hiddenBy: null });
    const { productId, rating } = review;
    await updateRating(tx, { productId, familyIds }, { sum: rating, quantity: 1 });
    await record('review.shown', { before: { reason: review.hiddenReason } });
  });

/** The answer of a public review has changed: it stands with the products of the family, but in no list of products. */
async function recordAnswer(tx: Transaction, { review, familyIds }: Opened): Promise<void> {
  if (!review.hiddenAt) await recordChange(tx, [...familyIds.map(answersTopic), REVIEWS_TOPIC]);
}

/** Writes or changes the answer; false if the review is no longer at this version. */
export async function answerReview(
  db: Database,
  act: ReviewAct,
  { text, version }: { text: string; version: number },
): Promise<boolean> {
  let isCurrent = true;
  await changeReview(db, act, async (tx, opened) => {
    const { review, set, record } = opened;
    isCurrent = review.version === version;
    if (!isCurrent || review.answer === text) return;
    await set({
      answer: text,
      answeredAt: review.answeredAt ?? new Date(act.now),
      answeredBy: act.actor.staffId,
    });
    await recordAnswer(tx, opened);
    await record('review.answered', { before: { answer: review.answer }, after: { answer: text } });
  });
  return isCurrent;
}

export const removeAnswer = (db: Database, act: ReviewAct) =>
  changeReview(db, act, async (tx, opened) => {
    const { review, set, record } = opened;
    if (review.answer === null) return;
    await set({ answer: null, answeredAt: null, answeredBy: null });
    await recordAnswer(tx, opened);
    await record('review.answer-removed', { before: { answer: review.answer } });
  });

/** Settles the reports of a review that stays public. */
export const dismissReports = (db: Database, act: ReviewAct) =>
  changeReview(db, act, async (tx, { record }) => {
    const reports = await settleReports(tx, act);
    if (reports > 0) await record('review.reports-dismissed', { after: { reports } });
  });

/** Reports a review for a shopper, or says why not. */
export async function reportReview(
  db: Database,
  {
    reviewId,
    userId,
    ...report
  }: Pick<typeof reviewReports.$inferInsert, 'id' | 'reason'> & {
    reviewId: string;
    userId: string;
  },
) {
  const [review] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        eq(reviews.id, reviewId),
        isNull(reviews.hiddenAt),
        sql`${reviews.userId} is distinct from ${userId}`,
      ),
    );
  if (!review) return 'no review' as const;
  const [written] = await db
    .insert(reviewReports)
    .values({ ...report, reviewId, userId })
    .onConflictDoNothing()
    .returning({ id: reviewReports.id });
  return written ? ('reported' as const) : ('already reported' as const);
}
