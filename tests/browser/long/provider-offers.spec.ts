/** Offers: a provider's valid offer price is used; without one, the rule of the specification (§2) applies. */
import { expect, type Locator } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { answerJson } from '#tests/setup/fake-provider/faults.ts';
import { callOf, findTitle, pathOf } from '../details-page.ts';
import { at, say } from '../language.ts';
import { listOnly } from '../remote-shopper.ts';
import { test } from '../remote-test.ts';

const OFFERED_TITLES = ['Told', 'By the rule', 'Odd', 'Hardly cheaper'];
/** The same products in the order of the home screen: best rated first. */
const TITLES_BY_RATING = ['Told', 'Hardly cheaper', 'By the rule', 'Odd'];

test('home, list and details agree on offers, with valid, invalid and missing offer prices', async ({
  page,
  provider,
  pageErrors,
}) => {
  const { products } = provider.catalogue;
  const offers = [
    { name: 'Told', ratingsAverage: 4.9, offerPrice: 170, now: '170 EGP', percent: '15%' },
    { name: 'Denied', ratingsAverage: 2, offerPrice: null },
    { name: 'By the rule', ratingsAverage: 3, now: '100 EGP', percent: '50%' },
    { name: 'Odd', ratingsAverage: 2.5, offerPrice: '170', now: '100 EGP', percent: '50%' },
    { name: 'Hardly cheaper', ratingsAverage: 4, offerPrice: 199.5, now: '199.50 EGP' },
    { name: 'Dearer', ratingsAverage: 4, offerPrice: 250 },
  ];
  const listed = offers.map(({ name, ratingsAverage, ...fields }, index) => {
    const product = products[index];
    if (!product) throw new Error('the fake provider sells too little');
    return { ...product, title: name, price: 200, ratingsAverage, ...fields };
  });
  listOnly(provider, listed);
  for (const product of listed) provider.on('GET', callOf(product), answerJson(200, { data: product }));

  /** Expects an offer's price, its previous price and its badge. */
  async function expectPrice(
    place: Locator,
    { now, percent }: { now?: string; percent?: string },
    message = 'catalogue.percentOff',
  ) {
    await expect(place.getByText(say(now ?? '200 EGP'), { exact: true })).toBeVisible();
    await expect(place.locator('s')).toHaveText(now ? [say('200 EGP')] : []);
    await expect(place.getByText(/\d+%$/)).toHaveText(percent ? [say(percent, message)] : []);
  }
  const cardIn = (place: Locator, name: string) =>
    place.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

  await page.goto(at('/'));
  const onOffer = page.getByRole('region', { name: say('Offers'), exact: true });
  await expect(onOffer.getByRole('heading', { level: 3 })).toHaveText(TITLES_BY_RATING);
  await page.goto(at(paths.products));
  for (const offer of offers) await expectPrice(cardIn(page.getByRole('main'), offer.name), offer);
  await page.getByRole('checkbox', { name: say('Offers only') }).check();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(OFFERED_TITLES);
  for (const [index, offer] of offers.entries()) {
    const product = listed[index];
    if (!product) continue;
    await page.goto(pathOf(product));
    await expect(findTitle(page)).toHaveText(offer.name);
    const priced = page.locator(':has(> h1) ~ div').filter({ hasText: say('200 EGP') });
    await expectPrice(priced, offer, 'details.percentOff');
  }
  expect(pageErrors).toEqual([]);
});
