/** Questions about a product, and reports of reviews. */
import { expect, type Page } from '@playwright/test';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { signUp } from '#tests/setup/shop-client.ts';
import { expectNoViolations } from './accessibility.ts';
import { test } from './counter-test.ts';
import { type DemoProduct, openDetails } from './details-page.ts';
import { ARABIC, language, say } from './language.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** A product whose questions and reviews no other test looks at. */
const product = demoCatalogue.products
  .filter(({ quantity, family, ratingsQuantity }) => quantity > 5 && !family && ratingsQuantity > 2)
  .at(-6) as DemoProduct;

const region = (page: Page, name: string) => page.getByRole('region', { name: say(name) });

test(
  'a shopper reports a review, and asks a question that is public once the shop has answered',
  {
    tag: ARABIC,
  },
  async ({ page, shop, shopper: _, join, pageErrors }, { testId }) => {
    const { token } = await signUp(shop.url, `author-${testId}-${Date.now()}@example.com`);
    const written = await page.request.post(`/api/v1/products/${product.id}/reviews`, {
      headers: { token },
      data: { review: 'Buy it elsewhere', rating: 2 },
    });
    expect(written.ok()).toBe(true);
    await openDetails(page, product);
    const review = region(page, 'Reviews').getByRole('listitem').filter({ hasText: 'Buy it elsewhere' });
    await review.getByRole('button', { name: say('Report') }).click();
    await review.getByRole('button', { name: say('Send report') }).click();
    await expect(review.getByText(say('Choose a reason'))).toBeVisible();
    await review.getByRole('radio', { name: say('It’s advertising or spam') }).check();
    await expectNoViolations(page);
    await review.getByRole('button', { name: say('Send report') }).click();
    await expect(review.getByText(say('You’ve reported this review.'))).toBeFocused();

    const questions = region(page, 'Questions and answers');
    await questions.getByRole('button', { name: say('Ask a question') }).click();
    const field = questions.getByRole('textbox');
    await expect(field).toBeFocused();
    await field.fill('Is it like the one of example.com?');
    await questions.getByRole('button', { name: say('Send question') }).click();
    await expect(questions.getByText(say('Leave out links and email addresses'))).toBeVisible();
    const question = language === 'ar' ? 'هل يصلح للأطفال؟' : 'Is it good for children?';
    await field.fill(question);
    await expectNoViolations(page);
    await questions.getByRole('button', { name: say('Send question') }).click();
    await expect(page.getByText(say('Thank you! We’ll answer by email.'))).toBeVisible();
    await expect(questions.getByRole('button', { name: say('Ask a question') })).toBeFocused();
    await expect(questions.getByText(question)).toHaveCount(0);

    await join(page, 'manager');
    const origin = new URL(page.url()).origin;
    const { data } = await (await page.request.get(`/api/staff/questions?product=${product.id}`)).json();
    const { id, version } = data.find((one: { question: string }) => one.question === question);
    const answered = await page.request.put(`/api/staff/questions/${id}`, {
      headers: { origin },
      data: { version, answer: 'From three years on.' },
    });
    expect(answered.ok()).toBe(true);
    const listed = questions.getByRole('listitem').filter({ hasText: question });
    // A page that just became stale is served while it is rendered again.
    await expect(async () => {
      await page.reload();
      await expect(listed).toContainText('From three years on.', { timeout: 1000 });
    }).toPass();
    await expectNoViolations(page);
    expect(pageErrors).toEqual([]);
  },
);
