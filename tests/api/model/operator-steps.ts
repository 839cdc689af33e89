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
import { leftOf } from '#tests/setup/bank.ts';
import { balanceOf, type OrderRecord, sumByKind } from '#tests/setup/records.ts';
import { ignoreRefusal } from './shopper-steps.ts';
import { pick, step, weigh } from './step.ts';
import type { World } from './world.ts';

const number = fc.nat({ max: 1000 });
const PARCEL = { carrier: 'Bosta', trackingNumber: '77' };
const ANYWAY = { isAnyway: true };
type Act = (world: World, order: OrderRecord) => Promise<unknown>;

/** Acts on an order whose status allows the action or, in one of eight cases, on any order. */
const act = (name: string, events: OrderEvent[], doIt: Act) =>
  fc.tuple(number, fc.nat({ max: 7 })).map(([which, odds]) => {
    const before = events.flatMap(statusesBefore);
    const choose = ({ records: { orders } }: World) =>
      odds === 0 ? orders : orders.filter(({ status }) => before.includes(status));
    return step(
      `${odds === 0 ? 'any order' : 'order'} ${which} is ${name}`,
      (world) => choose(world).length > 0,
      (world) => doIt(world, pick(choose(world), which)).catch(ignoreRefusal),
    );
  });

/** Whether the ledger has all changes at the banks. If not, a refund by hand could repay money twice. */
function isUpToDate({ records: { sessions, entries }, banks }: World, order: OrderRecord): boolean {
  return sessions
    .filter(({ order_id, at }) => order_id === order.id && at !== null)
    .flatMap(({ gateway, at }) => banks[gateway as keyof typeof banks].find(at).charges)
    .every(({ transaction, sentPiastres, disputedPiastres, lostPiastres }) => {
      const { sent, claimed, lost } = sumByKind(entries.filter(({ of }) => of === transaction));
      return sent === sentPiastres && claimed === disputedPiastres && lost === lostPiastres;
    });
}

const refundable = ({ records }: World) =>
  records.orders.filter(({ id }) => balanceOf(records, id).held > balanceOf(records, id).asked);
const divisor = fc.constantFrom(1, 1, 2, 3);

const refund = fc.tuple(number, divisor).map(([which, parts]) =>
  step(
    `1/${parts} of order ${which} is refunded`,
    (world) => refundable(world).length > 0,
    async (world) => {
      const order = pick(refundable(world), which);
      const amountPiastres = parts === 1 ? undefined : Math.floor(order.total / parts);
      await refundOrder(world.api(), order.id, { amountPiastres }).catch(ignoreRefusal);
    },
  ),
);

const refundByHand = fc.tuple(number, divisor).map(([which, parts]) => {
  const choose = (world: World) => refundable(world).filter((order) => isUpToDate(world, order));
  return step(
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
export const settledCharges = (world: World, orders = refundable(world)) =>
  orders
    .filter((order) => isUpToDate(world, order))
    .flatMap((order) => {
      const { held, asked } = balanceOf(world.records, order.id);
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

const refundAtBank = fc.tuple(number, divisor).map(([which, parts]) => {
  const choose = (world: World) =>
    settledCharges(world).filter(({ charge, maxPiastres }) => {
      const left = leftOf(charge);
      return left > 0 && left <= maxPiastres;
    });
  return step(
    `1/${parts} of charge ${which} is refunded in the bank's dashboard`,
    (world) => choose(world).length > 0,
    async (world) => {
      const chosen = pick(choose(world), which);
      world.banks[chosen.bank].sendBack(chosen.charge, Math.ceil(leftOf(chosen.charge) / parts));
      notifyToAsk(world, chosen);
    },
  );
});

const failRefund = number.map((which) => {
  const choose = ({ pages, banks }: World) =>
    pages.flatMap((page) =>
      banks[page.bank]
        .find(page.id)
        .charges.flatMap((charge) => (charge.refundedPiastres > 0 ? [{ ...page, charge }] : [])),
    );
  return step(
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
  [1, act('confirmed', ['confirmed'], ({ api }, { id }) => confirmOrder(api(), id, 'shop'))],
  [2, act('packed', ['packed'], ({ api }, { id }) => packOrder(api(), id))],
  [1, act('packed anyway', ['packed'], ({ api }, { id }) => packOrder(api(), id, ANYWAY))],
  [2, act('shipped', ['shipped'], ({ api }, { id }) => shipOrder(api(), id, PARCEL))],
  [1, act('shipped anyway', ['shipped'], ({ api }, { id }) => shipOrder(api(), id, PARCEL, ANYWAY))],
  [3, act('delivered', ['delivered'], ({ api }, { id }) => deliverOrder(api(), id))],
  // Only paid orders, because shoppers cancel unpaid ones often enough.
  [3, act('cancelled', ['cancelled_paid', 'packed'], ({ api }, { id }) => cancelOrder(api(), id, 'shop'))],
  [
    2,
    act('returned', ['returned', 'returned_paid', 'returned_refunded'], ({ api }, { id }) =>
      returnOrder(api(), id),
    ),
  ],
  [3, refund],
  [2, refundByHand],
  [2, refundAtBank],
  [2, failRefund],
]);
