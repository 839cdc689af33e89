/** Fills carts and orders them, as shoppers do. */
import { prepareCartQueries } from '#api/cart/queries.ts';
import { placeCashOrder } from '#api/orders/place-order.ts';
import { type OrderLineRow, readLines } from '#api/orders/queries.ts';
import { startCheckout } from '#api/payments/start-checkout.ts';
import { TEST_GATEWAY } from '#api/payments/test-card/gateway.ts';
import { asc, eq } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { products } from '#api/schema/catalogue.ts';
import { orders } from '#api/schema/orders.ts';
import { findUnitPricePiastres } from '#contract/money.ts';
import { createChoice, type Random } from '#tools/generate-catalogue/random.ts';
import { type Filling, ORIGIN } from './open-filling.ts';
import type { Shopper } from './shoppers.ts';

export interface PlacedOrder {
  id: string;
  orderNumber: string;
  shopper: Shopper;
  lines: OrderLineRow[];
  isCash: boolean;
  /** The session of a card payment, and the path of its page. */
  sessionId: string;
  page: string;
}

const MAX_TRIES = 40;

type ChosenProduct = { id: string; unitPiastres: number };
type ChooseProduct = (random: Random) => ChosenProduct;

/** Creates a function that chooses a product: well-selling products more often, expensive ones less often. */
export async function createProductChoice(db: Database): Promise<ChooseProduct> {
  const { id, sold, pricePiastres, offerPiastres } = products;
  const rows = await db.select({ id, sold, pricePiastres, offerPiastres }).from(products).orderBy(asc(id));
  const known = rows.map((row) => ({ ...row, unitPiastres: findUnitPricePiastres(row) }));
  const choose = createChoice(
    known.map((product) => Math.sqrt(product.sold + 20) / (1 + product.unitPiastres / 500_000)),
  );
  return (random) => known[choose(random)] as ChosenProduct;
}

const countLines = createChoice([60, 27, 13]);

/** The carts and checkouts of all shoppers. */
export class Checkout {
  readonly #filling: Filling;
  readonly #cart: ReturnType<typeof prepareCartQueries>;
  readonly #chooseProduct: ChooseProduct;

  constructor(filling: Filling, chooseProduct: ChooseProduct) {
    this.#filling = filling;
    this.#cart = prepareCartQueries(filling.api.db);
    this.#chooseProduct = chooseProduct;
  }

  /** Puts a few products into the shopper's cart, up to a total price. Skips sold-out products. */
  async fillCart({ user: { id: userId } }: Shopper, maxPiastres: number): Promise<string> {
    const { random } = this.#filling;
    const wanted = 1 + countLines(random);
    let leftPiastres = maxPiastres;
    for (let added = 0, tries = 0; added < wanted && tries < MAX_TRIES; tries += 1) {
      const { id, unitPiastres } = this.#chooseProduct(random);
      const line = unitPiastres <= leftPiastres && (await this.#cart.addPiece(userId, id));
      if (!line) continue;
      const isAnother = 2 * unitPiastres <= leftPiastres && random.chance(0.12);
      const pieces = isAnother && (await this.#cart.setCount(userId, id, line.count + 1)) ? 2 : 1;
      leftPiastres -= pieces * unitPiastres;
      added += 1;
    }
    const cart = await this.#cart.readPriced(userId);
    if (!cart) throw new Error('nothing could be put into the cart');
    return cart.id;
  }

  clearCart = ({ user: { id } }: Shopper): Promise<void> => this.#cart.clear(id);

  async orderInCash(shopper: Shopper, cartId: string): Promise<PlacedOrder> {
    const { order, lines } = await placeCashOrder(this.#filling.api, request(shopper, cartId));
    const { id, orderNumber } = order;
    return { id, orderNumber, shopper, lines, isCash: true, sessionId: '', page: '' };
  }

  /** Opens the page of the test card for a cart. */
  async checkOut(shopper: Shopper, cartId: string): Promise<PlacedOrder> {
    const { api } = this.#filling;
    const session = await startCheckout(api, {
      ...request(shopper, cartId),
      ...{ user: shopper.user, gateway: TEST_GATEWAY, origin: ORIGIN },
      returnTo: { successUrl: `${ORIGIN}/allorders`, cancelUrl: `${ORIGIN}/cart` },
    });
    const order = await readOrder(api.db, session.orderId);
    return {
      ...{ id: order.id, orderNumber: order.orderNumber, shopper, isCash: false },
      ...{ lines: await readLines(api.db, [order.id]), sessionId: session.id },
      page: `/pay/${session.gatewaySessionId}`,
    };
  }
}

async function readOrder(db: Database, id: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error('the order is gone');
  return order;
}

const request = (
  { user, language, address: { place: _, ...address }, clientHash }: Shopper,
  cartId: string,
) => ({
  ...{ userId: user.id, cartId, language, clientHash },
  address: { ...address, phone: user.phone },
  expectedPiastres: undefined,
  key: undefined,
});
