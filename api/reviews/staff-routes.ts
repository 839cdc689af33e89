import type { Context } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { parseQuery } from '#api/platform/http/parse-request.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { reviewStaffCalls, reviewsQuery } from '#contract/reviews/staff-calls.ts';
import { hasPermission } from '#contract/staff/permissions.ts';
import {
  answerReview,
  dismissReports,
  hideReview,
  type ReviewAct,
  removeAnswer,
  showReview,
} from './moderate.ts';
import { listStaffReviews, readStaffReview } from './staff-reviews.ts';

/** An API key never learns which accounts wrote reviews: it may have fewer permissions than its owner's role. */
const readerOf = ({ var: { actor } }: Context<ApiEnv>) => ({
  mayReadCustomers: actor.via === 'counter' && hasPermission(actor.role, 'customers.read'),
});

/** Serves the staff's calls about reviews. */
export function serveStaffReviews({ db, clock, changes }: Api, { serve }: CallRoutes): void {
  const actOn = (c: Context<ApiEnv>, reviewId: string): ReviewAct => ({
    reviewId,
    actor: c.var.actor,
    now: clock(),
  });
  async function read(c: Context<ApiEnv>, id: string) {
    const data = await readStaffReview(db, id, readerOf(c));
    if (!data) throw refuse('no-document', { values: [id] });
    return { data };
  }
  /** Publishes what an act changed, and answers the review as it is now. */
  async function finish(c: Context<ApiEnv>, act: Promise<unknown>, id: string) {
    await act;
    await changes.publish();
    return read(c, id);
  }

  serve(reviewStaffCalls.listStaffReviews, (c) =>
    listStaffReviews(db, parseQuery(c, reviewsQuery), readerOf(c)),
  );

  serve(reviewStaffCalls.hideReview, async (c, { id, body }) => {
    const reviewId = id('id');
    const { reason } = await body();
    return finish(c, hideReview(db, actOn(c, reviewId), reason), reviewId);
  });
  serve(reviewStaffCalls.showReview, (c, { id }) => finish(c, showReview(db, actOn(c, id('id'))), id('id')));
  serve(reviewStaffCalls.answerReview, async (c, { id, body }) => {
    const reviewId = id('id');
    const isCurrent = await answerReview(db, actOn(c, reviewId), await body());
    if (!isCurrent) throw refuse('changed-meanwhile', { current: (await read(c, reviewId)).data });
    await changes.publish();
    return read(c, reviewId);
  });
  serve(reviewStaffCalls.removeReviewAnswer, (c, { id }) =>
    finish(c, removeAnswer(db, actOn(c, id('id'))), id('id')),
  );
  serve(reviewStaffCalls.dismissReports, (c, { id }) =>
    finish(c, dismissReports(db, actOn(c, id('id'))), id('id')),
  );
}
