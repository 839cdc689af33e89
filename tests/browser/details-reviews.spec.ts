/** Reviews of a product: reading, counting by stars, writing, changing and deleting. */
import { expect, type Page } from '@playwright/test';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { signUp } from '#tests/setup/shop-client.ts';
import { expectNoViolations } from './accessibility.ts';
import { type DemoProduct, openDetails } from './details-page.ts';
import { ARABIC, at, LONG, say } from './language.ts';
import { test } from './shop-test.ts';
import { findFormButton } from './submit-button.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Products whose ratings no other test looks at. */
const [readProduct, reviewedProduct, visitedProduct] = demoCatalogue.products
  .filter(({ quantity, family, ratingsQuantity }) => quantity > 5 && !family && ratingsQuantity > 2)
  .slice(-3) as [DemoProduct, DemoProduct, DemoProduct];

const findReviews = (page: Page) => page.getByRole('region', { name: say('Reviews') });
const findStar = (page: Page, stars: string) =>
  findReviews(page).getByRole('radio', { name: say(stars), exact: true });
const findTextField = (page: Page) =>
  findReviews(page).getByRole('textbox', { name: say('What did you think of it?') });
const press = (page: Page, name: string) =>
  findReviews(page)
    .getByRole('button', { name: say(name), exact: true })
    .click();
/** The count of each row of the histogram, from five stars to one. */
const findCounts = (page: Page) => findReviews(page).locator('li.figures > span:last-child');
const findRatingLink = (page: Page, count: number) =>
  page.getByRole('main').getByRole('link', { name: say(`${count} ratings`) });

async function writeReview(shop: string, token: string, { id }: DemoProduct, review: string, rating: number) {
  const answer = await fetch(`${shop}/api/v1/products/${id}/reviews`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ review, rating }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

test(
  'the rating leads to the reviews, which are counted by stars, expanded, and loaded page by page',
  {
    tag: LONG,
  },
  async ({ page, shop, pageErrors }, { testId, retry }) => {
    const long = 'It does what it should, day after day, and looks good while it does. '.repeat(20).trim();
    for (const [at, text] of ['Oldest', 'Old', 'Fair', 'Good', 'Fine', long, 'Short'].entries()) {
      const { token } = await signUp(shop.url, `r${at}-${testId}-${retry}-${Date.now()}@example.com`);
      await writeReview(shop.url, token, readProduct, text, at === 0 ? 1 : 5);
    }
    await openDetails(page, readProduct);
    await findRatingLink(page, readProduct.ratingsQuantity + 7).click();
    await expect(page).toHaveURL(/#reviews$/);
    await expect(page.locator('#reviews')).toBeFocused();
    const bar = await page.getByRole('banner').boundingBox();
    const heading = await findReviews(page).getByRole('heading', { level: 2 }).boundingBox();
    expect(heading?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(heading?.y).toBeLessThan(400);

    await expect(findCounts(page)).toHaveText(['6', '0', '0', '0', '1']);
    await expect(findReviews(page).getByText(say('5 stars: 6 reviews'))).toBeAttached();
    const open = findReviews(page).getByRole('button', { name: say('Read more') });
    await expect(open).toHaveCount(1);
    await expectNoViolations(page);
    const text = findReviews(page).getByText(long);
    const cut = (await text.boundingBox())?.height ?? 0;
    await open.focus();
    await page.keyboard.press('Enter');
    const less = findReviews(page).getByRole('button', { name: say('Show less') });
    await expect(less).toBeFocused();
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    expect((await text.boundingBox())?.height).toBeGreaterThan(cut + 20);
    await page.keyboard.press('Enter');
    await expect(open).toHaveAttribute('aria-expanded', 'false');

    await expect(findReviews(page).getByText('Oldest')).toHaveCount(0);
    await press(page, 'Show more reviews');
    await expect(findReviews(page).getByText('Oldest')).toBeVisible();
    await expect(findReviews(page).getByText('Short')).toHaveCount(1);
    await expect(findReviews(page).getByRole('button', { name: say('Show more reviews') })).toHaveCount(0);
    await expect(findReviews(page).getByRole('listitem').filter({ hasText: 'Old' }).first()).toBeFocused();
    expect(pageErrors).toEqual([]);
  },
);

test('a review is written by keyboard, changed and deleted; list, average and stars follow at once', {
  tag: [ARABIC, LONG],
}, async ({ page, shopper: _, pageErrors }) => {
  const { ratingsQuantity: before } = reviewedProduct;
  await openDetails(page, reviewedProduct);
  await expect(
    findReviews(page).getByText(say('No written reviews yet. Be the first to share your opinion.')),
  ).toBeAttached();
  await press(page, 'Write a review');
  await expect(findStar(page, '1 star')).toBeFocused();
  await press(page, 'Publish review');
  await expect(findReviews(page).getByText(say('Choose 1 to 5 stars'))).toBeVisible();
  await expect(findReviews(page).getByText(say('Write a few words'))).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(findStar(page, '4 stars')).toBeChecked();
  await findTextField(page).fill('Quiet and light.');
  await press(page, 'Publish review');
  await expect(page.getByText(say('Thank you! Your review has been published.'))).toBeVisible();
  const own = findReviews(page)
    .getByRole('listitem')
    .filter({ hasText: say('Your review') });
  await expect(own).toContainText('Quiet and light.');
  await expect(findCounts(page)).toHaveText(['0', '1', '0', '0', '0']);
  await expect(findRatingLink(page, before + 1)).toBeVisible();
  await expect(findReviews(page).getByRole('button', { name: say('Change'), exact: true })).toBeFocused();

  await press(page, 'Change');
  await expect(findTextField(page)).toHaveValue('Quiet and light.');
  await findStar(page, '2 stars').check({ force: true });
  await findTextField(page).fill('It broke.');
  await press(page, 'Save changes');
  await expect(own).toContainText('It broke.');
  await expect(findCounts(page)).toHaveText(['0', '0', '0', '1', '0']);
  await page.reload();
  await expect(own).toContainText('It broke.');
  await expect(own).toHaveCount(1);

  await press(page, 'Delete');
  await expect(findReviews(page).getByRole('button', { name: say('Keep it') })).toBeFocused();
  await press(page, 'Keep it');
  await press(page, 'Delete');
  await press(page, 'Delete');
  await expect(page.getByText(say('Your review has been deleted.'))).toBeVisible();
  await expect(own).toHaveCount(0);
  await expect(findRatingLink(page, before)).toBeVisible();
  await expect(findReviews(page).getByRole('button', { name: say('Write a review') })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test(
  'a visitor who wants to write a review logs in and returns to the form',
  { tag: LONG },
  async ({ page, shop, pageErrors }, { testId, retry }) => {
    const email = `w-${testId}-${retry}-${Date.now()}@example.com`;
    await signUp(shop.url, email);
    await openDetails(page, visitedProduct);
    await findReviews(page).scrollIntoViewIfNeeded();
    await findReviews(page)
      .getByRole('link', { name: say('Write a review') })
      .click();
    await expect(page).toHaveURL(at('/login'));
    await page.getByLabel(say('Email')).fill(email);
    await page.getByLabel(say('Password'), { exact: true }).fill('Secret@123');
    await findFormButton(page, 'login').click();
    await expect(page).toHaveURL(/#reviews$/);
    await expect(findStar(page, '1 star')).toBeFocused();
    await press(page, 'Cancel');
    await expect(findReviews(page).getByRole('button', { name: say('Write a review') })).toBeFocused();
    expect(pageErrors).toEqual([]);
  },
);
