import { isNotNull, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { Facets } from '#contract/envelope.ts';
import { toEgp } from '#contract/money.ts';
import { type Filter, filterProducts } from './product-filter.ts';
import { products, sellingPiastres } from './tables.ts';

/** Whether a products query asks for facets. */
export const asksForFacets = (query: URLSearchParams) => query.get('facets') === '1';

interface FacetRow extends Record<string, unknown> {
  facet: 'categories' | 'brands' | 'price';
  id: string | null;
  count: number;
  min: number | null;
  max: number | null;
}

/** What the other choices of a products query would leave: each facet is counted without its own filter. */
export async function countFacets(db: Database, query: URLSearchParams): Promise<Facets> {
  const without = (...filters: Filter[]) => filterProducts(query, ...filters) ?? sql`true`;
  const { categoryId, brandId } = products;
  const { rows } = await db.execute<FacetRow>(sql`
    select 'categories' as facet, ${categoryId} as id, count(*)::int as count, null::float8 as min, null::float8 as max
      from ${products} where ${without('category')} group by ${categoryId}
    union all
    select 'brands', ${brandId}, count(*)::int, null, null
      from ${products} where ${without('brand')} and ${isNotNull(brandId)} group by ${brandId}
    union all
    select 'price', null, count(*)::int, min(${sellingPiastres})::float8, max(${sellingPiastres})::float8
      from ${products} where ${without('price', 'priceAfterDiscount')}
    order by count desc, id`);
  const countsOf = (facet: FacetRow['facet']) =>
    rows.flatMap((row) => (row.facet === facet && row.id !== null ? { _id: row.id, count: row.count } : []));
  const price = rows.find(({ facet }) => facet === 'price');
  return {
    categories: countsOf('categories'),
    brands: countsOf('brands'),
    ...(price?.min != null &&
      price.max != null && { price: { min: toEgp(price.min), max: toEgp(price.max) } }),
  };
}
