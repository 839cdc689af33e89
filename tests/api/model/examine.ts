/** What must hold after each step, and what must hold when everything was told and done. */
import { expect } from 'vitest';
import { listOrders } from '#api/orders/list.ts';
import { presentProgress } from '#api/orders/progress.ts';
import { nextStatus, type OrderStatus } from '#api/orders/transitions.ts';
import { toPiastres } from '#contract/money.ts';
import { addUp, balanceOf, type KeptOrder, type Records } from '#tests/setup/records.ts';
import { BANKS, STOCK, type World } from './world.ts';

/** Where an order's pieces are; a payment above the limits holds none, and a shopper whose money came back may have kept them. */
const PIECES: Record<OrderStatus, KeptOrder['stock'][]> = {
  placed: ['sold'],
  confirmed: ['sold'],
  pending: ['held', 'none'],
  failed: ['held', 'none'],
  paid: ['sold'],
  packed: ['sold'],
  shipped: ['sold'],
  delivered: ['sold'],
  partly_refunded: ['sold'],
  expired: ['none'],
  cancelled: ['none'],
  replaced: ['none'],
  returned: ['none'],
  refund_due: ['none', 'sold'],
  refunded: ['none', 'sold'],
};
/** Whether somebody paid an order that is sent or will be; cash is paid at the door. */
const isKept = ({ status, gateway }: KeptOrder) =>
  ['delivered', 'partly_refunded'].includes(status) ||
  (gateway !== 'cash' && ['paid', 'packed', 'shipped'].includes(status));

function examineStock({ products, orders, lines }: Records): void {
  const stockOf = new Map(orders.map(({ id, stock }) => [id, stock]));
  for (const { id, quantity } of STOCK) {
    const countOf = (...wanted: string[]) =>
      lines
        .filter((line) => line.product_id === id && wanted.includes(stockOf.get(line.order_id) ?? ''))
        .reduce((pieces, { count }) => pieces + count, 0);
    const left = products.find((product) => product.id === id);
    expect(left, 'pieces of a product').toEqual({
      id,
      quantity: quantity - countOf('held', 'sold'),
      sold: countOf('sold'),
    });
    expect(left?.quantity, 'pieces that are left').toBeGreaterThanOrEqual(0);
  }
}

function examineOrders(records: Records): void {
  const { orders, events, letters, entries } = records;
  for (const order of orders) {
    const own = events.filter(({ order_id }) => order_id === order.id);
    let status: OrderStatus | undefined = order.gateway === 'cash' ? 'placed' : 'pending';
    for (const step of own) {
      status = status && nextStatus(status, step.event);
      expect(status, `after '${step.event}'`).toBe(step.status);
    }
    expect(status, 'where the events lead').toBe(order.status);
    expect(PIECES[order.status], `stock of an order that is ${order.status}`).toContain(order.stock);
    const countOf = (kind: string) =>
      letters.filter((letter) => letter.order_id === order.id && letter.kind === kind).length;
    const charged = own.filter(({ event }) => event === 'charged').length;
    expect(charged, 'times that an order was paid').toBeLessThanOrEqual(1);
    expect(countOf('paid'), 'letters that it is paid').toBe(charged);
    const { taken, refunded, lost } = balanceOf(records, order.id);
    expect(refunded + lost, 'what went back').toBeLessThanOrEqual(taken);
    if (order.status === 'refund_due') expect(taken - refunded - lost, 'what can be due').toBeGreaterThan(0);
    const went = entries.filter(({ order_id, kind }) => order_id === order.id && kind === 'refund').length;
    expect(countOf('refunded'), 'letters that money went back').toBe(went);
    if (!isKept(order)) continue;
    const [charge] = entries.filter((entry) => entry.order_id === order.id && entry.kind === 'charge');
    expect(charge, 'the first charge of a paid order').toMatchObject({
      amount: order.total,
      currency: 'EGP',
    });
    expect(order.paid_at, 'when it was paid').not.toBeNull();
  }
}

/** Every charge of every bank, with what the ledger has of it. */
function compareCharges({ records: { sessions, entries }, banks }: World) {
  return BANKS.flatMap((name) =>
    [...banks[name].sessions].flatMap(([at, { key, charges }]) => {
      const session = sessions.find(({ id }) => id === key);
      expect(session, 'the record of a session that a bank has').toMatchObject({ gateway: name });
      return charges.map((charge) => ({
        at,
        charge,
        entered: entries.filter(({ gateway, of }) => gateway === name && of === charge.transaction),
        sessionId: key,
      }));
    }),
  );
}

function examineMoney(world: World): void {
  const compared = compareCharges(world);
  const { refunds } = world.records;
  for (const { charge, entered, sessionId } of compared) {
    const [taken] = entered;
    if (!taken) continue;
    expect(taken, 'a charge in the ledger').toMatchObject({
      session_id: sessionId,
      amount: charge.amountPiastres,
      currency: charge.currency,
    });
    const { taken: all, sent } = addUp(entered);
    expect(all, 'a charge that was entered once').toBe(charge.amountPiastres);
    expect(sent, 'what the ledger says went back of a charge').toBeLessThanOrEqual(charge.sentPiastres);
    const asked = refunds.filter(
      ({ session_id, of }) => session_id === sessionId && of === charge.transaction,
    );
    expect(charge.sentForShopPiastres, 'what a bank sent back for the shop').toBeLessThanOrEqual(
      asked.reduce((sum, { amount }) => sum + amount, 0),
    );
    expect(charge.refundedPiastres, 'what a bank sent back').toBeLessThanOrEqual(charge.amountPiastres);
  }
  const known = new Set(compared.map(({ charge, entered }) => entered[0] && charge.transaction));
  for (const { gateway, of } of world.records.entries)
    if (gateway !== 'cash') expect(known, 'what the ledger claims of a bank').toContain(of);
}

/** Letters that wait to be sent say what the ledger does. */
function examineLetters({ records, known }: World): void {
  for (const { key, order_id, kind, reason, amount } of records.letters) {
    if (amount === null) continue;
    const entered = records.entries.find(
      (entry) => entry.kind === kind.replace('refunded', 'refund') && key.endsWith(entry.transaction),
    );
    if (kind === 'refunded') expect(amount, `the amount of '${key}'`).toBe(entered?.amount);
    // Of what is given up, all that is held is due, at that moment.
    if ((reason === 'cancelled' || reason === 'returned') && !known.has(key))
      expect(amount, `the amount of '${key}'`).toBe(balanceOf(records, order_id).held);
    known.add(key);
  }
}

/** The screen of each shopper says what the ledger does. */
async function examineScreens({ db, shoppers, records }: World): Promise<void> {
  for (const { id } of shoppers)
    for (const listed of await listOrders(db, id, 100)) {
      const { order } = listed;
      const shown = presentProgress(listed);
      const { refunded, lost, claimed, held } = balanceOf(records, order.id);
      const name = `on the screen of an order that is ${order.status}`;
      expect(toPiastres(shown.refundedPrice ?? 0), `what went back ${name}`).toBe(refunded + lost);
      expect(toPiastres(shown.disputedPrice ?? 0), `what is disputed ${name}`).toBe(claimed);
      const due = toPiastres(shown.refundDuePrice ?? 0);
      expect(due, `what is due ${name}`).toBeLessThanOrEqual(held);
      if (order.status === 'refund_due' && order.stock === 'none')
        expect(due, `what is due ${name}`).toBe(held);
    }
}

/** To be called after each step. */
export async function examine(world: World): Promise<void> {
  await world.refresh();
  examineStock(world.records);
  examineOrders(world.records);
  examineMoney(world);
  examineLetters(world);
  await examineScreens(world);
}

/** To be called when the banks have told everything, and all jobs were done. */
export function examineEnd(world: World): void {
  const { records, banks } = world;
  for (const { charge, entered } of compareCharges(world))
    expect(addUp(entered), `what the ledger has of ${charge.transaction}`).toMatchObject({
      taken: charge.amountPiastres,
      refunded: charge.refundedPiastres,
      claimed: charge.disputedPiastres,
      lost: charge.lostPiastres,
    });
  const heldAtBanks = BANKS.reduce((total, name) => total + banks[name].sumHeld(), 0);
  const ofBanks = records.entries.filter(({ gateway }) => gateway !== 'cash');
  expect(addUp(ofBanks).held, 'what the ledger holds').toBe(heldAtBanks);
  expect(records.jobs, 'jobs that are left').toBe(0);
  expect(records.sessions.filter(({ is_open }) => is_open)).toEqual([]);
  for (const order of records.orders) {
    const { held, asked, refused, claimed } = balanceOf(records, order.id);
    const name = `an order that is ${order.status}`;
    expect(['pending', 'failed'], name).not.toContain(order.status);
    expect(asked, `what is asked back of ${name}`).toBe(0);
    // What a bank can't send back, or a person has to give back by hand, is known as that.
    if (refused > 0 || (order.gateway === 'cash' && order.status === 'refund_due')) continue;
    // Only a bank that has not decided keeps it waiting.
    if (order.status === 'refund_due' && order.stock === 'none')
      expect(claimed, `claimed of ${name}`).toBeGreaterThan(0);
    if (isKept(order)) expect(held, `held of ${name}`).toBeLessThanOrEqual(order.total);
    // A shopper who keeps the pieces may be owed less than all.
    else if (order.status !== 'refund_due' || order.stock === 'none') expect(held, `held of ${name}`).toBe(0);
  }
}
