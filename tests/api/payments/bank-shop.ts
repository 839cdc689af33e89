import type { ApiSettings } from '#api/dependencies.ts';
import { readEntries, sumEntries } from '#api/ledger/ledger.ts';
import type { Charge, PaymentNotification } from '#api/payments/gateway.ts';
import { createPayments } from '#api/payments/payments.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { refunds } from '#api/schema/payments.ts';
import { createBank } from '#tests/setup/bank.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop, type Shopper, TEST_SETTINGS } from '#tests/setup/test-shop.ts';

/** The session status that each notification reports, except those of payments. */
const STATUSES = {
  failed: 'declined',
  cancelled: 'given_up',
  expired: 'ended',
  pending: 'open',
  paying: 'paying',
} as const;

/** Opens a shop that is paid through the fake bank, with steps for tests. */
export async function openBankShop(settings: Partial<ApiSettings> = {}) {
  const bank = createBank();
  const shop = await openTestShop({
    payments: () => createPayments([bank.gateway], ['bank', 'cash']),
    settings: { ...TEST_SETTINGS, ...settings },
  });
  const steps = createShopSteps(shop);
  const idOf = (page: string) => page.slice('/pay/'.length);
  const send = (notification: PaymentNotification, signature = 'right') =>
    shop.post('/api/payments/bank/notify', notification, { headers: { signature } });
  const pay = (page: string, change?: Partial<Charge>) => send(bank.pay(idOf(page), change));
  const readEntriesOf = (orderId: string) => readEntries(shop.api.db, orderId);

  /** Places a paid order; returns it with its charge at the bank. */
  async function buy() {
    const { shopper, page } = await steps.openNewCardPage();
    await pay(page);
    const [order] = await steps.readOrders(shopper);
    const [charge] = bank.find(idOf(page)).charges;
    if (!order || !charge) throw new Error('nothing was bought');
    const askNow = () => {
      // The bank is not asked again within ten seconds.
      shop.passTime(11_000);
      return send({ about: { gatewaySessionId: idOf(page) }, state: 'ask' });
    };
    const readRefunds = () => shop.api.db.select().from(refunds).where(eq(refunds.orderId, order.id));
    return { shopper, page, id: order.id, total: order.totalPiastres, charge, askNow, readRefunds };
  }

  return {
    ...steps,
    shop,
    bank,
    idOf,
    send,
    /** Pays on the bank's page and sends the notification; each call makes another charge. */
    pay,
    buy,
    async sumOf(orderId: string) {
      const { takenPiastres, refundedPiastres } = sumEntries(await readEntriesOf(orderId));
      return { takenPiastres, refundedPiastres };
    },
    kindsOf: async (orderId: string) => (await readEntriesOf(orderId)).map(({ kind }) => kind),
    /** Sends a notification that reports a status, but no payment. */
    notify: (page: string, state: keyof typeof STATUSES, signature?: string) =>
      send(
        { about: { gatewaySessionId: idOf(page) }, state: { charges: [], status: STATUSES[state] } },
        signature,
      ),
    /** The status of the shopper's latest order. */
    statusOf: async (shopper: Shopper) => (await steps.readOrders(shopper)).at(-1)?.status,
  };
}
