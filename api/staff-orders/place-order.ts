/** Places orders that the staff enter for customers. The rules of shoppers' own orders apply. */

import { recordAudit } from '#api/audit/record-audit.ts';
import type { Actor, Api } from '#api/dependencies.ts';
import { refuseCoupon } from '#api/discounts/find-coupon.ts';
import type { CashLimits } from '#api/orders/cash-limits.ts';
import { createIdempotencyKey, findOrderByKey, saveKey } from '#api/orders/idempotency-keys.ts';
import { publishStockChanges, refuseOtherTotal, refuseShortage } from '#api/orders/place-order.ts';
import { lockHolder, type NewOrder, type OrderRow } from '#api/orders/queries.ts';
import { insertPending, sellForCash } from '#api/orders/sell-draft.ts';
import { newId } from '#api/platform/database/columns.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { retryOnDeadlock } from '#api/platform/database/retry.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { CASH, orderNotes } from '#api/schema/orders.ts';
import type { DeliveryPrices } from '#contract/delivery/prices.ts';
import type { StaffPayment } from '#contract/staff-orders/kinds.ts';
import type { PlacingRequest } from '#contract/staff-orders/requests.ts';
import { HOUR_MS } from '#contract/times.ts';
import { getCustomer } from './add-customer.ts';
import { draftForCustomer } from './draft-lines.ts';
import { findLimits, overrideLimits } from './find-limits.ts';

/** Places an order for a customer, in one transaction. A repeated request returns the same order. */
export async function placeStaffOrder(api: Api, actor: Actor, request: PlacingRequest): Promise<OrderRow> {
  const gateway = pickGateway(api, request.payment);
  const { key, ...content } = request;
  const idempotencyKey = createIdempotencyKey(actor.staffId, key, [content]);
  const { customerId = actor.staffId, address } = request;
  const { cash, delivery } = await api.shopSettings.read();
  const { order, isNew } = await retryOnDeadlock(() =>
    api.db.transaction(async (tx) => {
      await lockHolder(tx, { userId: customerId, phone: address.phone });
      const earlier = await findOrderByKey(api, tx, idempotencyKey);
      if (earlier) return { order: earlier, isNew: false };
      const order = await place(api, tx, { actor, request, gateway, cash, delivery });
      await saveKey(api, tx, idempotencyKey, order.id);
      return { order, isNew: true };
    }),
  );
  if (isNew) {
    api.jobs.wake('letter');
    await publishStockChanges(api);
  }
  return order;
}

/** Cash, or the shop's first gateway. */
function pickGateway({ payments }: Api, payment: StaffPayment): string {
  const gateway = payments.offered.find((name) => (name === CASH) === (payment === 'cash'));
  if (gateway === undefined) throw refuse('payment-not-offered');
  return gateway;
}

interface Placing {
  actor: Actor;
  request: PlacingRequest;
  gateway: string;
  cash: CashLimits;
  delivery: DeliveryPrices;
}

async function place(
  api: Api,
  tx: Transaction,
  { actor, request, gateway, cash, delivery }: Placing,
): Promise<OrderRow> {
  const { address, payment, source, language, lines } = request;
  const now = api.clock();
  const userId = await getCustomer(tx, { actor, now }, request);
  const { draft, problem } = await draftForCustomer(tx, {
    ...{ lines, address, delivery, now, userId, phone: address.phone },
    couponCode: request.couponCode,
  });
  if (problem) throw refuseCoupon(problem);
  refuseOtherTotal(draft, request.expectedPiastres);
  if (gateway !== CASH && draft.totalPiastres === 0)
    throw refuse('payment-amount-too-small', { values: [0] });
  const stock = await refuseShortage(tx, draft);
  const limited = { userId, phone: address.phone, payment, draft, stock, cash };
  const overrides = overrideLimits(await findLimits(api, tx, limited), request.overrides);
  const byStaff = { placedBy: actor.staffId, source, overrides };
  const sale = { userId, cartId: null, draft, address, clientHash: null, language, byStaff } as const;
  const order = await sell(api, tx, sale, { gateway, holdHours: request.holdHours });
  const note = { orderId: order.id, staffId: actor.staffId, text: request.note };
  if (note.text) await tx.insert(orderNotes).values({ id: newId(now), ...note, at: new Date(now) });
  const { totalPiastres } = draft;
  await recordAudit(tx, actor, {
    ...{ action: 'order.placed', id: order.id, label: order.orderNumber },
    after: {
      source,
      gateway,
      totalPiastres,
      ...(draft.discount && { code: draft.discount.code }),
      ...(overrides.length > 0 && { overrides }),
    },
  });
  return order;
}

async function sell(
  api: Api,
  tx: Transaction,
  sale: Omit<NewOrder, 'id' | 'gateway' | 'stock' | 'now'>,
  { gateway, holdHours }: { gateway: string; holdHours: number },
): Promise<OrderRow> {
  if (gateway === CASH) return (await sellForCash(api, tx, sale)).order;
  const holdEndsAt = new Date(api.clock() + holdHours * HOUR_MS);
  return (await insertPending(api, tx, { ...sale, gateway, isHeld: true, holdEndsAt })).order;
}
