/** An order from a shopper's click to a refund, processed by three members of staff. */
import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { paths } from '#app/paths.ts';
import type { Language } from '#contract/constants.ts';
import { formatEgp } from '#contract/money.ts';
import { arabic } from '#counter/i18n/arabic.ts';
import { english } from '#counter/i18n/english.ts';
import { onOffer } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { findCartLink } from '../cart-page.ts';
import { openCounter, test } from '../counter-test.ts';
import { at, say } from '../language.ts';
import { findNewestOrder, findStatusHeading } from '../order-page.ts';
import { findFormButton } from '../submit-button.ts';

const REFUND_PIASTRES = 1050;

// Four people act one after the other, each in a browser of their own.
test.describe.configure({ timeout: 300_000 });

const findDialog = (page: Page) => page.getByRole('dialog');
const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const findTimeline = (page: Page) =>
  page.getByRole('region', { name: english.order.timeline }).getByRole('listitem');

/** Puts a product into the cart and orders it in cash; returns the order's number. */
async function buy(page: Page, shop: string): Promise<string> {
  await page.goto(shop + at(paths.productDetails(onOffer.id, onOffer.category)));
  await page
    .getByRole('main')
    .getByRole('button', { name: say('Add to cart') })
    .first()
    .click();
  await findCartLink(page, 1).click();
  await page.getByRole('link', { name: say('Check Out') }).click();
  await page.getByLabel(say('Details')).fill(ADDRESS.details);
  await page.getByLabel(say('Phone')).fill(ADDRESS.phone);
  await page.getByLabel(say('City')).fill(ADDRESS.city);
  await page.getByRole('radio', { name: say('Cash on delivery') }).check();
  await findFormButton(page, 'cash').click();
  const text = await findNewestOrder(page, say('Order placed')).textContent();
  return /MS-[\dA-Z]{4}-[\dA-Z]{3}/.exec(text ?? '')?.[0] ?? '';
}

/** Opens a browser of another person. */
async function openBrowser(
  browser: Browser,
  baseURL: string | undefined,
  own: Language,
  width: number,
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: own === 'ar' ? 'ar-EG' : 'en-US',
    viewport: { width, height: 844 },
  });
  return context.newPage();
}

test('an order is bought, packed and shipped, delivered, and partly refunded by three people', async ({
  page: shopperPage,
  browser,
  baseURL,
  join,
  shop,
  shopper: _,
}) => {
  const number = await buy(shopperPage, shop.url);
  const path = `/orders/${number}`;

  await test.step('on a phone, in Arabic, somebody confirms, packs and ships it', async () => {
    const { order } = arabic;
    const page = await openBrowser(browser, baseURL, 'ar', 390);
    await join(page, 'orders', 'منى عادل', 'ar');
    await openCounter(page, `/orders?search=${number}`);
    await page.getByRole('link', { name: number }).click();
    await findButton(page, order.acts.confirm).click();
    await findDialog(page).getByRole('button', { name: order.acts.confirm, exact: true }).click();
    await findButton(page, order.acts.pack).click();
    await findDialog(page).getByRole('checkbox').check();
    await findDialog(page).getByRole('button', { name: order.acts.pack, exact: true }).click();
    await findButton(page, order.acts.ship).click();
    await findDialog(page).getByRole('combobox', { name: order.carrier }).fill('Bosta');
    await findDialog(page).getByLabel(order.trackingNumber).fill('EG884120');
    await findDialog(page).getByRole('button', { name: order.acts.ship, exact: true }).click();
    await expect(findButton(page, order.acts.deliver)).toBeVisible();
    await page.context().close();
  });

  await test.step('a manager records that it arrived', async () => {
    const page = await openBrowser(browser, baseURL, 'en', 1440);
    await join(page, 'manager', 'Karim Samy', 'en');
    await openCounter(page, path);
    await findButton(page, english.order.acts.deliver).click();
    await findDialog(page).getByRole('button', { name: english.order.acts.deliver }).click();
    await expect(findTimeline(page).last()).toContainText(english.order.events.delivered);
    await page.context().close();
  });

  await test.step('the owner refunds a part, and the ledger has it', async () => {
    const { money, order } = english;
    const page = await openBrowser(browser, baseURL, 'en', 1440);
    await join(page, 'owner', 'Nadia Fouad', 'en');
    await openCounter(page, path);
    await findButton(page, order.more).click();
    await page.getByRole('menuitem', { name: order.acts.refund }).click();
    await findDialog(page)
      .getByLabel(order.amount)
      .fill(String(REFUND_PIASTRES / 100));
    await findDialog(page).getByRole('button', { name: order.acts.refund, exact: true }).click();
    await expect(findTimeline(page).last()).toContainText(order.events.refunded_part);
    for (const [event, person] of [
      ['confirmed', 'منى عادل'],
      ['packed', 'منى عادل'],
      ['shipped', 'منى عادل'],
      ['delivered', 'Karim Samy'],
      ['refunded_part', 'Nadia Fouad'],
    ] as const)
      await expect(findTimeline(page).filter({ hasText: order.events[event] })).toContainText(person);

    const { taken, refunded } = await readSums(page, number);
    expect(refunded).toBe(REFUND_PIASTRES);
    await openCounter(page, `/money/ledger?order=${number}`);
    const row = (kind: string) => page.getByRole('row').filter({ hasText: kind });
    await expect(row(order.kinds.charge)).toContainText(formatEgp(taken).replace(' EGP', ''));
    await expect(row(order.kinds.refund)).toContainText(/−10\.50$/);
    await expect(row(order.kinds.refund)).toContainText('Nadia Fouad');
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: money.titles.ledger })).toBeVisible();
    await page.context().close();
  });

  await test.step('the shopper sees the refund', async () => {
    await shopperPage.reload();
    await expect(findStatusHeading(shopperPage, say('Partly refunded'))).toBeVisible();
    const own = findNewestOrder(shopperPage, say('Partly refunded'));
    await expect(own).toContainText(number);
    await expect(
      own.getByRole('definition').filter({ hasText: say(formatEgp(REFUND_PIASTRES)) }),
    ).toBeVisible();
  });
});

/** Reads how much of the order's money was taken and refunded, from the staff API. */
async function readSums(page: Page, number: string): Promise<{ taken: number; refunded: number }> {
  const answer = await page.request.get(`/api/staff/orders/${number}`);
  const { takenPiastres, refundedPiastres } = (await answer.json()).data;
  return { taken: takenPiastres, refunded: refundedPiastres };
}
