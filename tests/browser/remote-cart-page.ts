/** The cart screen on the fake provider. */
import { expect, type Page } from '@playwright/test';
import type { FakeProvider } from '#tests/setup/fake-provider.ts';
import { at, say } from './language.ts';
import { fillCart, firstTwo, signIn } from './remote-shopper.ts';

export const rows = (page: Page) =>
  page.getByRole('list', { name: say('Products in your cart') }).getByRole('listitem');
export const button = (page: Page, name: string) => rows(page).first().getByRole('button', { name });
export const field = (page: Page) =>
  rows(page)
    .first()
    .getByRole('spinbutton', { name: say('Quantity') });
export const checkOut = (page: Page) => page.getByRole('link', { name: say('Check Out') });
export const total = (page: Page) =>
  page
    .getByRole('region', { name: say('Summary') })
    .getByRole('definition')
    .nth(1);
export const unchanged = (page: Page, why: string) =>
  page.getByRole('alert').filter({ hasText: `${say('We couldn’t update your cart.')} ${why}` });

export const moreButton = (page: Page) => button(page, say('Increase quantity'));
export const lessButton = (page: Page) => button(page, say('Decrease quantity'));

/** Signs in a shopper with one piece each of two products in the cart. */
export async function signInWithCart(page: Page, provider: FakeProvider): Promise<void> {
  await fillCart(provider, await signIn(page, provider), firstTwo(provider));
}

export async function expectSettled(page: Page): Promise<void> {
  await expect(rows(page)).toHaveCount(2);
  await expect(checkOut(page)).not.toHaveAttribute('aria-disabled');
}

export async function openCart(page: Page, provider: FakeProvider): Promise<void> {
  await signInWithCart(page, provider);
  await page.goto(at('/cart'));
  await expectSettled(page);
}
