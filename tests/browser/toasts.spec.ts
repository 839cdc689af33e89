/** Toasts (§9 of the specification). How they are used by keyboard is in focus-toasts.spec.ts. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { ARABIC, at, LONG, say, startOf } from './language.ts';
import { test } from './shop-test.ts';
import { addToWishList } from './shopper.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Waits until React, which schedules its work by `MessageChannel`, has rendered updates and run their effects. */
const waitForReact = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 5; round++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
  });

test('§9 Toasts: top-right, 5000 ms, light, paused on hover, not closable on click', {
  tag: [ARABIC, LONG],
}, async ({ page, shop, shopper }) => {
  await addToWishList(shop.url, shopper, plain);
  await page.clock.install();
  await page.goto(at(paths.wishList));
  const add = page.getByRole('article').getByRole('button', { name: say('Add to cart') });
  await expect(add).toBeVisible();
  // From here on, only `runFor` advances the clock.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await add.click();
  const toast = page.getByText(say('Product Added To Card'));
  await expect(toast).toBeVisible();
  const card = toast.locator('xpath=ancestor::div[1]');
  await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const box = await toast.boundingBox();
  expect(box && startOf(box, 1440)).toBeGreaterThan(1440 / 2);
  expect(box?.y).toBeLessThan(900 / 4);
  await toast.click();
  // The pointer is over the toast, which pauses the toast's timer.
  await waitForReact(page);
  await expect(toast).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(200, 700);
  await waitForReact(page);
  const leaving = page.locator('[data-exiting]');
  await page.clock.runFor(4_999);
  await waitForReact(page);
  await expect(leaving).toHaveCount(0);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(leaving).toContainText(say('Product Added To Card'));
  await page.clock.runFor(1_000);
  await expect(toast).toHaveCount(0);
});
