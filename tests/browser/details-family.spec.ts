/** A family of variants with different prices and stock, in which not every combination exists. */
import { expect, type Page } from '@playwright/test';
import type { FakeProduct } from '#tests/setup/fake-provider/catalogue.ts';
import { answerJson } from '#tests/setup/fake-provider/faults.ts';
import type { FakeProvider } from '#tests/setup/fake-provider.ts';
import { callOf, findTitle, pathOf } from './details-page.ts';
import { ARABIC, LONG, say } from './language.ts';
import { test } from './remote-test.ts';
import { holdBack } from './requests.ts';
import { watchAnnouncements } from './watch-announcements.ts';

const findRadio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const findPrice = (page: Page, text: string) =>
  page.getByRole('main').getByText(say(text), { exact: true }).first();

const OPTIONS = [
  {
    key: 'colour',
    name: 'Colour',
    values: [
      { value: 'black', name: 'Black', swatch: '#111111' },
      { value: 'red', name: 'Red', swatch: '#cc0000' },
    ],
  },
  { key: 'size', name: 'Size', values: ['S', 'M', 'L'].map((name) => ({ value: name.toLowerCase(), name })) },
];

/** Sells a family (black in S and M, red in M and L), and a product of the same category that has no family. */
function sellFamily(provider: FakeProvider) {
  const { products } = provider.catalogue;
  const same = products.filter(({ category }) => category === products[0]?.category);
  const [blackS, blackM, redM, redL, alone] = same as [
    FakeProduct,
    FakeProduct,
    FakeProduct,
    FakeProduct,
    FakeProduct,
  ];
  const sold = [
    { product: blackS, options: { colour: 'black', size: 's' }, price: 100, offerPrice: null, quantity: 50 },
    { product: blackM, options: { colour: 'black', size: 'm' }, price: 120, offerPrice: 90, quantity: 3 },
    { product: redM, options: { colour: 'red', size: 'm' }, price: 130, offerPrice: null, quantity: 0 },
    { product: redL, options: { colour: 'red', size: 'l' }, price: 140, offerPrice: null, quantity: 50 },
  ];
  const siblings = sold.map(({ product: { _id, imageCover }, options, ...rest }) => ({
    _id,
    imageCover,
    options,
    ...rest,
  }));
  const answerWith = (product: FakeProduct, fields: object) =>
    answerJson(200, { data: { ...product, ...fields, family: { _id: 'f1', options: OPTIONS, siblings } } });
  for (const { product, options: _, ...fields } of sold)
    provider.on('GET', callOf(product), answerWith(product, fields));
  return { blackS, blackM, redM, redL, alone };
}

test('price and stock change with the choice, and are announced', {
  tag: [ARABIC, LONG],
}, async ({ page, provider, pageErrors }) => {
  const { blackS, blackM } = sellFamily(provider);
  const listAnnouncements = await watchAnnouncements(page);
  await page.goto(pathOf(blackS));
  await expect(findTitle(page)).toHaveText(blackS.title);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').getByRole('radio')).toHaveText(['Black', 'RedL', 'S', 'M', 'LRed']);
  await expect(findPrice(page, '100 EGP')).toBeVisible();
  await listAnnouncements();

  await findRadio(page, 'M').click();
  await expect(findTitle(page)).toHaveText(blackM.title);
  await expect(findPrice(page, '90 EGP')).toBeVisible();
  await expect(page.getByText(say('Only 3 left'))).toBeVisible();
  const heard = (await listAnnouncements()).join('\n');
  expect(heard).toContain(say('90 EGP'));
  expect(heard).toContain(say('Only 3 left'));
  await expect(page.getByRole('main').getByRole('radio')).toHaveText([
    'Black',
    `Red${say('Out of stock')}`,
    'S',
    'M',
    'LRed',
  ]);
  expect(pageErrors).toEqual([]);
});

test('a choice without a match changes the other option too, and says so', {
  tag: [ARABIC, LONG],
}, async ({ page, provider, pageErrors }) => {
  const { blackS, blackM, redM, redL } = sellFamily(provider);
  await page.goto(pathOf(blackM));
  await page.waitForLoadState('networkidle');
  await findRadio(page, `Red ${say('Out of stock')}`).click();
  await expect(findTitle(page)).toHaveText(redM.title);
  await expect(findPrice(page, '130 EGP')).toBeVisible();
  await findRadio(page, 'S Black').click();
  await expect(findTitle(page)).toHaveText(blackS.title);
  await findRadio(page, 'L Red').click();
  await expect(findTitle(page)).toHaveText(redL.title);
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveText(['Red', 'L']);
  expect(pageErrors).toEqual([]);
});

test('two quick choices of different options are both applied', { tag: LONG }, async ({ page, provider }) => {
  const { blackS, redM } = sellFamily(provider);
  await page.goto(pathOf(blackS));
  await page.waitForLoadState('networkidle');
  const release = await holdBack(page, /\.data/);
  await findRadio(page, 'M').click();
  await expect(findPrice(page, '90 EGP')).toBeVisible();
  await findRadio(page, `Red ${say('Out of stock')}`).click();
  await expect(findPrice(page, '130 EGP')).toBeVisible();
  await expect(findTitle(page)).toHaveText(blackS.title);
  release();
  await expect(findTitle(page)).toHaveText(redM.title);
  await expect(page).toHaveURL(pathOf(redM));
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveText([/^Red/, /^M/]);
});

test('a product without a family has no choices', { tag: LONG }, async ({ page, provider }) => {
  const { alone } = sellFamily(provider);
  await page.goto(pathOf(alone));
  await expect(findTitle(page)).toHaveText(alone.title);
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
});
