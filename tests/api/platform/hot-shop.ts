import { productTopic } from '#api/catalogue/changes.ts';
import { products } from '#api/catalogue/tables.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { tellChange } from '#tests/setup/tell-change.ts';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';

const [firstProduct, secondProduct] = demoCatalogue.products;
if (!firstProduct || !secondProduct) throw new Error('the demo catalogue is empty');
export const first = firstProduct;
export const second = secondProduct;

/** A shop whose clock stands still, so that a test counts no query by which a server looks for a newer catalogue. */
export async function openHotShop() {
  let now = Date.UTC(2026, 0, 1);
  const shop = await openTestShop({ clock: () => now });
  return {
    ...shop,
    passTime: (ms: number) => {
      now += ms;
    },
    /** The raw response, of which `get` returns only the parsed body. */
    ask: (path: string, headers: Record<string, string> = {}, origin = ORIGIN, method = 'GET') =>
      shop.app.request(`${origin}${path}`, { method, headers }, { origin }),
    /** Sets the stock of a product and tells it, as a sale does. */
    async sell(productId: string, quantity: number): Promise<void> {
      await shop.api.db.update(products).set({ quantity }).where(eq(products.id, productId));
      await tellChange(shop.api, [productTopic(productId)]);
    },
  };
}
