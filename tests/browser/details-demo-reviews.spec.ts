/** Written reviews of the demo catalogue, and the ratings that sizes share. */
import { expect } from '@playwright/test';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { type DemoProduct, openDetails } from './details-page.ts';
import { TEES_BY_SIZE } from './families.ts';
import { ARABIC, LONG, say } from './language.ts';
import { test } from './shop-test.ts';

const ENGLISH_REVIEW = 'Good basics. I would have liked a white instead of the off-white.';
const ARABIC_REVIEW = 'القماش تقيل ومريح. مقاس L جه مظبوط على طولي.';

test('reviews of the demo are marked, in the direction of their language', { tag: ARABIC }, async ({
  page,
}) => {
  await openDetails(page, TEES_BY_SIZE.s);
  const reviews = page.getByRole('region', { name: say('Reviews') });
  const cards = reviews.getByRole('listitem').filter({ hasText: say('Demo review') });
  await expect(cards).toHaveCount(3);
  await expect(cards.filter({ hasText: say('Sample data') })).toHaveCount(3);
  await expect(reviews.getByText(ENGLISH_REVIEW)).toHaveAttribute('dir', 'ltr');
  await expect(reviews.getByText(ARABIC_REVIEW)).toHaveAttribute('dir', 'rtl');
  await expect(reviews.getByText(ARABIC_REVIEW).locator('bdi')).toHaveText([
    'القماش تقيل ومريح.',
    'مقاس L جه مظبوط على طولي.',
  ]);
});

test('all sizes share one count of ratings', { tag: LONG }, async ({ page }) => {
  const sizes = Object.values(TEES_BY_SIZE) as DemoProduct[];
  const count = demoCatalogue.products.find(({ id }) => id === TEES_BY_SIZE.s.id)?.ratingsQuantity ?? 0;
  for (const size of [sizes[0], sizes[3]] as DemoProduct[]) {
    await openDetails(page, size);
    await expect(page.getByRole('main').getByRole('link', { name: say(`${count} ratings`) })).toBeVisible();
  }
});
