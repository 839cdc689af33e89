import { toProblem } from '#app/answers.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import type { CartAnswer } from '#contract/cart/answers.ts';
import type { Product } from '#contract/catalogue/answers.ts';
import { getProduct } from '#contract/catalogue/calls.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { MAX_LINE_COUNT } from '#contract/constants.ts';
import { findOfferPiastres, toEgp, toPiastres } from '#contract/money.ts';
import { soldOut } from '#messages/catalogue.ts';
import { tooManyProducts } from '#messages/guest-cart.ts';
import type { CartCalls } from './cart-changes.ts';
import { readGuestLines, removeGuestLines, writeGuestLines } from './guest-lines.ts';

/** Limited, because reading the cart costs a request per product. */
const MAX_GUEST_LINES = 50;

interface GuestDependencies {
  readProduct: (productId: string) => Promise<Product>;
}

/** The calls of a guest's cart. Its lines are in local storage; products and prices come from the catalogue. Answers
 *  and refusals have the same form as the provider's. */
export function createGuestCalls({ readProduct }: GuestDependencies): CartCalls {
  /** The products as last read, by id. */
  const products = new Map<string, Product>();

  async function load(productId: string): Promise<Product> {
    const product = await readProduct(productId);
    products.set(productId, product);
    return product;
  }

  /** Loads products, and removes the lines whose products are no longer sold. */
  async function loadAll(productIds: string[]): Promise<void> {
    const results = await Promise.allSettled(productIds.map(load));
    const failed = results.flatMap((result, at) =>
      result.status === 'rejected' ? [{ id: productIds[at] ?? '', error: result.reason }] : [],
    );
    const isGone = ({ error }: { error: unknown }) => toProblem(error).code === 'not-found';
    removeGuestLines(...failed.filter(isGone).map(({ id }) => id));
    const other = failed.find((each) => !isGone(each));
    if (other) throw other.error;
  }

  async function answer(): Promise<CartAnswer> {
    const unknown = readGuestLines().filter(({ productId }) => !products.has(productId));
    await loadAll(unknown.map(({ productId }) => productId));
    const lines = readGuestLines().flatMap(({ productId, count }) => {
      const product = products.get(productId);
      return product ? [{ _id: productId, count, product, price: toEgp(priceOf(product)) }] : [];
    });
    const total = lines.reduce((sum, { product, count }) => sum + priceOf(product) * count, 0);
    return {
      status: 'success',
      numOfCartItems: lines.length,
      data: { products: lines, totalCartPrice: toEgp(total) },
    };
  }

  async function change(productId: string, recount: (before: number) => number, at?: number) {
    const { quantity: stock = MAX_LINE_COUNT } = await load(productId);
    const lines = readGuestLines();
    const line = lines.find((each) => each.productId === productId);
    const count = recount(line?.count ?? 0);
    if (count > Math.min(stock, MAX_LINE_COUNT)) throw refuseCount(stock);
    if (!line && lines.length >= MAX_GUEST_LINES)
      throw new ProviderError('rejected', { text: tooManyProducts(MAX_GUEST_LINES) });
    writeGuestLines(
      line
        ? lines.map((each) => (each === line ? { productId, count } : each))
        : lines.toSpliced(at ?? lines.length, 0, { productId, count }),
    );
    return answer();
  }

  return {
    async read() {
      await loadAll(readGuestLines().map(({ productId }) => productId));
      return answer();
    },
    add: (productId, _pieces, at) => change(productId, (before) => before + 1, at),
    setCount: (productId, count) => change(productId, () => count),
    remove(productId) {
      removeGuestLines(productId);
      return answer();
    },
    async clear() {
      writeGuestLines([]);
    },
  };
}

const priceOf = (product: Product) => findOfferPiastres(product) ?? toPiastres(product.price);

const refuseCount = (stock: number) =>
  stock > 0
    ? new ProviderError('invalid', { refusal: 'pieces-left', values: [stock] })
    : new ProviderError('invalid', { refusal: 'out-of-stock', text: soldOut });

export const guestCalls = createGuestCalls({
  readProduct: async (id) => (await shopClient(getProduct, { id })).data,
});
