/** The desk's calls about orders. */

import * as v from 'valibot';
import type { OrderDeps } from '#api/dependencies.ts';
import {
  cancelOrder,
  confirmOrder,
  deliverOrder,
  packOrder,
  returnOrder,
  shipOrder,
} from '#api/orders/actions.ts';
import { addOrderNote } from '#api/orders/add-order-note.ts';
import { changeAddress } from '#api/orders/change-address.ts';
import type { OrderRow } from '#api/orders/queries.ts';
import { refundOrder } from '#api/payments/refund-order.ts';
import { orderStatus } from '#api/schema/orders.ts';
import type { ApiCall } from '#contract/api-call.ts';
import { orderStaffCalls } from '#contract/orders/staff-calls.ts';
import {
  addressRequest,
  noteRequest,
  packRequest,
  refundRequest,
  shipRequest,
} from '#contract/orders/staff-requests.ts';
import { OBJECT_ID } from '#contract/rules.ts';
import type { AuditAction } from '#contract/staff/audit-actions.ts';
import { ORDER_SOURCES } from '#contract/staff-orders/kinds.ts';
import { isStorable } from '#contract/text.ts';
import { isDay } from '#contract/times.ts';
import {
  type DeskSource,
  defineDeskCall,
  findOrderId,
  limit,
  MAX_UNPROVED_REFUND_PIASTRES,
  orderName,
} from './desk-call.ts';
import { exportOrders } from './export-orders.ts';
import { listOrders } from './list-orders.ts';
import { readBriefOrder, readWholeOrder } from './read-orders.ts';

const MAX_SEARCH_LENGTH = 100;

const day = v.optional(
  v.pipe(
    v.string(),
    v.check(isDay, ({ input }) => `'${input}' is not a day such as 2026-11-16.`),
  ),
);
const status = v.picklist(
  orderStatus.enumValues,
  ({ received }) => `${received} is not a status of orders; there are ${orderStatus.enumValues.join(', ')}.`,
);
/** One status, or several separated by commas. */
const statuses = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  v.array(status),
);
const shortText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_SEARCH_LENGTH, `This is longer than ${MAX_SEARCH_LENGTH} characters.`),
  v.check(isStorable, "This has characters that can't be stored."),
);
const objectId = (what: string) => v.pipe(v.string(), v.regex(OBJECT_ID, `This is no id of ${what}.`));

/** Defines an action on one order, which returns the changed order. */
const defineAction = <const Body extends v.ObjectEntries>(
  act: AuditAction,
  call: ApiCall,
  body: v.ObjectSchema<Body, undefined>,
  run: (deps: OrderDeps, orderId: string, given: v.InferOutput<typeof body>) => Promise<OrderRow>,
) =>
  defineDeskCall({
    act,
    call,
    audited: ['isAnyway'],
    input: v.intersect([v.object({ order: orderName }), body]),
    async run(source, given) {
      const orderId = await findOrderId(source.db, given.order);
      await run(await source.openOrderDeps(), orderId, v.parse(body, given));
      return { data: await readBriefOrder(source.db, orderId) };
    },
  });

const NO_FIELDS = v.object({});

export const orderCalls = {
  listOrders: defineDeskCall({
    call: orderStaffCalls.listOrders,
    input: v.object({
      search: v.optional(shortText),
      status: v.optional(statuses),
      gateway: v.optional(shortText),
      governorate: v.optional(shortText),
      source: v.optional(v.picklist(ORDER_SOURCES, 'This is no source of orders.')),
      product: v.optional(objectId('a product')),
      shopper: v.optional(objectId('a customer')),
      from: day,
      until: day,
      before: v.optional(objectId('an order')),
      limit,
    }),
    run: ({ db }, given) => listOrders(db, given),
  }),
  readOrder: defineDeskCall({
    call: orderStaffCalls.readOrder,
    input: v.object({ order: orderName }),
    run: async ({ db }, { order }) => ({ data: await readWholeOrder(db, await findOrderId(db, order)) }),
  }),
  exportOrders: defineDeskCall({
    input: v.object({ since: day, until: day }),
    run: ({ db }, given) => exportOrders(db, given),
  }),
  confirmOrder: defineAction('order.confirmed', orderStaffCalls.confirmOrder, NO_FIELDS, (deps, id) =>
    confirmOrder(deps, id, 'shop'),
  ),
  packOrder: defineAction('order.packed', orderStaffCalls.packOrder, packRequest, packOrder),
  shipOrder: defineAction(
    'order.shipped',
    orderStaffCalls.shipOrder,
    shipRequest,
    (deps, id, { isAnyway, carrier, trackingNumber }) =>
      shipOrder(deps, id, { carrier, trackingNumber }, { isAnyway }),
  ),
  deliverOrder: defineAction('order.delivered', orderStaffCalls.deliverOrder, NO_FIELDS, deliverOrder),
  cancelOrder: defineAction('order.cancelled', orderStaffCalls.cancelOrder, NO_FIELDS, (deps, id) =>
    cancelOrder(deps, id, 'shop'),
  ),
  returnOrder: defineAction('order.returned', orderStaffCalls.returnOrder, NO_FIELDS, returnOrder),
  changeAddress: defineDeskCall({
    act: 'order.address-changed',
    call: orderStaffCalls.changeAddress,
    input: v.intersect([v.object({ order: orderName }), addressRequest]),
    async run(source, { order, version, ...address }) {
      const orderId = await findOrderId(source.db, order);
      await changeAddress(await source.openOrderDeps(), orderId, { address, version });
      return { data: await readWholeOrder(source.db, orderId) };
    },
  }),
  addOrderNote: defineDeskCall({
    act: 'order.noted',
    call: orderStaffCalls.addOrderNote,
    input: v.intersect([v.object({ order: orderName }), noteRequest]),
    async run(source, { order, text, mentions }) {
      const orderId = await findOrderId(source.db, order);
      await addOrderNote(await source.openOrderDeps(), orderId, { text, mentions });
      return { data: await readWholeOrder(source.db, orderId) };
    },
  }),
  refundOrder: defineDeskCall({
    act: 'order.refunded',
    audited: ['amountPiastres', 'isByHand'],
    call: orderStaffCalls.refundOrder,
    input: v.object({ ...refundRequest.entries, order: orderName }),
    async run(source, { order, ...refund }) {
      const orderId = await findOrderId(source.db, order);
      await requireProofOfRefund(source, orderId, refund.amountPiastres);
      await refundOrder(await source.openOrderDeps(), orderId, refund);
      return { data: await readBriefOrder(source.db, orderId) };
    },
  }),
};

async function requireProofOfRefund(
  { db, requireProof }: DeskSource,
  orderId: string,
  amountPiastres: number | undefined,
): Promise<void> {
  const amount = amountPiastres ?? (await readBriefOrder(db, orderId)).heldPiastres;
  if (amount > MAX_UNPROVED_REFUND_PIASTRES) requireProof?.();
}
