/** The invariants after each step, and those at the end, when everything is settled. */
import { expect } from 'vitest';
import { listVat } from '#api/bookkeeping/vat.ts';
import { listOrders } from '#api/orders/list.ts';
import { presentProgress } from '#api/orders/progress.ts';
import { nextStatus } from '#api/orders/transitions.ts';
import type { OrderStatus } from '#api/schema/orders.ts';
import { toPiastres } from '#contract/money.ts';
import { type OrderRecord, type Records, sumBalance, sumByKind } from '#tests/setup/records.ts';
import { examineDiscounts } from './discount-steps.ts';
import { countMoved, examineReturns } from './examine-returns.ts';
import { BANKS, STOCK, type World } from './world.ts';

/** An order's possible stock states: payments above the limits hold none, and refunded shoppers may keep the pieces. */
const STOCK_STATES: Record<OrderStatus, OrderRecord['stock'][]> = {
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
/** Whether an order is paid and delivered or to be delivered; cash is paid on delivery. */
const isKept = ({ status, gateway }: OrderRecord) =>
  ['delivered', 'partly_refunded'].includes(status) ||
  (gateway !== 'cash' && ['paid', 'packed', 'shipped'].includes(status));

function examineStock(records: Records): void {
  const stockOf = new Map(records.orders.map(({ id, stock }) => [id, stock]));
  for (const { id, quantity } of STOCK) {
    const moved = records.lines
      .filter((line) => line.product_id === id)
      .map((line) => countMoved(records, line, stockOf.get(line.order_id)));
    const left = records.products.find((product) => product.id === id);
    const expected = quantity - moved.reduce((pieces, { taken }) => pieces + taken, 0);
    const sold = moved.reduce((pieces, line) => pieces + line.sold, 0);
    expect(left, 'pieces of a product').toEqual({ id, quantity: expected, sold, journal: expected });
    expect(left?.quantity, 'pieces left').toBeGreaterThanOrEqual(0);
  }
}

/** Sums the charges that an order accepted: the first one, and those for pieces added later. */
function sumAccepted({ entries, sessions }: Records, { id }: OrderRecord): number {
  const charges = entries.filter((entry) => entry.order_id === id && entry.kind === 'charge');
  return charges
    .filter(
      ({ session_id, of, currency }, at) =>
        currency === 'EGP' &&
        (at === 0 || sessions.some((session) => session.id === session_id && session.accepted === of)),
    )
    .reduce((sum, { amount }) => sum + amount, 0);
}

function examineOwed({ gateway, stock, status, owed }: OrderRecord): void {
  expect(owed, 'the owed amount').toBeGreaterThanOrEqual(0);
  const mayOwe = gateway !== 'cash' && stock === 'sold' && status !== 'refunded';
  if (!mayOwe) expect(owed, `owed of an order that is ${status}`).toBe(0);
}

function examineOrders(records: Records): void {
  const { orders, events, emails, entries } = records;
  for (const order of orders) {
    const own = events.filter(({ order_id }) => order_id === order.id);
    let status: OrderStatus | undefined = order.gateway === 'cash' ? 'placed' : 'pending';
    for (const step of own) {
      status = status && nextStatus(status, step.event);
      expect(status, `after '${step.event}'`).toBe(step.status);
    }
    expect(status, 'the status after all events').toBe(order.status);
    examineOwed(order);
    expect(STOCK_STATES[order.status], `stock of an order that is ${order.status}`).toContain(order.stock);
    const countOf = (kind: string) =>
      emails.filter((email) => email.order_id === order.id && email.kind === kind).length;
    const charged = own.filter(({ event }) => event === 'charged').length;
    expect(charged, 'charges of an order').toBeLessThanOrEqual(1);
    expect(countOf('paid'), 'emails about the payment').toBe(charged);
    const { taken, refunded, lost } = sumBalance(records, order.id);
    expect(refunded + lost, 'the refunded amount').toBeLessThanOrEqual(taken);
    if (order.status === 'refund_due') expect(taken - refunded - lost, 'the due amount').toBeGreaterThan(0);
    const refundCount = entries.filter(
      ({ order_id, kind }) => order_id === order.id && kind === 'refund',
    ).length;
    expect(countOf('refunded'), 'emails about refunds').toBe(refundCount);
    if (!isKept(order)) continue;
    expect(sumAccepted(records, order) - order.given_back, 'what was paid, less what changes gave back').toBe(
      order.total - order.owed,
    );
    expect(order.paid_at, 'the payment date').not.toBeNull();
  }
}

/** Pairs every charge of every bank with its ledger entries. */
function compareCharges({ records: { sessions, entries }, banks }: World) {
  return BANKS.flatMap((name) =>
    [...banks[name].sessions].flatMap(([at, { key, charges }]) => {
      const session = sessions.find(({ id }) => id === key);
      expect(session, 'the record of a bank’s session').toMatchObject({ gateway: name });
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
    const { taken: all, sent } = sumByKind(entered);
    expect(all, 'a charge, entered once').toBe(charge.amountPiastres);
    expect(sent, 'what the ledger has as refunded of a charge').toBeLessThanOrEqual(charge.sentPiastres);
    const asked = refunds.filter(
      ({ session_id, of }) => session_id === sessionId && of === charge.transaction,
    );
    expect(charge.sentForShopPiastres, 'what a bank refunded for the shop').toBeLessThanOrEqual(
      asked.reduce((sum, { amount }) => sum + amount, 0),
    );
    expect(charge.refundedPiastres, 'what a bank refunded').toBeLessThanOrEqual(charge.amountPiastres);
  }
  const known = new Set(compared.map(({ charge, entered }) => entered[0] && charge.transaction));
  for (const { gateway, of } of world.records.entries)
    if (gateway !== 'cash') expect(known, 'charges in the ledger').toContain(of);
}

/** Checks that queued emails have the ledger's amounts. */
function examineEmails({ records, checkedEmails }: World): void {
  for (const { key, order_id, kind, reason, amount } of records.emails) {
    if (amount === null) continue;
    const entered = records.entries.find(
      (entry) => entry.kind === kind.replace('refunded', 'refund') && key.endsWith(entry.transaction),
    );
    if (kind === 'refunded') expect(amount, `the amount of '${key}'`).toBe(entered?.amount);
    // When an order is cancelled or returned, all money held for it becomes due.
    if ((reason === 'cancelled' || reason === 'returned') && !checkedEmails.has(key))
      expect(amount, `the amount of '${key}'`).toBe(sumBalance(records, order_id).held);
    checkedEmails.add(key);
  }
}

/** Checks that each shopper's orders show the ledger's amounts. */
async function examineScreens({ db, shoppers, records }: World): Promise<void> {
  for (const { id } of shoppers)
    for (const listed of await listOrders(db, id, 100)) {
      const { order } = listed;
      const shown = presentProgress(listed);
      const { refunded, lost, claimed, held } = sumBalance(records, order.id);
      const name = `as shown of an order that is ${order.status}`;
      expect(toPiastres(shown.refundedPrice ?? 0), `the refunded amount ${name}`).toBe(refunded + lost);
      expect(toPiastres(shown.disputedPrice ?? 0), `the disputed amount ${name}`).toBe(claimed);
      const due = toPiastres(shown.refundDuePrice ?? 0);
      expect(due, `the due amount ${name}`).toBeLessThanOrEqual(held);
      if (order.status === 'refund_due' && order.stock === 'none')
        expect(due, `the due amount ${name}`).toBe(held);
    }
}

/** Checks the invariants after each step. */
export async function examine(world: World): Promise<void> {
  await world.refresh();
  examineReturns(world.records);
  examineStock(world.records);
  examineOrders(world.records);
  examineDiscounts(world);
  examineMoney(world);
  examineEmails(world);
  await examineScreens(world);
}

/** The VAT in the money kept for an order, without payments of a wrong amount. */
function findKeptVat({ entries }: Records, { id, total, tax }: OrderRecord): number {
  const own = entries.filter(({ order_id, currency }) => order_id === id && currency === 'EGP');
  if (!own.some(({ kind }) => kind === 'charge')) return 0;
  const wrong = own.filter(({ kind }) => kind === 'mismatch').map(({ of }) => of);
  const { taken, refunded } = sumByKind(own.filter(({ of }) => !wrong.includes(of)));
  const rest = total - taken + refunded;
  return tax - Math.sign(rest) * Math.round((tax * Math.abs(rest)) / total);
}

/** Checks that the reported VAT of all months equals the VAT in the money kept for all orders. */
export async function checkVat({ db, records, api }: World): Promise<void> {
  const months = await listVat(db, {}, api().clock());
  const reported = months.reduce((sum, { netVatPiastres }) => sum + netVatPiastres, 0);
  const kept = records.orders.reduce((sum, order) => sum + findKeptVat(records, order), 0);
  expect(reported, 'the VAT').toBe(kept);
}

/** Checks the final invariants, after all notifications and jobs. */
export function checkFinalInvariants(world: World): void {
  const { records, banks } = world;
  for (const { charge, entered } of compareCharges(world))
    expect(sumByKind(entered), `ledger entries of ${charge.transaction}`).toMatchObject({
      taken: charge.amountPiastres,
      refunded: charge.refundedPiastres,
      claimed: charge.disputedPiastres,
      lost: charge.lostPiastres,
    });
  const heldAtBanks = BANKS.reduce((total, name) => total + banks[name].sumHeld(), 0);
  const ofBanks = records.entries.filter(({ gateway }) => gateway !== 'cash');
  expect(sumByKind(ofBanks).held, 'money held by the ledger').toBe(heldAtBanks);
  expect(records.jobs, 'jobs left').toBe(0);
  expect(records.sessions.filter(({ is_open }) => is_open)).toEqual([]);
  for (const order of records.orders) {
    const { held, asked, refused, claimed } = sumBalance(records, order.id);
    const name = `an order that is ${order.status}`;
    expect(['pending', 'failed'], name).not.toContain(order.status);
    expect(asked, `requested refunds of ${name}`).toBe(0);
    // Refunds that a bank refused, or that are due in cash, stay open.
    if (refused > 0 || (order.gateway === 'cash' && order.status === 'refund_due')) continue;
    // Otherwise only an undecided dispute keeps a refund due.
    if (order.status === 'refund_due' && order.stock === 'none')
      expect(claimed, `claimed of ${name}`).toBeGreaterThan(0);
    if (isKept(order)) expect(held, `held of ${name}`).toBeLessThanOrEqual(order.total - order.owed);
    // A shopper who keeps the pieces may still be due a partial refund.
    else if (order.status !== 'refund_due' || order.stock === 'none') expect(held, `held of ${name}`).toBe(0);
  }
}
