/** GET /categories, /subcategories, /brands: lists and single documents, from memory. */
import { type Context, Hono } from 'hono';
import { presentGroupDocument, presentSubcategoryDocument, type View } from '#api/catalog/present.ts';
import { viewFor } from '#api/catalog/view.ts';
import type { Api } from '#api/dependencies.ts';
import { foldText } from '#api/domain/fold.ts';
import { readId } from '#api/http/door.ts';
import { failure } from '#api/http/failure.ts';
import { presentList, readPage, readQueryValue } from '#api/http/list-query.ts';
import type { ApiEnv } from '#api/http/types.ts';

type NamedRow = { id: string; nameEn: string; nameAr: string };

export function groupRoutes(api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });

  const answerList = <Row extends NamedRow>(
    c: Context<ApiEnv>,
    rows: Iterable<Row>,
    view: View,
    present: (row: Row, view: View) => object,
  ) => {
    const query = new URL(c.req.url).searchParams;
    const page = readPage(query);
    const keyword = foldText(readQueryValue(query, 'keyword') ?? '');
    const matches = [...rows].filter((row) => foldText(`${row.nameEn}\n${row.nameAr}`).includes(keyword));
    const start = (page.page - 1) * page.limit;
    const shown = matches.slice(start, start + page.limit).map((row) => present(row, view));
    return c.json(presentList(shown, matches.length, page));
  };
  const answerOne = <Row extends NamedRow>(
    c: Context<ApiEnv>,
    rows: Map<string, Row>,
    view: View,
    present: (row: Row, view: View) => object,
  ) => {
    const id = readId(c);
    const row = rows.get(id);
    if (!row) throw failure(404, `No document for this id ${id}`);
    return c.json({ data: { ...present(row, view), __v: 0 } });
  };

  routes.get('/categories', async (c) => {
    const view = await viewFor(c, api);
    return answerList(c, view.taxonomy.categories.values(), view, presentGroupDocument);
  });
  routes.get('/categories/:id', async (c) => {
    const view = await viewFor(c, api);
    return answerOne(c, view.taxonomy.categories, view, presentGroupDocument);
  });
  routes.get('/categories/:id/subcategories', async (c) => {
    const view = await viewFor(c, api);
    const id = readId(c);
    const own = [...view.taxonomy.subcategories.values()].filter((row) => row.categoryId === id);
    return answerList(c, own, view, presentSubcategoryDocument);
  });
  routes.get('/subcategories', async (c) => {
    const view = await viewFor(c, api);
    return answerList(c, view.taxonomy.subcategories.values(), view, presentSubcategoryDocument);
  });
  routes.get('/subcategories/:id', async (c) => {
    const view = await viewFor(c, api);
    return answerOne(c, view.taxonomy.subcategories, view, presentSubcategoryDocument);
  });
  routes.get('/brands', async (c) => {
    const view = await viewFor(c, api);
    return answerList(c, view.taxonomy.brands.values(), view, presentGroupDocument);
  });
  routes.get('/brands/:id', async (c) => {
    const view = await viewFor(c, api);
    return answerOne(c, view.taxonomy.brands, view, presentGroupDocument);
  });
  return routes;
}
