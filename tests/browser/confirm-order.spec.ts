/** A cash order that is not confirmed: the orders screen says what is still to be done. */
import { expect } from '@playwright/test';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { expectUsableAnywhere } from './accessibility.ts';
import { ARABIC, at, LONG, say } from './language.ts';
import { findNewestOrder, findStatusHeading, orderInCash } from './order-page.ts';
import { test } from './shop-test.ts';

test('the orders screen names the email, sends it again, and confirms the order', {
  tag: [ARABIC, LONG],
}, async ({ page, shop, shopper, pageErrors }) => {
  await orderInCash(shop.url, shopper, plain.id);
  await page.goto(at('/allorders'));
  const order = findNewestOrder(page, say('Order placed'));
  await expect(order.locator('address p')).toHaveText([
    ADDRESS.details,
    ADDRESS.city,
    say('Giza'),
    ADDRESS.phone,
  ]);
  const step = page.getByRole('region', { name: say('One step left: confirm your order') });
  const mention = (text: string) => new RegExp(say(text).split('\u0001').join('.+@example\\.com.?'));
  await expect(step.getByText(mention('We’ve also emailed you a link to confirm, at \u0001.'))).toBeVisible();
  await expectUsableAnywhere(page);

  await step.getByRole('button', { name: say('Send email again') }).click();
  const sent = 'Sent again to \u0001. It may take a minute. Check your spam folder too.';
  await expect(step.getByRole('status')).toHaveText(mention(sent));

  await order.getByRole('button', { name: say('Confirm my order') }).click();
  await expect(findStatusHeading(page, say('Confirmed'))).toBeFocused();
  await expect(step).toBeHidden();
  expect(pageErrors).toEqual([]);
});
