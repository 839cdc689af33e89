import { describe, expect, test, vi } from 'vitest';
import { createRecurringWork } from '#api/job-handlers.ts';
import { cancelOrder } from '#api/orders/actions.ts';
import { refundOrder } from '#api/payments/refund-order.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { deleteAccount } from '#api/privacy/delete-account.ts';
import { users } from '#api/schema/account.ts';
import { toEgp } from '#contract/money.ts';
import { examineShop } from '#server/examine-shop.ts';
import { plain } from '#tests/setup/cart-products.ts';
import type { Shopper } from '#tests/setup/test-shop.ts';
import { openDisputeShop, PARCEL } from './dispute-shop.ts';

const disputeShop = await openDisputeShop();
const { ask, bank, buy, deliver, kindsOf, readOrders, readProduct, shop, statusOf } = disputeShop;
const { db } = shop.api;
const HOUR_MS = 60 * 60_000;

/** Reads the first paragraphs of the shopper's emails. */
const readFirstParagraphs = ({ email }: Shopper) =>
  shop.emails.filter(({ to }) => to === email).map(({ text }) => text.split('\n\n')[1]);

async function examine(what: string): Promise<string> {
  for await (const finding of examineShop(shop.api.db, '')) if (finding.what === what) return finding.text;
  throw new Error(`the doctor does not look at ${what}`);
}

async function removeAccount({ id }: Shopper): Promise<boolean> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error('there is no such account');
  return deleteAccount(db, user, shop.api.clock());
}

describe('an open dispute', () => {
  test('is shown to the shopper, who cannot cancel until it is won', async () => {
    const { shopper, id, total, show, claim, win } = await buy();
    const cancel = () => shop.post(`/api/v1/orders/${id}/cancel`, {}, { token: shopper.token });
    await claim();
    expect(await show()).toMatchObject({
      status: 'paid',
      disputedPrice: toEgp(total),
      isCancellable: false,
    });
    expect(await cancel()).toMatchObject({ status: 409, body: { code: 'order-disputed' } });
    expect(await statusOf(shopper)).toBe('paid');
    await win();
    const shown = await show();
    expect(shown).toMatchObject({ status: 'paid', isCancellable: true });
    expect(shown).not.toHaveProperty('disputedPrice');
    expect((await cancel()).status).toBe(200);
    await shop.runJobs();
    expect(await statusOf(shopper)).toBe('refunded');
  });

  test('is shown at the desk, which packs and ships the order only with --anyway', async () => {
    const { number, total, claim } = await buy();
    await claim(total);
    const orders = await ask('listOrders', { limit: 1000 });
    expect(orders.find((order) => order.orderNumber === number)).toMatchObject({ claimedPiastres: total });
    expect(await ask('readOrder', { order: number })).toMatchObject({
      claimedPiastres: total,
      heldPiastres: 0,
    });
    await expect(ask('packOrder', { order: number })).rejects.toThrow(
      /^Order MS-\S+ is paid, and a bank claims .+--anyway/,
    );
    expect(await ask('packOrder', { order: number, isAnyway: true })).toMatchObject({ status: 'packed' });
    await expect(ask('shipOrder', { order: number, ...PARCEL })).rejects.toThrow(/a bank claims/);
    expect(await ask('shipOrder', { order: number, ...PARCEL, isAnyway: true })).toMatchObject({
      status: 'shipped',
    });
  });

  test('leaves only the undisputed money to refund when the order is cancelled', async () => {
    const { shopper, id, number, total, show, claim } = await buy();
    await claim(total - 1000);
    await cancelOrder(shop.api, id, 'shop');
    expect(await show()).toMatchObject({ refundDuePrice: 10, disputedPrice: toEgp(total - 1000) });
    expect(await ask('readOrder', { order: number })).toMatchObject({ heldPiastres: 1000 });
    await shop.runJobs();
    expect(readFirstParagraphs(shopper)).toContainEqual(
      expect.stringMatching(/has been cancelled\. We’ll refund you 10 EGP\.$/),
    );
    expect(readFirstParagraphs(shopper)).toContainEqual(expect.stringMatching(/^We’ve refunded 10 EGP/));
  });

  test('blocks a refund that was requested before', async () => {
    const { id, claim, readRefunds } = await buy();
    const refund = vi.spyOn(bank.gateway, 'refund');
    await refundOrder(shop.api, id, { amountPiastres: 1000 });
    await claim();
    await shop.runJobs();
    expect(refund).not.toHaveBeenCalled();
    expect(await readRefunds()).toMatchObject([{ state: 'refused' }]);
    // The doctor asks nobody to refund by hand, which would pay twice.
    expect(await examine('refunds')).toBe('none waits for a person');
  });

  test('is asked about at the gateway until it is decided, without a notification', async () => {
    const { shopper, charge, total, claim } = await buy();
    await claim();
    Object.assign(charge, { disputedPiastres: 0, lostPiastres: total });
    const sweep = async () => {
      await createRecurringWork(shop.api).sweep?.();
      await shop.runJobs();
    };
    shop.passTime(5 * HOUR_MS);
    await sweep();
    expect(await statusOf(shopper)).toBe('paid');
    shop.passTime(2 * HOUR_MS);
    await sweep();
    expect(await statusOf(shopper)).toBe('refunded');
  });
});

describe('a lost dispute counts as a refund', () => {
  test('of a paid order, which is not shipped and is restocked', async () => {
    const { quantity } = await readProduct(plain.id);
    const { shopper, id, total, show, claim, lose } = await buy();
    await claim();
    await lose();
    expect(await kindsOf(id)).toEqual(['charge', 'dispute', 'dispute_lost']);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'refunded', stock: 'none' }]);
    expect((await readProduct(plain.id)).quantity).toBe(quantity);
    const shown = await show();
    expect(shown).toMatchObject({ status: 'refunded', refundedPrice: toEgp(total), isPaid: false });
    expect(shown).not.toHaveProperty('refundDuePrice');
    expect(shown).not.toHaveProperty('disputedPrice');
  });

  test('of a cancelled order: nothing is due, and the account can be deleted', async () => {
    const { shopper, id, number, charge, show, claim, lose } = await buy();
    await claim();
    await cancelOrder(shop.api, id, 'shop');
    await shop.runJobs();
    expect(charge.refundedPiastres).toBe(0);
    const shown = await show();
    expect(shown).not.toHaveProperty('refundDuePrice');
    expect(shown.history.at(-1)).toMatchObject({ status: 'cancelled' });
    expect(readFirstParagraphs(shopper).filter((text) => text?.includes('We’ll refund you'))).toEqual([]);
    expect(readFirstParagraphs(shopper)).toContainEqual(
      expect.stringMatching(/has been cancelled\. You don’t have to pay anything\.$/),
    );
    // The account can't be deleted yet: if the shop wins the dispute, it owes the shopper the money.
    await expect(removeAccount(shopper)).rejects.toThrow(/is still in progress/);
    await lose();
    expect(await ask('readOrder', { order: number })).toMatchObject({ status: 'refunded', heldPiastres: 0 });
    expect(await examine('ledger')).not.toContain(number);
    expect(await removeAccount(shopper)).toBe(true);
  });

  test('of a delivered order, first in part and then in full', async () => {
    const { shopper, number, total, claim, lose } = await buy();
    await deliver(number);
    await claim(1000);
    await lose(1000);
    expect(await statusOf(shopper)).toBe('partly_refunded');
    await lose(total);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'refunded', stock: 'sold' }]);
    await expect(ask('refundOrder', { order: number, isByHand: true })).rejects.toThrow(
      /holds no money of it/,
    );
  });

  test('and settles a refund that the gateway refused', async () => {
    const { id, number, charge, claim, lose, readRefunds, askNow } = await buy();
    await deliver(number);
    await refundOrder(shop.api, id, { amountPiastres: 1000 });
    await claim();
    await shop.runJobs();
    await lose(1000);
    expect(await readRefunds()).toMatchObject([{ state: 'done' }]);
    await askNow();
    await shop.runJobs();
    expect(charge.refundedPiastres).toBe(0);
    expect((await ask('readOrder', { order: number })).status).toBe('partly_refunded');
  });
});

describe('a won dispute returns the money to the shop', () => {
  test('of a cancelled order, which is then refunded once', async () => {
    const { shopper, id, total, charge, claim, win, askNow } = await buy();
    await claim();
    await cancelOrder(shop.api, id, 'shop');
    await win();
    await shop.runJobs();
    await askNow();
    await shop.runJobs();
    expect(charge.refundedPiastres).toBe(total);
    expect(await statusOf(shopper)).toBe('refunded');
    expect(await kindsOf(id)).toEqual(['charge', 'dispute', 'dispute_won', 'refund']);
  });

  test('after it was lost: a delivered order has its status back', async () => {
    const { shopper, number, id, claim, lose, win, show } = await buy();
    await deliver(number);
    await claim();
    await lose();
    const warn = vi.spyOn(shop.api.log, 'warn');
    await claim();
    expect(warn.mock.calls.map(([, text]) => text)).toEqual(['a dispute was reopened']);
    warn.mockRestore();
    // The bank has reopened the dispute, but returned no money yet.
    expect(await statusOf(shopper)).toBe('refunded');
    await win();
    expect(await kindsOf(id)).toEqual([
      'charge',
      'dispute',
      'dispute_lost',
      'dispute_reopened',
      'dispute_won',
    ]);
    expect(await show()).toMatchObject({ status: 'delivered', isPaid: true });
    expect(await show()).not.toHaveProperty('refundedPrice');
  });

  test('after it was lost: an order that was never shipped is refunded', async () => {
    const { shopper, total, charge, lose, win } = await buy();
    await lose();
    expect(await statusOf(shopper)).toBe('refunded');
    await win();
    await shop.runJobs();
    expect(charge.refundedPiastres).toBe(total);
    expect(await statusOf(shopper)).toBe('refunded');
  });
});
