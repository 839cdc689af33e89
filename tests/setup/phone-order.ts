/** Orders that staff entered: unpaid, with their pieces held, and without a payment session. */
import { readCartForOrder } from '#api/cart/queries.ts';
import { lockStock, takeStock } from '#api/catalogue/stock/move-stock.ts';
import { draftOrder } from '#api/orders/draft.ts';
import { insertOrder, lockHolder } from '#api/orders/queries.ts';
import { newId } from '#api/platform/database/columns.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { carts } from '#api/schema/cart.ts';
import { USUAL_DELIVERY_PRICES } from '#contract/delivery/prices.ts';
import { plain } from './cart-products.ts';
import { ADDRESS } from './sample-forms.ts';
import type { TestShop } from './test-shop.ts';

const HOLD_MS = 24 * 60 * 60_000;

interface Placing {
  gateway: string;
  productIds?: string[];
}

/** Enters an order of one piece of each product, to be paid by a link within a day. */
export async function placeByPhone(shop: TestShop, { gateway, productIds = [plain.id] }: Placing) {
  const shopper = await shop.addShopper();
  for (const productId of productIds) await shop.post('/api/v1/cart', { productId }, shopper);
  const { api } = shop;
  const placed = await api.db.transaction(async (tx) => {
    const [cart] = await tx.select().from(carts).where(eq(carts.userId, shopper.id));
    const found = cart && (await readCartForOrder(tx, shopper.id, cart.id));
    if (!cart || !found) throw new Error('there is no cart');
    const draft = draftOrder(found.lines, { delivery: USUAL_DELIVERY_PRICES, governorate: undefined });
    await lockHolder(tx, { userId: shopper.id, phone: ADDRESS.phone });
    await lockStock(tx, draft.lines);
    const now = new Date(api.clock());
    const id = newId(now.getTime());
    await takeStock(tx, draft.lines, 'held', { at: now, orderId: id });
    return insertOrder(tx, {
      ...{ id, userId: shopper.id, cartId: cart.id, draft, address: ADDRESS, gateway, stock: 'held' },
      ...{ clientHash: 'staff', holdEndsAt: new Date(now.getTime() + HOLD_MS), language: 'en', now },
    });
  });
  return { shopper, ...placed };
}
