/** Runs a shop between power cuts, and checks that a folder still has everything acknowledged. */
import { sql } from '#api/platform/database/drizzle.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';
import { onOffer, other, plain, plentiful } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { APPROVED_CARD, createShopSteps } from '#tests/setup/shop-steps.ts';
import { type Answer, openTestShop } from '#tests/setup/test-shop.ts';

const SOLD_PRODUCTS = [plentiful, plain, other, onOffer];

/** The shop's state at an acknowledgement, and the number of disk operations by then. */
export interface Acknowledgement {
  what: string;
  operations: number;
  state: string;
}

type Line = [productId: string, count: number];
interface ShopState {
  carts: { userId: string; lines: Line[] }[];
  orders: { userId: string; status: string; pieces: 'none' | 'held' | 'sold'; lines: Line[] | null }[];
  stock: Line[];
}

/** Reads what the shop acknowledged to shoppers (carts and orders), and the stock. */
async function readState({ db }: OpenDatabase): Promise<ShopState> {
  const ids = SOLD_PRODUCTS.map(({ id }) => id);
  const { rows } = await db.execute(sql`
    select
      (select coalesce(json_agg(cart order by "userId"), '[]') from
        (select user_id as "userId", (select json_agg(json_build_array(product_id, count) order by product_id)
          from cart_lines where cart_id = carts.id) as lines from carts) cart) as carts,
      (select coalesce(json_agg(placed order by number), '[]') from
        (select number, user_id as "userId", status, stock as pieces, total_piastres, paid_at,
          (select json_agg(json_build_array(product_id, count) order by position)
            from order_lines where order_id = orders.id) as lines from orders) placed) as orders,
      (select json_agg(json_build_array(id, quantity) order by id) from products where id in ${ids}) as stock`);
  return rows[0] as unknown as ShopState;
}

/** Finds an order that has no lines, does not match the stock, or is still in the cart. */
function findPartialOrder({ carts, orders, stock }: ShopState): string | undefined {
  const left = new Map(SOLD_PRODUCTS.map(({ id, quantity }) => [id, quantity]));
  for (const { userId, status, pieces, lines } of orders) {
    if (!lines) return `an order of ${userId} has no lines`;
    const isSold = status === 'placed' || status === 'paid';
    if (isSold !== (pieces === 'sold')) return `an order of ${userId} is ${status}, its pieces are ${pieces}`;
    // In this test, each shopper orders only once.
    if (isSold && carts.some((cart) => cart.userId === userId))
      return `the cart of ${userId} was ordered and is full`;
    if (pieces === 'none') continue;
    for (const [id, count] of lines) left.set(id, (left.get(id) ?? 0) - count);
  }
  const wrong = stock.find(([id, quantity]) => left.get(id) !== quantity);
  return wrong && `of ${wrong[0]} there are ${wrong[1]} pieces, not ${left.get(wrong[0])}`;
}

/**
 * Lets shoppers fill carts and order in cash and by card, in turn; some carts stay full. Returns everything
 * acknowledged, starting with the initial state.
 */
export async function workInShop(
  database: OpenDatabase,
  visits: number,
  random: () => number,
  countOperations: () => number,
): Promise<Acknowledgement[]> {
  const shop = await openTestShop({ database: { ...database, close: async () => {} } });
  const steps = createShopSteps(shop);
  const acknowledged: Acknowledgement[] = [];
  const note = async (what: string, operations: number) =>
    void acknowledged.push({ what, operations, state: JSON.stringify(await readState(database)) });
  const act = async (what: string, call: () => Promise<Answer>) => {
    const answer = await call();
    // Counted before the state is read, because reading may write, too.
    const operations = countOperations();
    if (answer.status >= 400) throw new Error(`${what}: ${JSON.stringify(answer.body)}`);
    await note(what, operations);
    return answer;
  };
  await note('the start', countOperations());
  for (let visit = 0; visit < visits; visit++) {
    const shopper = await shop.addShopper();
    const { token } = shopper;
    let cartId = '';
    for (const { id: productId } of SOLD_PRODUCTS.filter((_, at) => at === 0 || random() < 0.4)) {
      const answer = await act('a cart add', () => shop.post('/api/v1/cart', { productId }, { token }));
      cartId = answer.body.cartId;
    }
    const phone = `010${String(10_000_000 + visit)}`;
    const shippingAddress = { ...ADDRESS, phone };
    const way = random();
    if (way < 0.4) await act('a cash order', () => steps.placeCash(shopper, cartId, { shippingAddress }));
    else if (way < 0.8) {
      const answer = await act('a checkout', () => steps.checkOut(shopper, cartId, '', { shippingAddress }));
      const page = new URL(answer.body.session.url).pathname;
      await act('a payment', () => steps.postForm(page, APPROVED_CARD));
    }
    if (random() < 0.1) await database.db.execute(sql`checkpoint`);
  }
  return acknowledged;
}

/** Describes which acknowledged data a power cut lost, if any. */
export async function findLoss(
  database: OpenDatabase,
  acknowledged: Acknowledgement[],
  operations: number,
): Promise<string | undefined> {
  const state = await readState(database);
  const partial = findPartialOrder(state);
  if (partial) return partial;
  const last = acknowledged.findLastIndex((one) => one.operations <= operations);
  // An operation in progress at the cut may have been saved too.
  const allowed = acknowledged.slice(Math.max(0, last), last + 2);
  if (allowed.some((one) => one.state === JSON.stringify(state))) return undefined;
  return `${allowed[0]?.what} was acknowledged and is not there`;
}
