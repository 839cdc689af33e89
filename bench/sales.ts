/** The rate of cached pages while a product is sold every second, which invalidates some of them. */
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { putIntoCart, type SignedInShopper, signUp } from '#tests/setup/shop-client.ts';
import { compare, measureRate } from './measure.ts';
import { addRatio } from './table.ts';

const ROUND_COUNT = 5;
const ROUND_SECONDS = 4;
const PAGE_COUNT = 20;

interface ListedProduct {
  _id: string;
  slug: string;
  category: { name: string };
}

/** Sells one piece per second until `stop` is called, which throws if an order failed. */
export function sellEverySecond(shop: string, shopper: SignedInShopper, productIds: string[]) {
  let sales = 0;
  let failure: unknown;
  const sell = async () => {
    const cartId = await putIntoCart(shop, shopper, productIds[sales++ % productIds.length] ?? '');
    const answer = await fetch(`${shop}/api/v1/orders/${cartId}`, {
      method: 'POST',
      headers: { token: shopper.token, 'content-type': 'application/json' },
      body: JSON.stringify({ shippingAddress: ADDRESS }),
    });
    if (!answer.ok) throw new Error(`an order was answered with ${answer.status}: ${await answer.text()}`);
  };
  const timer = setInterval(() => {
    sell().catch((error: unknown) => {
      failure = error;
    });
  }, 1_000);
  return {
    stop() {
      clearInterval(timer);
      if (failure) throw failure;
    },
  };
}

/** The first products of the list, optionally in another order. */
export async function listProducts(shop: string, order = ''): Promise<ListedProduct[]> {
  const answer = await fetch(`${shop}/api/v1/products?limit=${PAGE_COUNT}${order}`);
  return ((await answer.json()) as { data: ListedProduct[] }).data;
}

/** Compares the rate of home, list and details pages during one sale per second with the rate without sales. */
export async function compareSales(shop: string): Promise<void> {
  const products = await listProducts(shop);
  const shopper = await signUp(shop, `sales-${Date.now()}@example.com`);
  const details = products.map(
    ({ _id, category }) => `/product%20details/${_id}/${encodeURIComponent(category.name)}`,
  );
  const paths = ['/', '/products', ...details];
  // Follows redirects to canonical URLs first.
  const requests = await Promise.all(
    paths.map(async (path) => ({
      method: 'GET' as const,
      path: new URL((await fetch(shop + path)).url).pathname,
    })),
  );
  const read = () => measureRate({ url: shop, connections: 20, seconds: ROUND_SECONDS, requests });
  const readWhileSelling = async () => {
    const sales = sellEverySecond(
      shop,
      shopper,
      products.map(({ _id }) => _id),
    );
    try {
      return await read();
    } finally {
      sales.stop();
    }
  };
  await read();
  addRatio(
    'cached pages with one sale a second (bare: without)',
    await compare(ROUND_COUNT, readWhileSelling, read),
    { atLeast: 0.9 },
  );
}
