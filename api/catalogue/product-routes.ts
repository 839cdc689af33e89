import type { Api } from '#api/dependencies.ts';
import { presentList, readPage } from '#api/platform/http/list-query.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { createReviewPresenter } from '#api/reviews/present.ts';
import { findReviews } from '#api/reviews/queries.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { catalogueCalls } from '#contract/catalogue/calls.ts';
import { asksForFacets, countFacets } from './count-facets.ts';
import { findProduct, findProducts } from './find-products.ts';
import { presentProduct, selectFields, viewFor } from './present.ts';
import { FILTER_PARAMETERS, filterProducts } from './product-filter.ts';
import { orderProducts } from './product-order.ts';

// The details show the newest; all of them are at /products/{id}/reviews, page by page.
const SHOWN_REVIEWS = { page: 1, limit: 100 };

/** The calls under /products, answered from memory. */
export function serveProducts(api: Api, { serveCached }: CallRoutes): void {
  const { presentReview } = createReviewPresenter(api);
  serveCached(
    catalogueCalls.listProducts,
    async (c, query) => {
      const page = readPage(query);
      const select = selectFields(query);
      const where = filterProducts(query);
      const view = await viewFor(c, api, query);
      const order = orderProducts(query, view.language);
      const { results, rows } = await findProducts(api.db, { where, order, page });
      const list = presentList(
        rows.map((row) => select(presentProduct(row, view))),
        results,
        page,
      );
      if (!asksForFacets(query)) return list;
      return { ...list, metadata: { ...list.metadata, facets: await countFacets(api.db, query) } };
    },
    FILTER_PARAMETERS,
  );

  serveCached(catalogueCalls.getProduct, async (c, query, input) => {
    const productId = input.id('id');
    const row = await findProduct(api.db, productId);
    if (!row) throw refuse('no-document', { values: [productId] });
    const reviews = await findReviews(api.db, { productId, page: SHOWN_REVIEWS });
    const { id, ...product } = presentProduct(row, await viewFor(c, api, query));
    return { data: selectFields(query)({ ...product, __v: 0, reviews: reviews.map(presentReview), id }) };
  });
}
