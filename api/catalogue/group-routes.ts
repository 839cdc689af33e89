import type { Api } from '#api/dependencies.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { presentList, readPage, readQueryValue } from '#api/platform/http/request.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { catalogueCalls } from '#contract/catalogue/calls.ts';
import { presentGroupDocument, presentSubcategoryDocument, type View, viewFor } from './present.ts';
import { foldText } from './search/fold.ts';

type NamedRow = { id: string; nameEn: string; nameAr: string };

function presentMatches<Row extends NamedRow, Document>(
  rows: Iterable<Row>,
  query: URLSearchParams,
  view: View,
  present: (row: Row, view: View) => Document,
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
  if (!row) throw refuse('no-document', { values: [id] });
  return row;
}

/** Serves categories, subcategories and brands from memory. */
export function serveGroups(api: Api, { serveCached }: CallRoutes): void {
  for (const [list, get, kind] of [
    [catalogueCalls.listCategories, catalogueCalls.getCategory, 'categories'],
    [catalogueCalls.listBrands, catalogueCalls.getBrand, 'brands'],
  ] as const) {
    serveCached(list, async (c, query) => {
      const view = await viewFor(c, api, query);
      return presentMatches(view.taxonomy[kind].values(), query, view, presentGroupDocument);
    });
    serveCached(get, async (c, query, { id }) => {
      const groupId = id('id');
      const view = await viewFor(c, api, query);
      return { data: { ...presentGroupDocument(findRow(view.taxonomy[kind], groupId), view), __v: 0 } };
    });
  }

  serveCached(catalogueCalls.listSubcategories, async (c, query) => {
    const view = await viewFor(c, api, query);
    return presentMatches(view.taxonomy.subcategories.values(), query, view, presentSubcategoryDocument);
  });

  serveCached(catalogueCalls.getSubcategory, async (c, query, { id }) => {
    const subcategoryId = id('id');
    const view = await viewFor(c, api, query);
    const row = findRow(view.taxonomy.subcategories, subcategoryId);
    return { data: { ...presentSubcategoryDocument(row, view), __v: 0 } };
  });

  serveCached(catalogueCalls.listSubcategoriesOfCategory, async (c, query, { id }) => {
    const categoryId = id('id');
    const view = await viewFor(c, api, query);
    findRow(view.taxonomy.categories, categoryId);
    const own = [...view.taxonomy.subcategories.values()].filter((row) => row.categoryId === categoryId);
    return presentMatches(own, query, view, presentSubcategoryDocument);
  });
}
