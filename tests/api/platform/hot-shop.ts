import { productTopic } from '#api/catalogue/changes.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';
import { announceChange } from '#tests/setup/announce-change.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';

const [firstProduct, secondProduct] = demoCatalogue.products;
if (!firstProduct || !secondProduct) throw new Error('the demo catalogue is empty');
export const first = firstProduct;
export const second = secondProduct;

/** Opens a shop with a fixed clock, so that tests count no queries that poll for changes. */
export async function openHotShop() {
  let now = Date.UTC(2026, 0, 1);
  const shop = await openTestShop({ clock: () => now });
  return {
    ...shop,
    passTime: (ms: number) => {
      now += ms;
    },
    /** Returns the raw response; `get` parses it. */
    ask: (path: string, headers: Record<string, string> = {}, origin = ORIGIN, method = 'GET') =>
      shop.app.request(`${origin}${path}`, { method, headers }, { origin }),
    /** Sets the stock of a product and announces the change, as a sale does. */
    async sell(productId: string, quantity: number): Promise<void> {
      await shop.api.db.update(products).set({ quantity }).where(eq(products.id, productId));
      await announceChange(shop.api, [productTopic(productId)]);
    },
  };
}
