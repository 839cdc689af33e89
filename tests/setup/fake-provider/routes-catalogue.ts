import { catalogueCalls } from '#contract/catalogue/calls.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#contract/constants.ts';
import type { FakeProduct } from './catalogue.ts';
import { createRoute, type Route } from './route.ts';

const SORT_ORDERS: Record<string, (a: FakeProduct, b: FakeProduct) => number> = {
  price: (a, b) => a.price - b.price,
  '-price': (a, b) => b.price - a.price,
  '-sold': (a, b) => b.sold - a.sold,
  title: (a, b) => a.title.localeCompare(b.title),
};

function listPage<Item>(items: Item[], query: URLSearchParams) {
  const currentPage = Number(query.get('page') ?? 1);
  const limit = Math.min(Number(query.get('limit') ?? DEFAULT_PAGE_SIZE), MAX_PAGE_SIZE);
  const numberOfPages = Math.ceil(items.length / limit);
  return {
    results: items.length,
    metadata: {
      currentPage,
      numberOfPages,
      limit,
      ...(currentPage < numberOfPages && { nextPage: currentPage + 1 }),
    },
    data: items.slice((currentPage - 1) * limit, currentPage * limit),
  };
}

/** Filters products by a query; unknown parameters are ignored, as providers do. */
function filterProducts(products: FakeProduct[], query: URLSearchParams): FakeProduct[] {
  const keyword = (query.get('keyword') ?? '').toLowerCase();
  const isOneOf = (id: string | undefined, ...names: string[]) => {
    const asked = names.flatMap((name) => query.getAll(name)).flatMap((value) => value.split(','));
    return asked.length === 0 || (id !== undefined && asked.includes(id));
  };
  const isWithin = (value: number, name: string) =>
    value >= Number(query.get(`${name}[gte]`) ?? -Infinity) &&
    value <= Number(query.get(`${name}[lte]`) ?? Infinity);
  const found = products.filter(
    (product) =>
      product.title.toLowerCase().includes(keyword) &&
      isOneOf(product.category?._id, 'category', 'category[in]') &&
      isOneOf(product.brand?._id, 'brand', 'brand[in]') &&
      isWithin(product.price, 'price') &&
      isWithin(product.ratingsAverage, 'ratingsAverage'),
  );
  const order = SORT_ORDERS[query.get('sort') ?? ''];
  return order ? found.toSorted(order) : found;
}

export const catalogueRoutes: Route[] = [
  createRoute(catalogueCalls.listProducts, ({ state, query }) =>
    listPage(filterProducts(state.catalogue.products, query), query),
  ),
  createRoute(catalogueCalls.getProduct, ({ state, id }) => ({
    data: { ...state.findProduct(id), reviews: [] },
  })),
  createRoute(catalogueCalls.listBrands, ({ state, query }) => listPage(state.catalogue.brands, query)),
  createRoute(catalogueCalls.listCategories, ({ state, query }) =>
    listPage(state.catalogue.categories, query),
  ),
];
