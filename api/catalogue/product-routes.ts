/** GET /products, /products/{id}. */
import { Hono } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { presentList, readPage } from '#api/platform/http/list-query.ts';
import { readId } from '#api/platform/http/parse-request.ts';
import { failure } from '#api/platform/http/refusal.ts';
import { presentReview } from '#api/reviews/present.ts';
import { findReviews } from '#api/reviews/queries.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { asksForFacets, countFacets } from './count-facets.ts';
import { findProduct, findProducts } from './find-products.ts';
import { presentProduct, selectFields, viewFor } from './present.ts';
import { FILTER_PARAMETERS, filterProducts } from './product-filter.ts';
import { orderProducts } from './product-order.ts';

const LIST_PARAMETERS = new Set(['page', 'limit', 'sort', 'fields', 'lang', 'facets', ...FILTER_PARAMETERS]);
const DETAIL_PARAMETERS = new Set(['fields', 'lang']);
// The details show the newest; all of them are at /products/{id}/reviews, page by page.
const SHOWN_REVIEWS = { page: 1, limit: 100 };

/** The calls under /products, answered from memory. */
export function productRoutes(api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });

  routes.get(
    '/products',
    api.hot.handle(LIST_PARAMETERS, async (c, query) => {
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
    }),
  );

  routes.get(
    '/products/:id',
    api.hot.handle(DETAIL_PARAMETERS, async (c, query) => {
      const productId = readId(c);
      const row = await findProduct(api.db, productId);
      if (!row) throw failure(404, ERROR_TEXTS.noDocument(productId));
      const reviews = await findReviews(api.db, { productId, page: SHOWN_REVIEWS });
      const { id, ...product } = presentProduct(row, await viewFor(c, api, query));
      return { data: selectFields(query)({ ...product, __v: 0, reviews: reviews.map(presentReview), id }) };
    }),
  );
  return routes;
}
