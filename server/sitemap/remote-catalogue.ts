import type { ListedProduct } from '#api/catalogue/survey.ts';
import { listAllGroups } from '#app/features/catalogue/groups.ts';
import type { Category, Product } from '#contract/catalogue/answers.ts';
import { listBrands, listCategories, listProducts } from '#contract/catalogue/calls.ts';
import { type CallOptions, type Client, createClient } from '#contract/client/client.ts';
import { MAX_PAGE_SIZE } from '#contract/constants.ts';
import { findOfferPiastres } from '#contract/money.ts';
import { connectToRemoteProvider } from '#server/remote-provider.ts';
import { cacheByVersion, findNewest, type SitemapSource } from './source.ts';

const CACHE_MS = 3_600_000;
// Less than the timeout of a request.
const LOADING_TIMEOUT_MS = 20_000;
// Limits on what a provider may send: pages, products on each of them, and the length of an id.
const MAX_PAGES = 100;
const MAX_PRODUCTS_PER_PAGE = 1_000;
const MAX_ID_LENGTH = 100;
const CONCURRENCY = 4;

interface RemoteProduct extends ListedProduct {
  brandId: string | null;
  isOnOffer: boolean;
}

interface RemoteCatalogue {
  /** Sorted by id. */
  products: RemoteProduct[];
  categories: Category[];
  brands: Category[];
}

function readDate(text: string | undefined): Date | null {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}

const toRemoteProduct = (product: Product): RemoteProduct => ({
  id: product._id,
  categoryId: product.category?._id ?? null,
  brandId: product.brand?._id ?? null,
  isOnOffer: findOfferPiastres(product) !== undefined,
  changedAt: readDate(product.updatedAt),
});

async function listAllProducts(client: Client, options: CallOptions): Promise<RemoteProduct[]> {
  // Keyed by id, because a list that changes while it is read may show a product on two pages.
  const byId = new Map<string, RemoteProduct>();
  const readPage = async (page: number) => {
    const answer = await client(listProducts, { query: { page, limit: MAX_PAGE_SIZE }, ...options });
    for (const product of answer.data.slice(0, MAX_PRODUCTS_PER_PAGE)) {
      if (product._id.length <= MAX_ID_LENGTH) byId.set(product._id, toRemoteProduct(product));
    }
    return answer.metadata;
  };
  const pages = Math.min((await readPage(1))?.numberOfPages ?? 1, MAX_PAGES);
  for (let page = 2; page <= pages; page += CONCURRENCY) {
    const next = Array.from({ length: Math.min(CONCURRENCY, pages - page + 1) }, (_, at) =>
      readPage(page + at),
    );
    await Promise.all(next);
  }
  return [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

async function loadCatalogue(host: string): Promise<RemoteCatalogue> {
  const client = createClient(connectToRemoteProvider(host));
  const options = { signal: AbortSignal.timeout(LOADING_TIMEOUT_MS) };
  const [products, categories, brands] = await Promise.all([
    listAllProducts(client, options),
    listAllGroups(listCategories, client, options),
    listAllGroups(listBrands, client, options),
  ]);
  return { products, categories, brands };
}

/** The ids of categories or brands, each with the date of its products' newest change. */
function findNewestByGroup(products: RemoteProduct[], groupOf: (product: RemoteProduct) => string | null) {
  const groups = Map.groupBy(products, groupOf);
  groups.delete(null);
  return [...groups].map(([id, members]) => ({
    id: id ?? '',
    changedAt: findNewest(members.map(({ changedAt }) => changedAt)),
  }));
}

function cutBatches(products: RemoteProduct[], size: number) {
  return Array.from({ length: Math.ceil(products.length / size) }, (_, at) => {
    const batch = products.slice(at * size, (at + 1) * size);
    const changedAt = findNewest(batch.map((product) => product.changedAt));
    return { firstId: batch[0]?.id ?? '', count: batch.length, changedAt };
  });
}

/** A remote provider's catalogue, read through the contract's calls and cached for an hour. */
export function createRemoteSitemapSource(host: string, clock: () => number = Date.now): SitemapSource {
  const version = () => Math.floor(clock() / CACHE_MS);
  const read = cacheByVersion(version, () => loadCatalogue(host));
  return {
    version,
    async survey(batchSize) {
      const { products, categories, brands } = await read();
      const onOffer = products.filter((product) => product.isOnOffer);
      return {
        batches: cutBatches(products, batchSize),
        categories: findNewestByGroup(products, ({ categoryId }) => categoryId),
        brands: findNewestByGroup(products, ({ brandId }) => brandId),
        categoriesChangedAt: findNewest(categories.map(({ updatedAt }) => readDate(updatedAt))),
        brandsChangedAt: findNewest(brands.map(({ updatedAt }) => readDate(updatedAt))),
        offersChangedAt:
          onOffer.length > 0 ? findNewest(onOffer.map(({ changedAt }) => changedAt)) : undefined,
      };
    },
    async listBatch({ firstId, count }) {
      const { products } = await read();
      const start = products.findIndex(({ id }) => id >= firstId);
      return start < 0 ? [] : products.slice(start, start + count);
    },
  };
}
