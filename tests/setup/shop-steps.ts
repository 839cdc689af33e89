import type { Api } from '#api/dependencies.ts';
import { askDesk, type DeskAnswer, type DeskCall, type DeskInput } from '#api/desk/desk.ts';
import { asc, eq, sql } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';
import { orders } from '#api/schema/orders.ts';
import { paymentSessions } from '#api/schema/payments.ts';
import { plain } from './cart-products.ts';
import { ADDRESS } from './sample-forms.ts';
import type { Answer, Shopper, TestShop } from './test-shop.ts';

export const APPROVED_CARD = {
  number: '4242 4242 4242 4242',
  expiry: '12 / 40',
  cvc: '123',
  name: 'Sara Ali',
};
export const DECLINED_CARD = { ...APPROVED_CARD, number: '4000 0000 0000 0002' };
export const CHALLENGED_CARD = { ...APPROVED_CARD, number: '4000 0000 0000 3220' };

/** Reads the status of an answer and its redirect's target. */
export const readRedirect = ({ status, headers }: Answer) => [status, headers.get('location')];

/** Creates steps for tests of carts, orders and payments. */
export function createShopSteps(shop: TestShop) {
  /** Puts one piece of each product into the shopper's cart; returns the cart's id. */
  async function fillCart({ token }: Shopper, ...productIds: string[]): Promise<string> {
    let cartId = '';
    for (const productId of productIds) {
      const { status, body } = await shop.post('/api/v1/cart', { productId }, { token });
      if (status !== 200) throw new Error(`not added: ${JSON.stringify(body)}`);
      cartId = body.cartId;
    }
    return cartId;
  }

  /** Adds a shopper with one piece of each product in their cart. */
  async function addShopperWithCart(...productIds: string[]): Promise<Shopper & { cartId: string }> {
    const shopper = await shop.addShopper();
    return { ...shopper, cartId: await fillCart(shopper, ...productIds) };
  }

  const placeCash = (
    { token }: Pick<Shopper, 'token'>,
    cartId: string,
    body: unknown = { shippingAddress: ADDRESS },
    headers: Record<string, string> = {},
  ) => shop.post(`/api/v1/orders/${cartId}`, body, { token, headers });

  const checkOut = (
    { token }: Pick<Shopper, 'token'>,
    cartId: string,
    query = '',
    body: unknown = { shippingAddress: ADDRESS },
    headers: Record<string, string> = {},
  ) => shop.post(`/api/v1/orders/checkout-session/${cartId}${query}`, body, { token, headers });

  /** Checks out, which must succeed; returns the path of the card page. */
  async function openCardPage(shopper: Shopper, cartId: string, query = ''): Promise<string> {
    const { status, body } = await checkOut(shopper, cartId, query);
    if (status !== 200) throw new Error(`no session: ${JSON.stringify(body)}`);
    return new URL(body.session.url).pathname;
  }

  /** Adds a shopper who has checked out, by default one piece of `plain`; `page` is the path of the card page. */
  async function openNewCardPage(...productIds: string[]) {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, ...(productIds.length > 0 ? productIds : [plain.id]));
    return { shopper, cartId, page: await openCardPage(shopper, cartId) };
  }

  const postForm = (path: string, fields: Record<string, string> = {}) =>
    shop.post(path, new URLSearchParams(fields).toString(), {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  const listOrders = async ({ id, token }: Shopper) =>
    (await shop.get(`/api/v1/orders/user/${id}`, { token })).body;

  /** Reads all order rows of a shopper, oldest first, replaced ones included. */
  const readOrders = ({ id }: Shopper) =>
    shop.api.db.select().from(orders).where(eq(orders.userId, id)).orderBy(asc(orders.number));

  const setStock = (id: string, quantity: number) =>
    shop.api.db.execute(sql`with changed as (
      select id, ${quantity}::int - quantity as pieces from products where id = ${id}
    ), corrected as (
      insert into stock_steps (product_id, kind, pieces) select id, 'corrected', pieces from changed)
    update products set quantity = ${quantity} where id = ${id}`);
  const setPrice = (id: string, pricePiastres: number) =>
    shop.api.db.update(products).set({ pricePiastres }).where(eq(products.id, id));

  async function readProduct(id: string) {
    const [product] = await shop.api.db.select().from(products).where(eq(products.id, id));
    if (!product) throw new Error('no such product');
    return product;
  }

  async function readSession(path: string) {
    const id = path.slice('/pay/'.length);
    const [session] = await shop.api.db
      .select()
      .from(paymentSessions)
      .where(eq(paymentSessions.gatewaySessionId, id));
    if (!session) throw new Error('no such session');
    return session;
  }

  const readCart = async ({ token }: Shopper) => (await shop.get('/api/v1/cart', { token })).body;

  return {
    fillCart,
    addShopperWithCart,
    placeCash,
    checkOut,
    openCardPage,
    openNewCardPage,
    postForm,
    listOrders,
    readOrders,
    setStock,
    setPrice,
    readProduct,
    readSession,
    readCart,
  };
}

type DataOf<Answer> = Answer extends { data: infer Data } ? Data : Answer;

/** Asks the desk of a test's shop, as commands do; returns the data of the answer. */
export const createDeskAsker =
  (api: Api) =>
  async <Name extends DeskCall>(name: Name, input: DeskInput<Name>): Promise<DataOf<DeskAnswer<Name>>> => {
    const answer = await askDesk({ db: api.db, openOrderDeps: async () => api }, name, input);
    return ('data' in answer ? answer.data : answer) as DataOf<DeskAnswer<Name>>;
  };
