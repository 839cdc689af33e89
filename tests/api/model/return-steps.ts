/** Steps of staff: returns of some pieces of delivered orders. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { askDesk, type DeskCall, type DeskInput, isOperatorError } from '#api/desk/desk.ts';
import { deliverOrder, packOrder, shipOrder } from '#api/orders/actions.ts';
import { statusesBefore } from '#api/orders/returns/transitions.ts';
import type { ReturnStatus } from '#api/schema/returns.ts';
import { type OrderRecord, type Records, type ReturnRecord, sumBalance } from '#tests/setup/records.ts';
import { isUpToDate } from './operator-steps.ts';
import { ignoreRefusal } from './shopper-steps.ts';
import { createStep, pick, weigh } from './step.ts';
import type { World } from './world.ts';

const anyNumber = fc.nat({ max: 1000 });
/** One of eight steps ignores the status, and is often refused. */
const anyOdds = fc.nat({ max: 7 });
const RETURNABLE = ['delivered', 'partly_refunded', 'refund_due'];

function findOrder({ orders }: Records, id: string): OrderRecord {
  const order = orders.find((each) => each.id === id);
  if (!order) throw new Error(`there is no order ${id}`);
  return order;
}

/** The amounts of an order, and the money that can still be refunded. */
function readAmounts(records: Records, orderId: string) {
  const { total, tax, given_back } = findOrder(records, orderId);
  const { taken, held, asked } = sumBalance(records, orderId);
  return { total, tax, given_back, taken, free: held - asked };
}

/** Asks the desk about an order's return; only `refundPiastres` may change the order's amounts. */
async function askDeskAbout<Name extends DeskCall>(
  world: World,
  orderId: string,
  [name, input]: [Name, DeskInput<Name>],
  refundPiastres = 0,
): Promise<void> {
  const { returns } = world.records;
  const before = readAmounts(world.records, orderId);
  const source = { db: world.db, openOrderDeps: async () => ({ ...world.api(), actor: world.actor }) };
  const isDone = await askDesk(source, name, input).then(
    () => true,
    (error: unknown) => {
      if (!isOperatorError(error)) throw error;
      return false;
    },
  );
  await world.refresh();
  expect(readAmounts(world.records, orderId), `the amounts of an order after ${name}`).toEqual({
    ...before,
    free: before.free - (isDone ? refundPiastres : 0),
  });
  if (!isDone) expect(world.records.returns, `returns after a refused ${name}`).toEqual(returns);
}

const SENDABLE = ['placed', 'confirmed', 'paid', 'packed', 'shipped'];

/** Sends an order and delivers it, so that there is something to return. */
const sendStep = anyNumber.map((which) => {
  const choose = ({ records: { orders } }: World) => orders.filter(({ status }) => SENDABLE.includes(status));
  return createStep(
    `order ${which} is packed, shipped and delivered`,
    (world) => choose(world).length > 0,
    async (world) => {
      const { id } = pick(choose(world), which);
      await packOrder(world.api(), id).catch(ignoreRefusal);
      await shipOrder(world.api(), id, { carrier: 'Bosta', trackingNumber: '78' }).catch(ignoreRefusal);
      await deliverOrder(world.api(), id).catch(ignoreRefusal);
    },
  );
});

const startStep = fc
  .tuple(anyNumber, anyOdds, fc.array(anyNumber, { minLength: 3, maxLength: 3 }))
  .map(([which, odd, counts]) => {
    const choose = ({ records: { orders } }: World) =>
      odd === 0
        ? orders
        : orders.filter(({ status, stock }) => stock === 'sold' && RETURNABLE.includes(status));
    return createStep(
      `${odd === 0 ? 'any order' : 'order'} ${which} is to come back in part (${counts.join(', ')})`,
      (world) => choose(world).length > 0,
      async (world) => {
        const { id: order } = pick(choose(world), which);
        const own = world.records.lines.filter(({ order_id }) => order_id === order);
        const some = own
          .map(({ id, count }, at) => ({ lineId: id, count: pick(counts, at) % (count + 1) }))
          .filter(({ count }) => count > 0);
        const lines = some.length > 0 ? some : [{ lineId: pick(own, which).id, count: 1 }];
        await askDeskAbout(world, order, [
          'startReturn',
          { order, kind: 'return', reason: 'damaged', note: '', lines },
        ]);
      },
    );
  });

/** Acts on a return whose status allows it. */
const createActStep = (
  name: string,
  from: readonly ReturnStatus[],
  doIt: (world: World, chosen: ReturnRecord, details: readonly number[]) => Promise<void>,
) =>
  fc
    .tuple(anyNumber, anyOdds, fc.array(anyNumber, { minLength: 6, maxLength: 6 }))
    .map(([which, odd, details]) => {
      const choose = ({ records: { returns } }: World) =>
        odd === 0 ? returns : returns.filter(({ status }) => from.includes(status));
      return createStep(
        `${odd === 0 ? 'any return' : 'return'} ${which} is ${name} (${details.join(', ')})`,
        (world) => choose(world).length > 0,
        (world) => doIt(world, pick(choose(world), which), details),
      );
    });

/** Of each line, some pieces come back for sale, some damaged, and the others not at all. */
const receiveStep = createActStep(
  'received by line',
  statusesBefore('received'),
  (world, chosen, details) => {
    const lines = chosen.lines.map(({ line_id: lineId, count }, at) => {
      const resalePieces = pick(details, at) % (count + 1);
      return { lineId, resalePieces, damagedPieces: pick(details, at + 3) % (count - resalePieces + 1) };
    });
    return askDeskAbout(world, chosen.order_id, ['receiveReturn', { return: chosen.number, lines }]);
  },
);

const receiveWholeStep = createActStep(
  'received as a whole',
  statusesBefore('received'),
  (world, chosen, [which = 0]) => {
    const condition = which % 2 === 0 ? 'resale' : 'damaged';
    return askDeskAbout(world, chosen.order_id, ['receiveReturn', { return: chosen.number, condition }]);
  },
);

/** Refunds the received pieces, a part of their value, or everything that can be refunded of the order. */
const refundStep = createActStep('refunded', ['received'], async (world, chosen, [parts = 0, way = 0]) => {
  const { order_id: orderId, number: wanted } = chosen;
  const isByHand = way % 3 === 0 && isUpToDate(world, findOrder(world.records, orderId));
  const { free } = readAmounts(world.records, orderId);
  const value = chosen.lines.reduce((sum, { line_id, resale, damaged }) => {
    const price = world.records.lines.find(({ id }) => id === line_id)?.price ?? 0;
    return sum + ((resale ?? 0) + (damaged ?? 0)) * price;
  }, 0);
  const amountPiastres = Math.max(1, pick([value, value, Math.ceil(value / 3), free], parts));
  await askDeskAbout(
    world,
    orderId,
    ['refundReturn', { return: wanted, amountPiastres, isByHand }],
    amountPiastres,
  );
});

const closeStep = createActStep('closed', statusesBefore('closed'), (world, chosen) =>
  askDeskAbout(world, chosen.order_id, ['closeReturn', { return: chosen.number }]),
);

export const RETURN_STEPS = weigh([
  [8, sendStep],
  [8, startStep],
  [8, receiveStep],
  [3, receiveWholeStep],
  [8, refundStep],
  [2, closeStep],
]);
