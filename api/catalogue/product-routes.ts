import type { Context } from 'hono';
import type * as v from 'valibot';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { presentList, readPage, readQueryValue, readQueryValues } from '#api/platform/http/request.ts';
import type { CallRoutes, Uses } from '#api/serve-calls.ts';
import { catalogueCalls, type getProduct } from '#contract/catalogue/calls.ts';
import { answersTopic, productTopic, topicsOfList, topicsOfRows } from './changes.ts';
import { type FoundProduct, findProduct, readFamilies, readProducts } from './find-products.ts';
import { FILTER_PARAMETERS, readFilter } from './lists/filter.ts';
import { listProducts } from './lists/list-products.ts';
import { readSortOrder } from './lists/sort-order.ts';
import {
  presentFamily,
  presentFamilyCard,
  presentProduct,
  presentSpecifications,
  type View,
  viewFor,
} from './present.ts';
import type { Correction } from './search/correction.ts';
import { respell } from './search/fold.ts';
import { suggest } from './suggest.ts';

const ALWAYS_INCLUDED_FIELDS = new Set(['_id', 'id']);

/** Selects the fields of a document by `fields=title,price` or `fields=-description`; ids are always included. */
function selectFields(query: URLSearchParams): <Document extends object>(document: Document) => Document {
  const asked = readQueryValues(query, ['fields']);
  if (asked.length === 0) return (document) => document;
  const excluded = new Set(asked.filter((name) => name.startsWith('-')).map((name) => name.slice(1)));
  const included = new Set(asked.filter((name) => !name.startsWith('-')));
  const isShown = (name: string) =>
    ALWAYS_INCLUDED_FIELDS.has(name) || (!excluded.has(name) && (included.size === 0 || included.has(name)));
  // The cast hides that fields are missing if the client asked for fewer.
  return <Document extends object>(document: Document) =>
    Object.fromEntries(Object.entries(document).filter(([name]) => isShown(name))) as Document;
}

/** Presents products, with `isGrouped` together with their families. */
async function presentProducts(api: Api, rows: FoundProduct[], view: View, isGrouped: boolean) {
  const familyIds = isGrouped ? rows.flatMap(({ familyId }) => familyId ?? []) : [];
  const families =
    familyIds.length > 0
      ? Map.groupBy(await readFamilies(api.db, familyIds), ({ familyId }) => familyId)
      : undefined;
  return rows.map((row) => {
    const siblings = families?.get(row.familyId);
    return {
      ...presentProduct(row, view),
      ...(row.familyId && siblings && { family: presentFamilyCard(row.familyId, siblings, view) }),
    };
  });
}

/** Presents a corrected query, spelt as in the found products, and the words it leaves out, spelt as typed. */
function presentCorrection(
  correction: Correction | undefined,
  { rows, typed }: { rows: FoundProduct[]; typed: string },
  { taxonomy }: View,
) {
  if (!correction) return {};
  const { corrected, leftOut } = correction;
  const texts = rows.flatMap(({ titleAr, descriptionAr, categoryId, brandId }) => [
    titleAr,
    taxonomy.categories.get(categoryId)?.nameAr ?? '',
    taxonomy.brands.get(brandId ?? '')?.nameAr ?? '',
    descriptionAr,
  ]);
  return {
    corrected: respell(corrected, texts),
    ...(leftOut && { leftOut: respell(leftOut, [typed]) }),
  };
}

type ProductAnswer = v.InferInput<(typeof getProduct)['answer']>['data'];
/** Reads the reviews and rating counts that the answer with a product contains. */
export type ReadProductReviews = (
  productId: string,
) => Promise<Pick<ProductAnswer, 'reviews' | 'ratingCounts'>>;

/** Serves the calls under /products from the cache. */
export function serveProducts(api: Api, { serveCached }: CallRoutes, readReviews: ReadProductReviews): void {
  async function list(c: Context<ApiEnv>, query: URLSearchParams, { uses }: { uses: Uses }) {
    const page = readPage(query);
    const select = selectFields(query);
    const view = await viewFor(c, api, query);
    const isGrouped = query.get('group') === 'family';
    const request = {
      filter: readFilter(query, view.taxonomy),
      order: readSortOrder(query, view.language),
      page,
      language: view.language,
      keyword: readQueryValue(query, 'keyword') ?? '',
      isLiteral: query.get('literal') === '1',
      isGrouped,
      isFaceted: query.get('facets') === '1',
    };
    const { ids, total, isMore, correction, facets } = await listProducts(
      { db: api.db, search: api.search, taxonomy: view.taxonomy },
      request,
    );
    const rows = await readProducts(api.db, ids);
    uses(...topicsOfList(request), ...topicsOfRows(rows, { isGrouped }));
    const shown = await presentProducts(api, rows, view, isGrouped);
    return presentList(shown.map(select), total, page, {
      ...(isMore && { isMore }),
      ...presentCorrection(correction, { rows, typed: request.keyword }, view),
      ...(facets && { facets }),
    });
  }
  serveCached(catalogueCalls.listProducts, list, FILTER_PARAMETERS);

  // Registered before the path of a product, which would match `suggest` as an id.
  serveCached(catalogueCalls.suggestProducts, async (c, query, { uses }) => {
    const view = await viewFor(c, api, query);
    const typed = readQueryValue(query, 'q') ?? '';
    const { ids, correction, ...groups } = await suggest(api, typed, view);
    const rows = await readProducts(api.db, ids);
    uses('members', 'texts', 'sold', 'families', ...topicsOfRows(rows));
    const products = await presentProducts(api, rows, view, true);
    return { data: { products, ...groups, ...presentCorrection(correction, { rows, typed }, view) } };
  });

  serveCached(catalogueCalls.getProduct, async (c, query, input) => {
    const productId = input.id('id');
    const row = await findProduct(api.db, productId);
    if (!row) throw refuse('no-document', { values: [productId] });
    input.uses(...topicsOfRows([row]));
    const view = await viewFor(c, api, query);
    const { id, ...product } = presentProduct(row, view);
    const family =
      row.familyId && presentFamily(row.familyId, await readFamilies(api.db, [row.familyId]), view);
    const reviews = await readReviews(productId);
    input.uses(answersTopic(productId));
    // Reviews may be of other products of the family. When an author's name changes, only the topic of the reviewed
    // product is recorded.
    input.uses(...(reviews.reviews ?? []).map((review) => productTopic(review.product ?? productId)));
    return {
      data: selectFields(query)({
        ...product,
        ...(family && { family }),
        __v: 0,
        ...reviews,
        ...presentSpecifications(row, view),
        id,
      }),
    };
  });
}
