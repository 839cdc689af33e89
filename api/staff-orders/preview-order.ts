/** Previews an order for a customer. Changes nothing, locks nothing. */

import { readStock } from '#api/catalogue/stock/move-stock.ts';
import { estimateDelivery } from '#api/delivery/queries.ts';
import type { Api } from '#api/dependencies.ts';
import { isRefused } from '#api/orders/queries.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { users } from '#api/schema/account.ts';
import type { OrderPreview } from '#contract/staff-orders/answers.ts';
import type { PreviewRequest } from '#contract/staff-orders/requests.ts';
import { draftLines } from './draft-lines.ts';
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

/** Prices, stock, limits and delivery days of an order that a member of staff prepares. */
export async function previewOrder(api: Api, request: PreviewRequest): Promise<OrderPreview> {
  const { db } = api;
  const { customerId: userId, phones, governorate, payment } = request;
  const draft = await draftLines(db, request.lines);
  const stock = await readStock(db, draft.lines);
  const now = new Date(api.clock());
  const { cash } = await api.shopSettings.read();
  const phone = phones[0] ?? '';
  const limits = await findLimits(api, db, { userId, phone, payment, draft, stock, cash });
  const { itemsPiastres, shippingPiastres, taxPiastres: vatPiastres, totalPiastres } = draft;
  return {
    lines: draft.lines.map(({ productId, titleEn, titleAr, count: pieces, pricePiastres }) => ({
      ...{ productId, titleEn, titleAr, pieces, pricePiastres },
      stock: stock.get(productId) ?? 0,
    })),
    ...{ itemsPiastres, shippingPiastres, vatPiastres, totalPiastres },
    limits: limits.map(presentLimit),
    ...(await estimateDelivery(db, { governorate, city: '' }, now)),
    samePhone: await findSamePhone(db, request),
  };
}
