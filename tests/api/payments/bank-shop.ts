import type { Gateway, PaymentNotification } from '#api/payments/gateway.ts';
import { createTestCardGateway } from '#api/payments/test-card/gateway.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop, type Shopper } from '#tests/setup/test-shop.ts';

/** A gateway with a page of its own that notifies us afterwards, as real ones do. */
const bank: Gateway = {
  ...createTestCardGateway(),
  name: 'bank',
  async readNotification(request) {
    if (request.headers.get('signature') !== 'right') return undefined;
    return (await request.json()) as PaymentNotification;
  },
};

/** A shop that is paid through such a gateway, and the steps of its tests. */
export async function openBankShop() {
  const shop = await openTestShop({ payments: bank });
  const steps = createShopSteps(shop);
  let events = 0;
  return {
    ...steps,
    shop,
    notify: (page: string, state: string, more: object = {}, signature = 'right') =>
      shop.post(
        '/api/payments/bank/notify',
        { eventId: `event-${++events}`, sessionId: page.slice('/pay/'.length), state, ...more },
        { headers: { signature } },
      ),
    /** The status of the shopper's latest order. */
    statusOf: async (shopper: Shopper) => (await steps.readOrders(shopper)).at(-1)?.status,
  };
}
