/**
 * For each staff call about orders, returns and delivery days, a function that sends the requests that the call needs,
 * then the call itself.
 */
import { eq } from '#api/platform/database/drizzle.ts';
import { orders } from '#api/schema/orders.ts';
import { returns } from '#api/schema/returns.ts';
import { listDelivery, setDelivery, setDeliveryTable } from '#contract/delivery/staff-calls.ts';
import { listColleagues, listMentions, readMentions } from '#contract/mentions/calls.ts';
import {
  addOrderNote,
  cancelOrder,
  changeAddress,
  confirmOrder,
  deliverOrder,
  listOrders,
  packOrder,
  readOrder,
  refundOrder,
  returnOrder,
  shipOrder,
} from '#contract/orders/staff-calls.ts';
import { writePaymentLink } from '#contract/orders/staff-changes.ts';
import {
  approveReturn,
  closeReturn,
  listReturns,
  readReturn,
  receiveReturn,
  refundReturn,
  refuseReturn,
  startReturn,
} from '#contract/orders/staff-returns.ts';
import { changeLines, placeOrder, previewOrder } from '#contract/staff-orders/calls.ts';
import { listProblems, readSales, readToday, watchOrders } from '#contract/today/staff-calls.ts';
import { plain } from './cart-products.ts';
import { placeByPhone } from './phone-order.ts';
import { placeCashOrder } from './place-cash-order.ts';
import { ADDRESS } from './sample-forms.ts';
import type { Counter } from './staff-scenes.ts';

type Scene = (counter: Counter) => Promise<unknown>;

async function place({ shop }: Counter) {
  const { id, orderNumber, lineId, shopper } = await placeCashOrder(shop);
  return { id, order: orderNumber, lineId, token: shopper.token };
}

async function ship(counter: Counter): Promise<string> {
  const { order } = await place(counter);
  await counter.ask(packOrder, { order, body: {} });
  await counter.ask(shipOrder, { order, body: { carrier: 'Bosta', trackingNumber: '12345' } });
  return order;
}

async function deliver(counter: Counter): Promise<string> {
  const order = await ship(counter);
  await counter.ask(deliverOrder, { order });
  return order;
}

/** Requests a return of a delivered order; returns its number. */
async function requestReturn(counter: Counter): Promise<string> {
  const { shop } = counter;
  const { id, lineId, token } = await place(counter);
  const delivered = { status: 'delivered', deliveredAt: new Date(shop.api.clock()) } as const;
  await shop.api.db.update(orders).set(delivered).where(eq(orders.id, id));
  const request = { kind: 'return', reason: 'other', lines: [{ lineId, count: 1 }] };
  await shop.post(`/api/v1/orders/${id}/returns`, request, { token });
  const [found] = await shop.api.db.select().from(returns).where(eq(returns.orderId, id));
  return String(found?.number);
}

async function approve(counter: Counter): Promise<string> {
  const number = await requestReturn(counter);
  await counter.ask(approveReturn, { return: number, body: { answer: 'We come on Sunday.' } });
  return number;
}

/** Adds a note that mentions its author. */
async function addMention(counter: Counter): Promise<void> {
  const { order } = await place(counter);
  const body = { text: 'Call first, @Mona Adel.', mentions: [counter.member.id] };
  await counter.ask(addOrderNote, { order, body });
}
const ORDER_LINES = [{ productId: plain.id, pieces: 1 }];
const PREVIEW_REQUEST = { phones: ['01012345678'], lines: ORDER_LINES, payment: 'cash' as const };

export const deskScenes: Record<string, Scene> = {
  async previewOrder({ ask }) {
    await ask(previewOrder, { body: PREVIEW_REQUEST });
  },
  async placeOrder({ ask }) {
    const { data } = await ask(previewOrder, { body: PREVIEW_REQUEST });
    await ask(placeOrder, {
      body: {
        ...{ key: 'an-order-by-phone', newCustomer: { name: 'Sara Ali', phone: '01012345678' } },
        ...{ lines: ORDER_LINES, address: ADDRESS, payment: 'cash', source: 'phone', language: 'ar' },
        expectedPiastres: data.totalPiastres,
      },
    });
  },
  async changeLines(counter) {
    const { order } = await place(counter);
    const { data } = await counter.ask(readOrder, { order });
    const lines = data.lines.map(({ productId, pieces }) => ({ productId, pieces: pieces + 1 }));
    await counter.ask(changeLines, { order, body: { version: data.version, lines } });
  },
  async listOrders(counter) {
    await place(counter);
    await counter.ask(listOrders, { query: { limit: 5 } });
  },
  async readOrder(counter) {
    await counter.ask(readOrder, { order: await deliver(counter) });
  },
  async confirmOrder(counter) {
    await counter.ask(confirmOrder, { order: (await place(counter)).order });
  },
  async writePaymentLink(counter) {
    const { order } = await placeByPhone(counter.shop, { gateway: 'test' });
    await counter.ask(writePaymentLink, { order: order.orderNumber, body: { isEmailed: true } });
  },
  async packOrder(counter) {
    await counter.ask(packOrder, { order: (await place(counter)).order, body: {} });
  },
  shipOrder: ship,
  deliverOrder: deliver,
  async cancelOrder(counter) {
    await counter.ask(cancelOrder, { order: (await place(counter)).order });
  },
  async returnOrder(counter) {
    await counter.ask(returnOrder, { order: await deliver(counter) });
  },
  async changeAddress(counter) {
    const { order } = await place(counter);
    await counter.ask(changeAddress, {
      order,
      body: { ...ADDRESS, landmark: 'Beside the metro', version: 1 },
    });
  },
  async listColleagues(counter) {
    await counter.ask(listColleagues);
  },
  async listMentions(counter) {
    await addMention(counter);
    await counter.ask(listMentions);
  },
  async readMentions(counter) {
    await addMention(counter);
    const { data } = await counter.ask(listMentions);
    await counter.ask(readMentions, { body: { ids: data.map(({ id }) => id) } });
  },
  async addOrderNote(counter) {
    await counter.ask(addOrderNote, { order: (await place(counter)).order, body: { text: 'Call first.' } });
  },
  async refundOrder(counter) {
    await counter.ask(refundOrder, { order: await deliver(counter), body: { isByHand: true } });
  },
  async listReturns(counter) {
    await requestReturn(counter);
    await counter.ask(listReturns);
  },
  async readReturn(counter) {
    await counter.ask(readReturn, { return: await requestReturn(counter) });
  },
  async startReturn(counter) {
    const order = await deliver(counter);
    const { data } = await counter.ask(readOrder, { order });
    const lines = data.lines.map(({ id: lineId }) => ({ lineId, count: 1 }));
    await counter.ask(startReturn, { order, body: { kind: 'return', reason: 'damaged', note: '', lines } });
  },
  async refundReturn(counter) {
    const order = await deliver(counter);
    const { data } = await counter.ask(readOrder, { order });
    const lines = data.lines.map(({ id: lineId }) => ({ lineId, count: 1 }));
    const request = { kind: 'return', reason: 'damaged', note: '', lines } as const;
    const started = await counter.ask(startReturn, { order, body: request });
    const input = { return: String(started.data.number) };
    await counter.ask(receiveReturn, { ...input, body: { condition: 'damaged' } });
    await counter.ask(refundReturn, { ...input, body: { amountPiastres: 100, isByHand: true } });
  },
  approveReturn: approve,
  async refuseReturn(counter) {
    await counter.ask(refuseReturn, {
      return: await requestReturn(counter),
      body: { answer: 'It was worn.' },
    });
  },
  async receiveReturn(counter) {
    await counter.ask(receiveReturn, { return: await approve(counter), body: { condition: 'resale' } });
  },
  async closeReturn(counter) {
    await counter.ask(closeReturn, { return: await approve(counter) });
  },
  readToday: ({ ask }) => ask(readToday),
  listProblems: ({ ask }) => ask(listProblems),
  readSales: ({ ask }) => ask(readSales, { query: { from: '2026-11-01', until: '2026-11-02' } }),
  watchOrders({ ask, shop }) {
    // Ends the stream first, because the call reads the whole stream.
    shop.api.orderFeed.end();
    return ask(watchOrders);
  },
  listDelivery: ({ ask }) => ask(listDelivery),
  async setDeliveryTable({ ask }) {
    const { version } = await ask(listDelivery);
    const days = [{ governorate: 'ALX', fromDays: 3, toDays: 5 }];
    await ask(setDeliveryTable, { body: { version, days } });
  },
  setDelivery: ({ ask }) => ask(setDelivery, { governorate: 'ALX', body: { fromDays: 2, toDays: 4 } }),
};
