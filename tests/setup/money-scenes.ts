/**
 * For each staff call about the shop's books, a function that sends the requests that the call needs, then the call
 * itself.
 */
import {
  exportCashOut,
  exportLedger,
  exportMoneyDays,
  exportVat,
  listLedger,
  listMoneyDays,
  listVat,
  readCashOut,
} from '#contract/bookkeeping/calls.ts';
import {
  exportSettlement,
  importSettlement,
  listSettlementLines,
  listSettlements,
  readSettlement,
  withdrawSettlement,
} from '#contract/bookkeeping/settlement-calls.ts';
import { deliverOrder, packOrder, refundOrder, shipOrder } from '#contract/orders/staff-calls.ts';
import { plain } from './cart-products.ts';
import { ADDRESS } from './sample-forms.ts';
import type { Counter } from './staff-scenes.ts';

type Scene = (counter: Counter) => Promise<unknown>;

/** Sells and delivers an order in cash, and refunds part of it. */
async function sell({ shop, ask }: Counter): Promise<string> {
  const shopper = await shop.addShopper();
  const cart = await shop.post('/api/v1/cart', { productId: plain.id }, shopper);
  const request = { shippingAddress: ADDRESS };
  const { body } = await shop.post(`/api/v1/orders/${cart.body.cartId}`, request, shopper);
  const order = body.data.orderNumber as string;
  await ask(packOrder, { order, body: {} });
  await ask(shipOrder, { order, body: { carrier: 'Bosta', trackingNumber: '12345' } });
  await ask(deliverOrder, { order });
  await ask(refundOrder, { order, body: { isByHand: true, amountPiastres: 500 } });
  return order;
}

const CSV_FORMAT = { format: 'csv' } as const;

/** Imports a courier's list with one of two delivered orders, at a different amount, and an unknown order. */
async function settle(counter: Counter) {
  await sell(counter);
  const body = {
    ...({ settledBy: 'courier', source: 'Bosta' } as const),
    text: `order,amount\n${await sell(counter)},12.5\nnobody,10\n`,
  };
  return (await counter.ask(importSettlement, { body })).data.id;
}

export const moneyScenes: Record<string, Scene> = {
  importSettlement: settle,
  async listSettlements(counter) {
    await settle(counter);
    await counter.ask(listSettlements, { query: { limit: 1 } });
  },
  async readSettlement(counter) {
    await counter.ask(readSettlement, { id: await settle(counter) });
  },
  async listSettlementLines(counter) {
    await counter.ask(listSettlementLines, { id: await settle(counter) });
  },
  async exportSettlement(counter) {
    await counter.ask(exportSettlement, { id: await settle(counter), query: CSV_FORMAT });
  },
  async withdrawSettlement(counter) {
    await counter.ask(withdrawSettlement, { id: await settle(counter) });
  },
  async listLedger(counter) {
    await counter.ask(listLedger, { query: { order: await sell(counter), limit: 5 } });
  },
  async listMoneyDays(counter) {
    await sell(counter);
    await counter.ask(listMoneyDays);
  },
  async readCashOut(counter) {
    await sell(counter);
    await counter.ask(readCashOut);
  },
  listVat: ({ ask }) => ask(listVat),
  exportLedger: ({ ask }) => ask(exportLedger, { query: CSV_FORMAT }),
  exportMoneyDays: ({ ask }) => ask(exportMoneyDays, { query: CSV_FORMAT }),
  exportCashOut: ({ ask }) => ask(exportCashOut, { query: CSV_FORMAT }),
  exportVat: ({ ask }) => ask(exportVat, { query: CSV_FORMAT }),
};
