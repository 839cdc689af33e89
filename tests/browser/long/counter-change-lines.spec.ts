/** Changing an order's lines in the counter, and paying the difference through the link. */
import { expect, type Page } from '@playwright/test';
import { other, plain } from '#tests/setup/cart-products.ts';
import { listOrders, payByCard, type SignedInShopper } from '#tests/setup/shop-client.ts';
import { findDarkViolations, findViolations } from '../accessibility.ts';
import { openCounter, press, test, texts } from '../counter-test.ts';
import { nameValue, TEES_BY_SIZE } from '../families.ts';
import { language, localize, say } from '../language.ts';
import { expectFit } from '../layout-checks.ts';
import { beginCheckout, deliver, fillCard, findPayButton, orderInCash } from '../order-page.ts';

const { changeLines, newOrder, order: words } = texts;
// The width of a phone, in either language.
test.use({ viewport: { width: 390, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

const findSummary = (page: Page) => page.getByRole('region', { name: changeLines.summary });
const findLines = (page: Page) => page.getByRole('region', { name: words.lines, exact: true });

async function addProduct(page: Page, { title }: typeof other): Promise<void> {
  await page.getByRole('textbox', { name: newOrder.findProduct }).fill(title[language]);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: newOrder.remove(title[language]) })).toBeVisible();
}

/** Orders a piece of `plain` and pays it by card; returns the order's number. */
async function buy(shop: string, shopper: SignedInShopper): Promise<string> {
  await payByCard(await beginCheckout(shop, shopper, plain.id));
  const [order] = await listOrders(shop, shopper);
  if (!order) throw new Error('nothing was bought');
  return order.orderNumber;
}

async function openChange(page: Page, orderNumber: string): Promise<void> {
  await openCounter(page, `/orders/${orderNumber}`);
  await page.getByRole('link', { name: changeLines.open }).click();
  await expect(findSummary(page)).toContainText(changeLines.unchanged);
}

test('lines are changed, and the difference is paid through the copied link', async ({
  page,
  join,
  shop,
  visitor,
  pageErrors,
}) => {
  const orderNumber = await buy(shop.url, visitor);
  await join(page, 'orders', 'Hany Samir');
  await openChange(page, orderNumber);
  await addProduct(page, other);
  await expect(findSummary(page).getByRole('status')).toContainText(changeLines.emailed);
  await expectFit(page, 1440, 768, 360, 390);
  expect(await findViolations(page)).toEqual([]);
  expect(await findDarkViolations(page)).toEqual([]);
  await press(page, changeLines.save);

  await expect(findLines(page)).toContainText(other.title[language]);
  await expect(findLines(page)).toContainText(changeLines.stillOwed);
  await expect(page.getByRole('region', { name: words.timeline })).toContainText(words.events.lines_changed);
  await press(page, words.paymentLink);
  const dialog = page.getByRole('dialog', { name: words.paymentLinkOf(orderNumber) });
  expect(await findViolations(page)).toEqual([]);
  const link = await dialog.getByRole('textbox', { name: words.paymentLink }).inputValue();
  await press(page, texts.common.copyOf(words.paymentLink));
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const { pathname, search } = new URL(link);
  await page.goto(shop.url + pathname + search);
  await page.getByRole('button', { name: say('Pay now') }).click();
  await fillCard(page, '4242 4242 4242 4242');
  await findPayButton(page).click();
  await expect(page.getByText(say('Payment received. Thank you!'))).toHaveCount(1);
  await openCounter(page, `/orders/${orderNumber}`);
  await expect(findLines(page)).not.toContainText(changeLines.stillOwed);
  await expect(page.getByRole('region', { name: words.timeline })).toContainText(
    words.events.charged_difference,
  );
  expect(pageErrors).toEqual([]);
});

test('if two people change the lines at the same time, the later one chooses a version', async ({
  page,
  browser,
  join,
  shop,
  visitor,
}) => {
  const { orderNumber } = await orderInCash(shop.url, visitor, plain.id);
  const colleague = await (
    await browser.newContext({ baseURL: shop.url.replace('127.0.0.1', 'localhost') })
  ).newPage();
  await join(page, 'orders', 'Mona Adel');
  await join(colleague, 'manager', 'Hany Samir');
  for (const each of [page, colleague]) {
    await openChange(each, orderNumber);
    await addProduct(each, other);
  }
  await press(colleague, newOrder.more(plain.title[language]));
  for (const each of [colleague, page]) await press(each, changeLines.save);
  const conflict = page.getByRole('dialog', { name: texts.common.conflictTitle });
  await expect(conflict).toContainText(`2 × ${plain.title[language]}`);
  expect(await findViolations(page)).toEqual([]);
  await press(page, texts.common.saveChosen);
  const timeline = page.getByRole('region', { name: words.timeline }).getByRole('listitem');
  await expect(timeline.filter({ hasText: 'Mona Adel' })).toContainText(changeLines.beforeThat);
  await colleague.context().close();
});

test('a line of an order changes to another size', async ({ page, join, shop, visitor, pageErrors }) => {
  const { orderNumber } = await orderInCash(shop.url, visitor, TEES_BY_SIZE.m.id);
  await join(page, 'orders');
  await openChange(page, orderNumber);
  const { title } = TEES_BY_SIZE.m;
  await press(page, newOrder.switchVariant(localize(title), nameValue(TEES_BY_SIZE.m, 'size')));
  await page.getByRole('menuitem').filter({ hasText: /^L/ }).click();
  await press(
    page,
    newOrder.switchVariant(localize(TEES_BY_SIZE.l.title), nameValue(TEES_BY_SIZE.l, 'size')),
  );
  await page.keyboard.press('Escape');
  await press(page, changeLines.save);
  await expect(findLines(page)).toContainText(localize(TEES_BY_SIZE.l.title));
  await expect(page.getByRole('region', { name: words.timeline })).toContainText(changeLines.beforeThat);
  expect(pageErrors).toEqual([]);
});

test('the products of a shipped order can’t be changed, and the screen says so', async ({
  page,
  join,
  shop,
  visitor,
}) => {
  const placed = await orderInCash(shop.url, visitor, plain.id);
  await deliver(placed);
  await join(page, 'orders');
  await openCounter(page, `/orders/${placed.orderNumber}/products`);
  await expect(page.getByRole('heading', { name: changeLines.lockedTitle })).toBeVisible();
  await expect(page.getByText(changeLines.lockedText(texts.orders.statuses.delivered))).toBeVisible();
  await expect(page.getByRole('button', { name: changeLines.save })).toHaveCount(0);
  await expectFit(page, 1440, 768, 360, 390);
  expect(await findViolations(page)).toEqual([]);
  expect(await findDarkViolations(page)).toEqual([]);
  await page.getByRole('link', { name: changeLines.toOrder }).click();
  await expect(findLines(page)).toBeVisible();
});
