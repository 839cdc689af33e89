/** A shop with Paymob, Stripe (both fake) and cash, and the steps of a purchase. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { startPaymob } from '#tests/gateways/paymob/start-paymob.ts';
import { startStripe } from '#tests/gateways/stripe/start-stripe.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { startShop } from '#tests/setup/running-shop.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { listOrders, putIntoCart, readCounts, type SignedInShopper } from '#tests/setup/shop-client.ts';
import { at, say } from './language.ts';
import { test as shopTest } from './shop-test.ts';
import { copyStocked } from './stocked-folder.ts';
import { findFormButton } from './submit-button.ts';

export const SHOP_DETAILS = {
  SHOP_COMPANY: 'Nile Trading',
  SHOP_COMPANY_AR: 'النيل للتجارة',
  SHOP_PHONE: '19000',
  SHOP_EMAIL: 'help@shop.example',
  SHOP_ADDRESS: '12 Tahrir Street, Cairo',
  SHOP_ADDRESS_AR: '12 شارع التحرير، القاهرة',
  SHOP_HOURS: 'Saturday to Thursday, 9 to 5',
  SHOP_HOURS_AR: 'السبت إلى الخميس، من 9 إلى 5',
  SHOP_COMMERCIAL_REGISTER: '12345',
  SHOP_TAX_NUMBER: '123-456-789',
  SHOP_PROFILES: 'https://www.facebook.com/nile',
};

async function startGatewayShop() {
  const data = copyStocked();
  const [paymob, stripe] = [await startPaymob(), await startStripe()];
  const shop = await startShop({
    DATA_DIR: data.folder,
    PAYMENTS: 'paymob,stripe,cash',
    ...paymob.environment,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_URL: stripe.url,
    ...SHOP_DETAILS,
  });
  stripe.webhooks.notifyUrl = `${shop.url}/api/payments/stripe/notify`;
  const stop = async () => {
    await shop.stop();
    await Promise.all([paymob.close(), stripe.stop()]);
    data.remove();
  };
  return { url: shop.url, paymob, stripe, stop };
}

type GatewayShop = Awaited<ReturnType<typeof startGatewayShop>>;

/** One shop for all tests of a worker. */
export const test = shopTest.extend<object, { gatewayShop: GatewayShop }>({
  gatewayShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const shop = await startGatewayShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  shop: async ({ gatewayShop }, use) => use(gatewayShop),
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Each gateway's name in the shop, the buttons of its page, and its charges. */
export const GATEWAYS = [
  {
    name: 'paymob',
    choice: 'Card or wallet',
    pay: (page: Page) => press(page, 'Pay by card'),
    payButton: (page: Page) => page.getByRole('button', { name: 'Pay by card', exact: true }),
    decline: (page: Page) => press(page, 'Decline'),
    cancel: (page: Page) => press(page, 'Cancel'),
    declined: 'failed',
    /** Paymob has no cancel address. */
    cancelPath: '/allorders',
    sumCharges: ({ paymob }: GatewayShop) => sumUnrefunded(paymob.listCharges()),
  },
  {
    name: 'stripe',
    choice: 'Card from abroad',
    pay: (page: Page) => press(page, 'Pay'),
    payButton: (page: Page) => page.getByRole('button', { name: 'Pay', exact: true }),
    decline: (page: Page) => press(page, 'Decline'),
    cancel: (page: Page) => press(page, 'Back'),
    /** Stripe reports a declined card on its own page only. */
    declined: 'pending',
    cancelPath: '/cart',
    sumCharges: ({ stripe }: GatewayShop) => sumUnrefunded(stripe.records.listCharges()),
  },
] as const;

/** Sums charges, less refunds. */
function sumUnrefunded(charges: { amountPiastres: number; refundedPiastres: number }[]): number {
  return charges.reduce((sum, charge) => sum + charge.amountPiastres - charge.refundedPiastres, 0);
}

/** Fills in the address and chooses how to pay. */
export async function fillAddress(page: Page, choice: string): Promise<void> {
  await page.goto(at(paths.shippingAddress));
  await page.getByLabel(say('Details')).fill(ADDRESS.details);
  await page.getByLabel(say('Phone')).fill(ADDRESS.phone);
  await page.getByLabel(say('City')).fill(ADDRESS.city);
  await page.getByRole('radio', { name: say(choice) }).check();
}

/** Goes from the shipping address to the gateway's page, with one piece in the cart. */
export async function goToGateway(
  page: Page,
  shop: string,
  shopper: SignedInShopper,
  { choice, payButton }: (typeof GATEWAYS)[number],
): Promise<void> {
  await putIntoCart(shop, shopper, plain.id);
  await fillAddress(page, choice);
  await findFormButton(page, 'card').click();
  await expect(payButton(page)).toBeVisible();
}

/** Expects one order with this status, and this many pieces in the cart. */
export async function expectOneOrder(
  shop: string,
  shopper: SignedInShopper,
  paymentStatus: string,
  pieces: number,
) {
  const orders = await listOrders(shop, shopper);
  expect(orders.map((order) => order.paymentStatus)).toEqual([paymentStatus]);
  expect((await readCounts(shop, shopper)).get(plain.id) ?? 0).toBe(pieces);
}
