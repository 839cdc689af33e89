/** Actions that need a login (§6 of the specification): login screens name the action until the visitor leaves. */
import { expect, type Page } from '@playwright/test';
import * as arabic from '#app/i18n/ar/sign-in.ts';
import * as english from '#app/i18n/en/sign-in.ts';
import { paths } from '#app/paths.ts';
import { other, plain, soldOut } from '#tests/setup/cart-products.ts';
import { signUp } from '#tests/setup/shop-client.ts';
import { expectUsable } from './accessibility.ts';
import { openDetails } from './details-page.ts';
import { ARABIC, at, LONG, language, localize, say } from './language.ts';
import { MAX_LAYOUT_SHIFT, watchLayoutShift } from './layout-checks.ts';
import { test } from './shop-test.ts';
import { readWishList } from './shopper.ts';
import { findFormButton } from './submit-button.ts';

type Purpose = Exclude<keyof (typeof texts)['purposes'], 'checkout'>;

const texts = language === 'en' ? english : arabic;
const otherTexts = language === 'en' ? arabic : english;

const findNote = (page: Page, purpose: Purpose, { title } = plain) =>
  page.getByText(texts.logInTo(texts.purposes[purpose](localize(title))), { exact: true });
const findPicture = (page: Page) => page.getByRole('main').locator('img');
const findButton = (page: Page, { title }: typeof plain, name: string) =>
  page
    .getByRole('article')
    .filter({ hasText: localize(title) })
    .first()
    .getByRole('button', { name: say(name) });

async function pressAddToCart(page: Page): Promise<void> {
  await page.goto(at(paths.productsOfCategory(plain.category)));
  await findButton(page, plain, 'Add to cart').click();
  await expect(page).toHaveURL(at('/login'));
}

test("login and signup name the product of 'Add to cart', with its picture, without a layout shift", {
  tag: ARABIC,
}, async ({ page, pageErrors }) => {
  await pressAddToCart(page);
  await expect(findNote(page, 'cart')).toBeVisible();
  await expect(findPicture(page)).toHaveAttribute('src', /\/media\//);
  await expectUsable(page, 390, 320, 1440);
  const shift = await watchLayoutShift(page);
  await page.reload();
  await expect(findNote(page, 'cart')).toBeVisible();
  expect(await shift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  await page.getByRole('link', { name: say('Register') }).click();
  await expect(page).toHaveURL(at('/signup'));
  await expect(
    page.getByText(texts.signUpTo(texts.purposes.cart(localize(plain.title))), { exact: true }),
  ).toBeVisible();
  await expect(findPicture(page)).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('the login screen names the product in the language it is switched to', { tag: LONG }, async ({
  page,
}) => {
  await pressAddToCart(page);
  const otherLanguage = language === 'en' ? 'ar' : 'en';
  await page
    .getByRole('banner')
    .getByRole('link', { name: otherLanguage === 'ar' ? 'العربية' : 'English' })
    .click();
  const purpose = otherTexts.purposes.cart(plain.title[otherLanguage]);
  await expect(page.getByText(otherTexts.logInTo(purpose), { exact: true })).toBeVisible();
});

test('the login screen names the product of a heart, a review and a notification', { tag: LONG }, async ({
  page,
  pageErrors,
}) => {
  await page.goto(at(paths.productsOfCategory(plain.category)));
  await findButton(page, plain, 'Add to wish list').click();
  await expect(findNote(page, 'wish')).toBeVisible();
  await openDetails(page, other);
  const reviews = page.getByRole('region', { name: say('Reviews') });
  await reviews.getByRole('link', { name: say('Write a review') }).click();
  await expect(findNote(page, 'review', other)).toBeVisible();
  await openDetails(page, soldOut);
  await page.getByRole('button', { name: say('Notify me when it’s back in stock') }).click();
  await expect(findNote(page, 'alert', soldOut)).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test(
  'if a visitor leaves the login screen, a later login does not do the interrupted action',
  { tag: LONG },
  async ({ page, shop }, { testId, retry }) => {
    const email = `wall-${testId}-${retry}-${Date.now()}@example.com`;
    await signUp(shop.url, email);
    await page.goto(at(paths.productsOfCategory(plain.category)));
    await findButton(page, plain, 'Add to wish list').click();
    await expect(findNote(page, 'wish')).toBeVisible();
    await page.goBack();
    await expect(findButton(page, plain, 'Add to wish list')).toBeVisible();
    await page.goto(at('/login'));
    await expect(page.getByText(texts.loginNote)).toBeVisible();
    await page.getByLabel(say('Email')).fill(email);
    await page.getByLabel(say('Password'), { exact: true }).fill('Secret@123');
    await findFormButton(page, 'login').click();
    await expect(page).toHaveURL(at('/'));
    const token = await page.evaluate(() => localStorage.getItem('Token') ?? '');
    expect(await readWishList(shop.url, { token })).toEqual([]);
  },
);
