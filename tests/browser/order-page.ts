import { json } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { writeConfirmLink } from '#api/orders/tracking-links.ts';
import { CARD_MESSAGES } from '#api/payments/test-card/shell.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import { askRunningShop } from '#server/control-socket.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { putIntoCart, type SignedInShopper, startCheckout } from '#tests/setup/shop-client.ts';
import { language, say } from './language.ts';
import { callTo } from './requests.ts';

/** The heading of the newest order, which is the text of its status. */
export const findStatusHeading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });
/** The newest order, found by the text of its status. */
export const findNewestOrder = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The chip 'Paid' of the newest order. */
export const findPaidChip = (page: Page) =>
  page.getByRole('main').getByRole('status').getByText(say('Paid'), { exact: true });

const SAMPLE_NUMBER = 'MS-4F7K-2Q9';
/** The heading of any order, as a pattern. */
export const ORDER_NUMBER = say(`Order ${SAMPLE_NUMBER}`).replace(
  SAMPLE_NUMBER,
  'MS-[\\dA-Z]{4}-[\\dA-Z]{3}',
);

/** Puts one piece of each product into the cart; returns the cart's id. */
async function fillCart(shop: string, shopper: SignedInShopper, ids: string[]): Promise<string> {
  let cartId = '';
  for (const id of ids) cartId = await putIntoCart(shop, shopper, id);
  return cartId;
}

/** Puts one piece of each product into the cart and checks out; returns the address of the card page. */
export async function beginCheckout(
  shop: string,
  shopper: SignedInShopper,
  ...ids: string[]
): Promise<string> {
  const cartId = await fillCart(shop, shopper, ids);
  return startCheckout(shop, shopper, cartId, language);
}

interface PlacedOrder {
  _id: string;
  id: number;
  orderNumber: string;
  trackingPath: string;
}

export async function orderInCash(
  shop: string,
  shopper: SignedInShopper,
  ...ids: string[]
): Promise<PlacedOrder> {
  const cartId = await fillCart(shop, shopper, ids);
  const answer = await fetch(`${shop}/api/v1/orders/${cartId}`, {
    method: 'POST',
    headers: { token: shopper.token, 'content-type': 'application/json' },
    body: JSON.stringify({ shippingAddress: { ...ADDRESS, governorate: 'GZ' } }),
  });
  if (!answer.ok) throw new Error(`no order: ${await answer.text()}`);
  return ((await answer.json()) as { data: PlacedOrder }).data;
}

/** Calls the order desk of the shared shop, as operators do. */
async function askDesk(call: string, input: object): Promise<unknown> {
  const answer = await askRunningShop(process.env.SHARED_SHOP_DATA ?? '', `/orders/${call}`, input);
  if (answer?.statusCode !== 200) throw new Error(`${call} was refused: ${answer?.statusCode}`);
  return json(answer);
}

export async function deliver({ id: order }: PlacedOrder): Promise<void> {
  await askDesk('packOrder', { order });
  await askDesk('shipOrder', { order, carrier: 'Bosta', trackingNumber: 'EG884120' });
  await askDesk('deliverOrder', { order });
}

/** Answers the newest return of an order. */
export async function answerReturn(
  { orderNumber: order }: PlacedOrder,
  call: 'approveReturn' | 'refuseReturn',
  answer: string,
): Promise<void> {
  const { data } = (await askDesk('listReturns', { limit: 1000 })) as {
    data: { number: number; order: string }[];
  };
  const number = data.find((each) => each.order === order)?.number;
  await askDesk(call, { return: number, answer });
}

/** The path of the link in the email that asks to confirm an order. */
export function writeConfirmPath({ _id: id }: PlacedOrder): string {
  const hash = createKeyedHash(process.env.SHARED_SHOP_SECRET ?? '');
  return writeConfirmLink('', hash, { id, language });
}

/** Changes the newest order in the provider's answer, for states that only the back office can set. */
export async function changeNewest(page: Page, change: Record<string, unknown>) {
  await page.route(callTo('orders/user/*'), async (route) => {
    const answer = await route.fetch();
    const [first, ...rest] = await answer.json();
    await route.fulfill({ response: answer, json: [{ ...first, ...change }, ...rest] });
  });
}

/** The texts of the test card page. */
export const cardTexts = CARD_MESSAGES[language];

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel(cardTexts.fields.number).fill(number);
  await page.getByLabel(cardTexts.fields.expiry).fill('12 / 34');
  await page.getByLabel(cardTexts.fields.cvc).fill('123');
  await page.getByLabel(cardTexts.fields.name).fill('Sara Ali');
}

export const findPayButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${cardTexts.pay} `) });
