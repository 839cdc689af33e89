/** The requests of the comparison: the same cases for each shop, with words and products of its own catalogue. */
import pg from 'pg';

export type Case = string;
/** Maximum ratio of a case's response time in the largest shop to that in the smallest. */
export const BUDGETS: Record<Case, number> = {
  list: 1.5,
  'filtered list': 1.5,
  'list by price, rating and stock': 3,
  // Higher, because rare values have almost no products in the small shop, and up to a thousand in a large one.
  'list by size and colour': 5,
  'last page': 1.5,
  facets: 3,
  'brand in a category, with facets': 3,
  'category by price range, with facets': 3,
  'search: one word': 3,
  'search: two words': 3,
  'search: three words': 3,
  'search: a mistake': 3,
  'search: Arabic': 3,
  'search: nothing found': 3,
  'search: filtered, with facets': 3,
  'search: sorted by price': 3,
  suggestion: 3,
  details: 1.5,
  'rendered products page': 3,
};

const SAMPLE_COUNT = 20;
const PRODUCTS_PATH = '/api/v1/products';
/** A list as the storefront requests it. */
const STOREFRONT_LIST = `${PRODUCTS_PATH}?facets=1&group=family`;
const FILTER_QUERY = 'quantity[gte]=1&ratingsAverage[gte]=4';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Replaces the middle letter of a word. */
function misspell(word: string): string {
  const at = Math.floor(word.length / 2);
  const wrong = LETTERS[(LETTERS.indexOf(word[at] ?? 'a') + 7) % LETTERS.length];
  return word.slice(0, at) + wrong + word.slice(at + 1);
}

type RunQuery = <Row>(text: string) => Promise<Row[]>;

/** Lists the paths of each case, with words and ids from the shop's database; measurements cycle through the paths. */
export async function listPaths(ask: RunQuery): Promise<Map<Case, string[]>> {
  const column = async (text: string) => (await ask<{ value: string }>(text)).map(({ value }) => value);
  const search = (words: string[]) =>
    words.map((word) => `${PRODUCTS_PATH}?keyword=${encodeURIComponent(word)}`);

  const total = Number((await column('select count(*)::text as value from products'))[0]);
  const categories = await column('select id as value from categories order by position');
  const brands = await column(
    `select substr(shelf, 3) as value from shelf_counts where shelf like 'b:%' and facet = 'all' order by products desc limit 5`,
  );
  const options = async (direction: 'asc' | 'desc') =>
    column(
      `select value from shelf_counts where shelf = 'all' and facet = 'option' and products > 0 order by products ${direction} limit 5`,
    );
  const [rare, common] = [await options('asc'), await options('desc')];
  const latin = await column(
    `select word as value from search_words where word ~ '^[a-z]{5,}$' order by products desc limit ${SAMPLE_COUNT}`,
  );
  const arabic = await column(
    `select word as value from search_words where word !~ '[a-z0-9]' and length(word) > 3 order by products desc limit ${SAMPLE_COUNT}`,
  );
  // A pseudo-random sample by hashed ids.
  const products = await ask<{ id: string; title: string }>(
    `select id, title_en as title from products order by md5(id) limit ${SAMPLE_COUNT}`,
  );
  const titles = products.map(({ title }) =>
    title.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2),
  );
  const pairs = await ask<{ category: string; brand: string }>(
    `select category_id as category, brand_id as brand from products where brand_id is not null
     group by category_id, brand_id order by count(*) desc, 1, 2 limit 5`,
  );
  const firstWords = (count: number) => titles.map((words) => words.slice(0, count).join(' '));
  const groups = [...categories.map((id) => `category=${id}`), ...brands.map((id) => `brand=${id}`)];
  return new Map<Case, string[]>([
    ['list', [PRODUCTS_PATH]],
    [
      'filtered list',
      groups.map((group, at) => `${PRODUCTS_PATH}?${group}&sort=${at % 2 ? '-sold' : 'priceAfterDiscount'}`),
    ],
    [
      'list by price, rating and stock',
      [100, 200, 400, 800].map(
        (from) =>
          `${PRODUCTS_PATH}?${FILTER_QUERY}&priceAfterDiscount[gte]=${from}&priceAfterDiscount[lte]=${from * 3}`,
      ),
    ],
    [
      'list by size and colour',
      rare.flatMap((option, at) => [
        `${PRODUCTS_PATH}?facets=1&group=family&option=${option}`,
        `${PRODUCTS_PATH}?facets=1&group=family&option=${option}&option=${common[at % common.length]}`,
      ]),
    ],
    ['last page', [`${PRODUCTS_PATH}?page=${Math.ceil(total / 40)}`]],
    [
      'facets',
      [
        `${PRODUCTS_PATH}?facets=1&limit=1`,
        ...groups.map((group) => `${PRODUCTS_PATH}?facets=1&limit=1&${group}`),
      ],
    ],
    [
      'brand in a category, with facets',
      pairs.map(
        ({ category, brand }) =>
          `${STOREFRONT_LIST}&category=${category}&brand=${brand}&sort=priceAfterDiscount`,
      ),
    ],
    [
      'category by price range, with facets',
      categories.map(
        (id) => `${STOREFRONT_LIST}&category=${id}&priceAfterDiscount[gte]=100&priceAfterDiscount[lte]=300`,
      ),
    ],
    ['search: one word', search(latin)],
    ['search: two words', search(firstWords(2))],
    ['search: three words', search(firstWords(3))],
    ['search: a mistake', search(latin.map(misspell))],
    ['search: Arabic', search(arabic)],
    ['search: nothing found', search(latin.map((_, at) => `qx${LETTERS[at]}zjw${LETTERS[25 - at]}vkq`))],
    ['search: filtered, with facets', search(latin).map((path) => `${path}&facets=1&${FILTER_QUERY}`)],
    ['search: sorted by price', search(latin).map((path) => `${path}&sort=priceAfterDiscount`)],
    [
      'suggestion',
      [...latin, ...arabic].map(
        (word, at) => `${PRODUCTS_PATH}/suggest?q=${encodeURIComponent(word.slice(0, 2 + (at % 4)))}`,
      ),
    ],
    ['details', products.map(({ id }) => `${PRODUCTS_PATH}/${id}`)],
    ['rendered products page', ['/products', ...latin.map((word) => `/products?keyword=${word}`)]],
  ]);
}

/** Lists the paths of each case for a shop on PostgreSQL. */
export async function readPaths(databaseUrl: string): Promise<Map<Case, string[]>> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return await listPaths(async (text) => (await client.query(text)).rows);
  } finally {
    await client.end();
  }
}
