import { createMiddleware } from 'hono/factory';
import { answersTopic, productTopic, REVIEWS_TOPIC, topicsOfRows } from '#api/catalogue/changes.ts';
import { type FoundProduct, findProduct } from '#api/catalogue/find-products.ts';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import { clientOf, presentList, readPage } from '#api/platform/http/request.ts';
import type { CallRoutes, Uses } from '#api/serve-calls.ts';
import { reviewCalls } from '#contract/reviews/calls.ts';
import { reportReview } from './moderate.ts';
import { createReviewPresenter } from './present.ts';
import {
  addReview,
  changeReview,
  countRatings,
  countReviews,
  deleteReview,
  findOwnReview,
  findReview,
  findReviews,
} from './queries.ts';

const refuseUnknown = (id: string) => refuse('no-document', { values: [id] });

export function serveReviews(api: Api, { serve, serveCached }: CallRoutes): void {
  const { presentReview, presentWrittenReview } = createReviewPresenter(api);
  const limitWriting = createMiddleware<ApiEnv>(async (c, next) => {
    await api.limits.take('changeAccount', c.var.user.id);
    await next();
  });

  async function listReviews(query: URLSearchParams, uses: Uses, product?: FoundProduct) {
    const productId = product?.id;
    const page = readPage(query);
    const rows = await findReviews(api.db, { page, ...(productId && { productId }) });
    uses(
      ...(product ? [answersTopic(product.id), ...topicsOfRows([product])] : [REVIEWS_TOPIC]),
      ...rows.map((row) => productTopic(row.productId)),
    );
    return presentList(rows.map(presentReview), await countReviews(api.db, productId), page);
  }

  serveCached(reviewCalls.listReviewsOfProduct, async (_c, query, { id, uses }) => {
    const productId = id('id');
    const product = await findProduct(api.db, productId);
    if (!product) throw refuseUnknown(productId);
    return listReviews(query, uses, product);
  });

  serve(reviewCalls.readMyReview, async (c, { id }) => {
    const productId = id('id');
    const product = await findProduct(api.db, productId);
    if (!product) throw refuseUnknown(productId);
    const row = await findOwnReview(api.db, { productId, userId: c.var.user.id });
    return {
      data: row
        ? { ...presentReview(row), ...(row.hiddenReason !== null && { hiddenReason: row.hiddenReason }) }
        : null,
      ratingsAverage: product.ratingsAverage,
      ratingsQuantity: product.ratingsQuantity,
      ratingCounts: await countRatings(api.db, productId),
    };
  });

  serve(
    reviewCalls.addReview,
    async (c, { id, body }) => {
      const productId = id('id');
      const request = await body();
      const limits = [
        ['reviewClient', clientOf(c)],
        ['reviewAccount', c.var.user.id],
      ] as const;
      for (const [limit, key] of limits) await api.limits.take(limit, key);
      const written = await addReview(api.db, { ...request, productId, userId: c.var.user.id });
      // A refused review does not count towards the limits.
      if (typeof written === 'string') {
        for (const [limit, key] of limits) await api.limits.giveBack(limit, key);
      }
      if (written === 'no product') throw refuseUnknown(productId);
      if (written === 'already there') {
        throw refuseField('already-reviewed', { param: 'product', value: productId });
      }
      await api.changes.publish();
      return { data: presentWrittenReview(written) };
    },
    limitWriting,
  );

  serveCached(reviewCalls.listReviews, (_c, query, { uses }) => listReviews(query, uses));

  serveCached(reviewCalls.getReview, async (_c, _query, { id, uses }) => {
    const row = await findReview(api.db, id('id'));
    if (!row) throw refuseUnknown(id('id'));
    uses(productTopic(row.productId), answersTopic(row.productId));
    return { data: presentReview(row) };
  });

  serve(
    reviewCalls.changeReview,
    async (c, { id, body }) => {
      const reviewId = id('id');
      const row = await changeReview(api.db, { ...(await body()), id: reviewId, userId: c.var.user.id });
      if (!row) throw refuseUnknown(reviewId);
      await api.changes.publish();
      return { data: presentWrittenReview(row) };
    },
    limitWriting,
  );

  serve(
    reviewCalls.removeReview,
    async (c, { id }) => {
      const reviewId = id('id');
      if (!(await deleteReview(api.db, { id: reviewId, userId: c.var.user.id })))
        throw refuseUnknown(reviewId);
      await api.changes.publish();
      return null;
    },
    limitWriting,
  );

  serve(
    reviewCalls.reportReview,
    async (c, { id, body }) => {
      const { reason } = await body();
      const reviewId = id('id');
      await api.limits.take('reportAccount', c.var.user.id);
      const outcome = await reportReview(api.db, { id: newId(), reviewId, userId: c.var.user.id, reason });
      if (outcome === 'no review') throw refuseUnknown(reviewId);
      if (outcome === 'already reported') throw refuse('already-reported');
      return null;
    },
    limitWriting,
  );
}
