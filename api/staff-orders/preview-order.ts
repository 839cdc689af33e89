/** Previews an order for a customer. Changes nothing, locks nothing. */

import { readStock } from '#api/catalogue/stock/move-stock.ts';
import { estimateDelivery } from '#api/delivery/queries.ts';
import type { Api } from '#api/dependencies.ts';
import { isRefused, readLines } from '#api/orders/queries.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { users } from '#api/schema/account.ts';
import { orders } from '#api/schema/orders.ts';
import type { OrderPreview } from '#contract/staff-orders/answers.ts';
import type { PreviewRequest } from '#contract/staff-orders/requests.ts';
import { type ChangeDraft, draftChange } from './draft-change.ts';
import { draftForCustomer } from './draft-lines.ts';
import { findLimits, presentLimit } from './find-limits.ts';

const MAX_SAME_PHONE = 5;

/** Other customers with one of these phone numbers, in their profile or in an address of an order. */
async function findSamePhone(
  db: Database,
  { customerId = '', phones }: Pick<PreviewRequest, 'customerId' | 'phones'>,
): Promise<OrderPreview['samePhone']> {
  if (phones.length === 0) return [];
  const wanted = sql`${sql.param(phones)}::text[]`;
  const { rows } = await db.execute<OrderPreview['samePhone'][number]>(sql`
    select users.id, users.name, users.phone,
      (select count(*)::int from orders where user_id = users.id and status <> 'replaced') as orders,
      (select count(*)::int from orders where user_id = users.id and ${isRefused}) as refused,
      (select kind from customer_blocks where user_id = users.id and lifted_at is null) as block
    from ${users}
    where users.id <> ${customerId} and users.deleted_at is null and users.id in (
      select user_id from user_words where word = any(${wanted})
      union select orders.user_id from order_words join orders on orders.id = order_words.order_id
        where order_words.word = any(${wanted})
    )
    order by users.created_at desc, users.id limit ${MAX_SAME_PHONE}`);
  return rows;
}

type Previewed = Pick<Awaited<ReturnType<typeof draftForCustomer>>, 'problem'> & { draft: ChangeDraft };

/** Drafts changed lines of an order by its own terms. */
async function draftOfOrder(
  db: Database,
  orderId: string,
  lines: PreviewRequest['lines'],
): Promise<Previewed> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw refuse('no-such-order');
  return { draft: await draftChange(db, order, await readLines(db, [orderId]), lines), problem: undefined };
}

/** Prices, stock, limits and delivery days of an order that a member of staff prepares. */
export async function previewOrder(api: Api, request: PreviewRequest): Promise<OrderPreview> {
  const { db } = api;
  const { customerId: userId, phones, governorate, payment } = request;
  const { cash, delivery } = await api.shopSettings.read();
  const address = { governorate, city: request.city };
  const phone = phones[0] ?? '';
  const { lines, couponCode } = request;
  const customerOrder = { lines, address, couponCode, userId, phone, delivery, now: api.clock() };
  const { draft, problem }: Previewed =
    request.orderId === undefined
      ? await draftForCustomer(db, customerOrder)
      : await draftOfOrder(db, request.orderId, lines);
  const stock = await readStock(db, draft.lines);
  const now = new Date(api.clock());
  const limits = await findLimits(api, db, { userId, phone, payment, draft, stock, cash });
  const {
    itemsPiastres,
    discountPiastres,
    shippingPiastres,
    taxPiastres: vatPiastres,
    totalPiastres,
  } = draft;
  return {
    lines: draft.lines.map(({ productId, titleEn, titleAr, count: pieces, pricePiastres }) => ({
      ...{ productId, titleEn, titleAr, pieces, pricePiastres },
      stock: stock.get(productId) ?? 0,
    })),
    ...{ itemsPiastres, discountPiastres, shippingPiastres, vatPiastres, totalPiastres },
    couponProblem: problem ? { code: problem[0], values: problem.slice(1) } : null,
    limits: limits.map(presentLimit),
    ...(await estimateDelivery(db, address, now)),
    samePhone: await findSamePhone(db, request),
  };
}
