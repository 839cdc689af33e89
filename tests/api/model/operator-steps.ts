/** Steps of operators, in the shop and in a payment company's dashboard. */
import fc from 'fast-check';
import {
  cancelOrder,
  confirmOrder,
  deliverOrder,
  packOrder,
  returnOrder,
  shipOrder,
} from '#api/orders/actions.ts';
import { statusesBefore } from '#api/orders/transitions.ts';
import { refundOrder } from '#api/payments/refund-order.ts';
import type { OrderEvent } from '#api/schema/order-events.ts';
import { calculateLeft } from '#tests/setup/bank.ts';
import { type OrderRecord, sumBalance, sumByKind } from '#tests/setup/records.ts';
import { ignoreRefusal } from './shopper-steps.ts';
import { createStep, pick, weigh } from './step.ts';
import type { World } from './world.ts';

const anyNumber = fc.nat({ max: 1000 });
const PARCEL = { carrier: 'Bosta', trackingNumber: '77' };
const ANYWAY_OPTION = { isAnyway: true };
type Act = (world: World, order: OrderRecord) => Promise<unknown>;

/** Acts on an order whose status allows the action or, in one of eight cases, on any order. */
const createActStep = (name: string, events: OrderEvent[], doIt: Act) =>
  fc.tuple(anyNumber, fc.nat({ max: 7 })).map(([which, odds]) => {
    const before = events.flatMap(statusesBefore);
    const choose = ({ records: { orders } }: World) =>
      odds === 0 ? orders : orders.filter(({ status }) => before.includes(status));
    return createStep(
      `${odds === 0 ? 'any order' : 'order'} ${which} is ${name}`,
      (world) => choose(world).length > 0,
      (world) => doIt(world, pick(choose(world), which)).catch(ignoreRefusal),
    );
  });

/** Whether the ledger has all changes at the banks. If not, a refund by hand could repay money twice. */
export function isUpToDate({ records: { sessions, entries }, banks }: World, order: OrderRecord): boolean {
  return sessions
    .filter(({ order_id, at }) => order_id === order.id && at !== null)
    .flatMap(({ gateway, at }) => banks[gateway as keyof typeof banks].find(at).charges)
    .every(({ transaction, sentPiastres, disputedPiastres, lostPiastres }) => {
      const { sent, claimed, lost } = sumByKind(entries.filter(({ of }) => of === transaction));
      return sent === sentPiastres && claimed === disputedPiastres && lost === lostPiastres;
    });
}

const listRefundable = ({ records }: World) =>
  records.orders.filter(({ id }) => sumBalance(records, id).held > sumBalance(records, id).asked);
const anyDivisor = fc.constantFrom(1, 1, 2, 3);

const refundStep = fc.tuple(anyNumber, anyDivisor).map(([which, parts]) =>
  createStep(
    `1/${parts} of order ${which} is refunded`,
    (world) => listRefundable(world).length > 0,
    async (world) => {
      const order = pick(listRefundable(world), which);
      const amountPiastres = parts === 1 ? undefined : Math.floor(order.total / parts);
      await refundOrder(world.api(), order.id, { amountPiastres }).catch(ignoreRefusal);
    },
  ),
);

const refundByHandStep = fc.tuple(anyNumber, anyDivisor).map(([which, parts]) => {
  const choose = (world: World) => listRefundable(world).filter((order) => isUpToDate(world, order));
  return createStep(
    `1/${parts} of order ${which} is given back by hand`,
    (world) => choose(world).length > 0,
    async (world) => {
      const order = pick(choose(world), which);
      const amountPiastres = parts === 1 ? undefined : Math.floor(order.total / parts);
      await refundOrder(world.api(), order.id, { amountPiastres, isByHand: true }).catch(ignoreRefusal);
    },
  );
});

/** Charges in the ledger, of orders whose ledger is up to date. */
export const listSettledCharges = (world: World, orders = listRefundable(world)) =>
  orders
    .filter((order) => isUpToDate(world, order))
    .flatMap((order) => {
      const { held, asked } = sumBalance(world.records, order.id);
      return world.records.sessions
        .filter(({ order_id, at }) => order_id === order.id && at !== null)
        .flatMap(({ gateway, at }) => {
          const bank = gateway as keyof typeof world.banks;
          const known = world.records.entries.map(({ of }) => of);
          return world.banks[bank]
            .find(at)
            .charges.filter(({ transaction }) => known.includes(transaction))
            .map((charge) => ({ bank, id: at ?? '', charge, maxPiastres: held - asked }));
        });
    });

/** Sends a notification without the change itself, so that the shop has to ask the bank. */
export function notifyToAsk(world: World, { bank, id }: { bank: 'bank' | 'wallet'; id: string }): void {
  world.unreported.add(id);
  world.pending.push({ bank, notification: { about: { gatewaySessionId: id }, state: 'ask' } });
}

const refundAtBankStep = fc.tuple(anyNumber, anyDivisor).map(([which, parts]) => {
  const choose = (world: World) =>
    listSettledCharges(world).filter(({ charge, maxPiastres }) => {
      const left = calculateLeft(charge);
      return left > 0 && left <= maxPiastres;
    });
  return createStep(
    `1/${parts} of charge ${which} is refunded in the bank's dashboard`,
    (world) => choose(world).length > 0,
    async (world) => {
      const chosen = pick(choose(world), which);
      world.banks[chosen.bank].sendBack(chosen.charge, Math.ceil(calculateLeft(chosen.charge) / parts));
      notifyToAsk(world, chosen);
    },
  );
});

const failRefundStep = anyNumber.map((which) => {
  const choose = ({ pages, banks }: World) =>
    pages.flatMap((page) =>
      banks[page.bank]
        .find(page.id)
        .charges.flatMap((charge) => (charge.refundedPiastres > 0 ? [{ ...page, charge }] : [])),
    );
  return createStep(
    `the refunds of charge ${which} fail`,
    (world) => choose(world).length > 0,
    async (world) => {
      const chosen = pick(choose(world), which);
      world.banks[chosen.bank].failRefunds(chosen.charge);
      notifyToAsk(world, chosen);
    },
  );
});

export const OPERATOR_STEPS = weigh([
  [1, createActStep('confirmed', ['confirmed'], ({ api }, { id }) => confirmOrder(api(), id, 'shop'))],
  [2, createActStep('packed', ['packed'], ({ api }, { id }) => packOrder(api(), id))],
  [1, createActStep('packed anyway', ['packed'], ({ api }, { id }) => packOrder(api(), id, ANYWAY_OPTION))],
  [2, createActStep('shipped', ['shipped'], ({ api }, { id }) => shipOrder(api(), id, PARCEL))],
  [
    1,
    createActStep('shipped anyway', ['shipped'], ({ api }, { id }) =>
      shipOrder(api(), id, PARCEL, ANYWAY_OPTION),
    ),
  ],
  [3, createActStep('delivered', ['delivered'], ({ api }, { id }) => deliverOrder(api(), id))],
  // Only paid orders, because shoppers cancel unpaid ones often enough.
  [
    3,
    createActStep('cancelled', ['cancelled_paid', 'packed'], ({ api }, { id }) =>
      cancelOrder(api(), id, 'shop'),
    ),
  ],
  [
    2,
    createActStep('returned', ['returned', 'returned_paid', 'returned_refunded'], ({ api }, { id }) =>
      returnOrder(api(), id),
    ),
  ],
  [3, refundStep],
  [2, refundByHandStep],
  [2, refundAtBankStep],
  [2, failRefundStep],
]);
