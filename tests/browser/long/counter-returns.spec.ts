/** Returns that the staff start, receive and refund in the counter. */
import { expect } from '@playwright/test';
import { onOffer, plain } from '#tests/setup/cart-products.ts';
import { findDarkViolations, findViolations } from '../accessibility.ts';
import { openCounter, press, test, texts } from '../counter-test.ts';
import { expectFit } from '../layout-checks.ts';
import { deliver, orderInCash } from '../order-page.ts';

const { order, returns } = texts;

test('returned pieces are received in two conditions and refunded', async ({
  page,
  join,
  shop,
  visitor,
  pageErrors,
}) => {
  const placed = await orderInCash(shop.url, visitor, plain.id, onOffer.id);
  const { orderNumber } = placed;
  await deliver(placed);
  await join(page, 'orders', 'Mona Adel');
  await openCounter(page, `/orders/${orderNumber}`);
  const width = page.viewportSize()?.width ?? 0;
  await press(page, returns.start.open);
  const dialog = page.getByRole('dialog');
  for (const field of await dialog.getByRole('textbox', { name: /[:：]/ }).all()) await field.fill('1');
  await dialog.getByRole('combobox', { name: returns.reason }).click();
  await page.getByRole('option', { name: returns.reasons.damaged }).click();
  expect(await findViolations(page)).toEqual([]);
  await expectFit(page, width);
  await dialog.getByRole('button', { name: returns.start.submit }).click();
  await expect(page).toHaveURL(/\/returns\/\d+$/);
  const linkTo = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(linkTo(order.call)).toHaveAttribute('href', /^tel:01/);
  await expect(linkTo(order.whatsApp)).toHaveAttribute('href', /^https:\/\/wa\.me\/201/);
  await expect(linkTo(order.map)).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/.*query=\S+$/);

  await press(page, returns.acts.receive);
  const fields = (condition: 'resale' | 'damaged') =>
    dialog.getByRole('textbox', { name: new RegExp(`^${returns.receive[condition]}: `) });
  await fields('resale').first().fill('1');
  await fields('damaged').last().fill('1');
  const words = dialog.getByRole('list').last();
  await expect(words).toContainText(returns.receive.backOnSale(texts.orders.pieces(1)));
  await expect(words).toContainText(returns.receive.writtenOff(texts.orders.pieces(1)));
  await expectFit(page, width);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findDarkViolations(page)).toEqual([]);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(returns.statuses.closed, { exact: true }).first()).toBeVisible();
  const pieces = page.getByRole('region', { name: returns.pieces });
  await expect(pieces).toContainText(returns.condition.resale('1'));
  await expect(pieces).toContainText(returns.condition.damaged('1'));

  await openCounter(page, `/orders/${orderNumber}`);
  const money = page.getByRole('region', { name: order.money });
  await expect(money).toContainText(order.kinds.refund);
  await expect(page.getByRole('button', { name: returns.start.open })).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});
