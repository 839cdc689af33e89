/** The screens of reviews and questions. */
import { expect, type Page } from '@playwright/test';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { findViolations } from '../accessibility.ts';
import { openCounter, test, texts } from '../counter-test.ts';
import { expectFit } from '../layout-checks.ts';

/** A product whose questions and reviews no other test looks at. */
const [product] = demoCatalogue.products
  .filter(({ quantity, family, ratingsQuantity }) => quantity > 5 && !family && ratingsQuantity > 2)
  .slice(-7);
const item = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

test('a question is answered and a review is answered, hidden and shown, by somebody who may', async ({
  page,
  join,
  visitor,
  pageErrors,
}) => {
  const path = `/api/v1/products/${product?.id}`;
  const send = async (url: string, data: object) => {
    const answer = await page.request.post(url, { headers: { token: visitor.token }, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const mark = `${Date.now()}`;
  await send(`${path}/questions`, { question: `How long is it? ${mark}` });
  await send(`${path}/reviews`, { review: `Rude words ${mark}`, rating: 1 });
  const { reviews, questions } = texts;
  await join(page, 'manager');
  await openCounter(page, `/questions?product=${product?.id}`);
  await item(page, mark).getByRole('button', { name: reviews.answer }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(reviews.answer).fill('Two metres.');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: reviews.publish }).click();
  await expect(item(page, mark)).toHaveCount(0);
  await page.getByRole('link', { name: questions.views.answered }).click();
  await expect(item(page, mark)).toContainText('Two metres.');

  await openCounter(page, `/reviews?view=low&product=${product?.id}`);
  const review = item(page, `Rude words ${mark}`);
  await review.getByRole('button', { name: reviews.answer, exact: true }).click();
  await dialog.getByLabel(reviews.answer).fill('We are sorry.');
  await dialog.getByRole('button', { name: reviews.publish }).click();
  await expect(review).toContainText('We are sorry.');
  await review.getByRole('button', { name: reviews.hide }).click();
  await dialog.getByLabel(reviews.reason).fill('Please stay polite.');
  await dialog.getByRole('button', { name: reviews.hide }).click();
  await expect(review).toContainText('Please stay polite.');
  const listed = async () => (await (await page.request.get(`${path}/reviews`)).text()).includes(mark);
  expect(await listed()).toBe(false);
  for (const width of [1440, 390]) await expectFit(page, width);
  expect(await findViolations(page)).toEqual([]);
  await review.getByRole('button', { name: reviews.show }).click();
  await expect(review.getByText(reviews.hidden, { exact: true })).toHaveCount(0);
  expect(await listed()).toBe(true);
  expect(pageErrors).toEqual([]);
});

test('somebody who may only read sees reviews without actions', async ({ page, join }) => {
  await join(page, 'viewer');
  await openCounter(page, '/reviews');
  await expect(page.getByRole('heading', { level: 1, name: texts.reviews.title })).toBeVisible();
  await expect(page.getByRole('button', { name: texts.reviews.hide })).toHaveCount(0);
});
