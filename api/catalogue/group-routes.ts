/** GET /categories, /subcategories, /brands: lists and single documents, from memory. */
import { Hono } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { presentList, readPage, readQueryValue } from '#api/platform/http/list-query.ts';
import { readId } from '#api/platform/http/parse-request.ts';
import { failure } from '#api/platform/http/refusal.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { presentGroupDocument, presentSubcategoryDocument, type View, viewFor } from './present.ts';
import { foldText } from './product-filter.ts';
import type { TaxonomySnapshot } from './taxonomy.ts';

const LIST_PARAMETERS = new Set(['page', 'limit', 'keyword', 'lang']);
const DETAIL_PARAMETERS = new Set(['lang']);

type NamedRow = { id: string; nameEn: string; nameAr: string };
type Present<Row> = (row: Row, view: View) => object;

function presentMatches<Row extends NamedRow>(
  rows: Iterable<Row>,
  query: URLSearchParams,
  view: View,
  present: Present<Row>,
) {
  const page = readPage(query);
  const keyword = foldText(readQueryValue(query, 'keyword') ?? '');
  const matches = [...rows].filter((row) => foldText(`${row.nameEn}\n${row.nameAr}`).includes(keyword));
  const start = (page.page - 1) * page.limit;
  const shown = matches.slice(start, start + page.limit).map((row) => present(row, view));
  return presentList(shown, matches.length, page);
}

function findRow<Row>(rows: Map<string, Row>, id: string): Row {
  const row = rows.get(id);
  if (!row) throw failure(404, ERROR_TEXTS.noDocument(id));
  return row;
}

/** The calls for categories, subcategories and brands, answered from memory. */
export function groupRoutes(api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });

  function serve<Row extends NamedRow>(
    path: string,
    rowsOf: (taxonomy: TaxonomySnapshot) => Map<string, Row>,
    present: Present<Row>,
  ) {
    routes.get(
      path,
      api.hot.handle(LIST_PARAMETERS, async (c, query) => {
        const view = await viewFor(c, api, query);
        return presentMatches(rowsOf(view.taxonomy).values(), query, view, present);
      }),
    );
    routes.get(
      `${path}/:id`,
      api.hot.handle(DETAIL_PARAMETERS, async (c, query) => {
        const id = readId(c);
        const view = await viewFor(c, api, query);
        return { data: { ...present(findRow(rowsOf(view.taxonomy), id), view), __v: 0 } };
      }),
    );
  }
  serve('/categories', (taxonomy) => taxonomy.categories, presentGroupDocument);
  serve('/subcategories', (taxonomy) => taxonomy.subcategories, presentSubcategoryDocument);
  serve('/brands', (taxonomy) => taxonomy.brands, presentGroupDocument);

  routes.get(
    '/categories/:id/subcategories',
    api.hot.handle(LIST_PARAMETERS, async (c, query) => {
      const id = readId(c);
      const view = await viewFor(c, api, query);
      findRow(view.taxonomy.categories, id);
      const own = [...view.taxonomy.subcategories.values()].filter((row) => row.categoryId === id);
      return presentMatches(own, query, view, presentSubcategoryDocument);
    }),
  );
  return routes;
}
