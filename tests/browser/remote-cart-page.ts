/** The cart screen on the fake provider. */
import { expect, type Page } from '@playwright/test';
import type { FakeProvider } from '#tests/setup/fake-provider.ts';
import { at, say } from './language.ts';
import { fillCart, findFirstTwo, signIn } from './remote-shopper.ts';

export const findRows = (page: Page) =>
  page.getByRole('list', { name: say('Products in your cart') }).getByRole('listitem');
export const findButton = (page: Page, name: string) => findRows(page).first().getByRole('button', { name });
export const findQuantityField = (page: Page) =>
  findRows(page)
    .first()
    .getByRole('spinbutton', { name: say('Quantity') });
export const findCheckOutLink = (page: Page) => page.getByRole('link', { name: say('Check Out') });
export const findTotal = (page: Page) =>
  page
    .getByRole('region', { name: say('Summary') })
    .getByRole('definition')
    .nth(1);
export const findUpdateAlert = (page: Page, why: string) =>
  page.getByRole('alert').filter({ hasText: `${say('We couldn’t update your cart.')} ${why}` });

export const findMoreButton = (page: Page) => findButton(page, say('Increase quantity'));
export const findLessButton = (page: Page) => findButton(page, say('Decrease quantity'));

/** Signs in a shopper with one piece each of two products in the cart. */
export async function signInWithCart(page: Page, provider: FakeProvider): Promise<void> {
  await fillCart(provider, await signIn(page, provider), findFirstTwo(provider));
}

export async function expectSettled(page: Page): Promise<void> {
  await expect(findRows(page)).toHaveCount(2);
  await expect(findCheckOutLink(page)).not.toHaveAttribute('aria-disabled');
}

export async function openCart(page: Page, provider: FakeProvider): Promise<void> {
  await signInWithCart(page, provider);
  await page.goto(at('/cart'));
  await expectSettled(page);
}
