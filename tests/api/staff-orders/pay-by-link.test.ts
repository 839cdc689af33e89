/** An order that the staff placed is paid through its payment link, in time or late. */
import { expect, test } from 'vitest';
import { expireUnpaid } from '#api/payments/expire-unpaid.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { APPROVED_CARD, createShopSteps, readRedirect } from '#tests/setup/shop-steps.ts';
import { askAs } from '#tests/setup/staff.ts';
import { openStaffOrdersShop, totalOf } from './staff-orders-shop.ts';

const { shop, member, place } = await openStaffOrdersShop();
const { postForm, readProduct, setStock } = createShopSteps(shop);
const HOUR_MS = 60 * 60_000;
const { quantity } = await readProduct(plain.id);

const readOrder = async (orderNumber: string) =>
  (await askAs(shop, member, 'GET', `/orders/${orderNumber}`)).body.data;

/** Places an order whose hold ends after two hours, and creates its payment link. */
async function placeLinked() {
  const { orderNumber } = (await place({ payment: 'link', holdHours: 2, pieces: 2, language: 'en' })).body
    .data;
  const { body } = await askAs(shop, member, 'POST', `/orders/${orderNumber}/payment-link`, { body: {} });
  return { orderNumber, link: new URL(body.data.link) };
}

/** Opens a payment link; returns the path of the card page. */
async function openPage(link: URL): Promise<string> {
  const { status, body } = await shop.post(`/api/v1/orders/track/${link.searchParams.get('pay')}/pay`, {});
  if (status !== 200) throw new Error(`not opened: ${JSON.stringify(body)}`);
  return new URL(body.url).pathname;
}

/** Advances the clock past the end of the hold. */
async function expire(): Promise<void> {
  shop.passTime(2 * HOUR_MS + 60_000);
  await expireUnpaid(shop.api);
}

test('an order paid in time names the member who placed it, and its payment names nobody', async () => {
  const { orderNumber, link } = await placeLinked();
  expect(readRedirect(await postForm(await openPage(link), APPROVED_CARD))).toEqual([
    303,
    `${link.href}&from=payment`,
  ]);
  expect(await readOrder(orderNumber)).toMatchObject({
    ...{ status: 'paid', placedBy: 'Hany Samir', duePiastres: 0, takenPiastres: totalOf(2) },
    timeline: [{ event: 'charged', by: 'gateway', person: null }],
  });
  expect(await readProduct(plain.id)).toMatchObject({ quantity: quantity - 2 });
  await expire();
  expect((await readOrder(orderNumber)).status).toBe('paid');
  await setStock(plain.id, quantity);
});

test('an order paid after its hold ended takes its pieces again', async () => {
  const { orderNumber, link } = await placeLinked();
  await expire();
  expect((await readOrder(orderNumber)).status).toBe('expired');
  expect((await readProduct(plain.id)).quantity).toBe(quantity);
  await postForm(await openPage(link), APPROVED_CARD);
  expect((await readOrder(orderNumber)).status).toBe('paid');
  expect((await readProduct(plain.id)).quantity).toBe(quantity - 2);
  await setStock(plain.id, quantity);
});

test('an expired order whose pieces were sold meanwhile can’t be paid', async () => {
  const { orderNumber, link } = await placeLinked();
  await expire();
  await setStock(plain.id, 1);
  const path = `/api/v1/orders/track/${link.searchParams.get('pay')}/pay`;
  expect(await shop.post(path, {})).toMatchObject({ status: 400, body: { errors: { param: 'count' } } });
  expect(await readOrder(orderNumber)).toMatchObject({ status: 'expired', takenPiastres: 0 });
  await setStock(plain.id, quantity);
});
