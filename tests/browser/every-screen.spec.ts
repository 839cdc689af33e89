/** Checks of every screen: address, title, weight, layout and accessibility. */
import { expect } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { GOVERNORATES } from '#contract/governorates.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { expectNoViolations, findDarkViolations, findViolations } from './accessibility.ts';
import { ARABIC, at, language, localize, say } from './language.ts';
import { expectFit, MAX_LAYOUT_SHIFT, watchLayoutShift } from './layout-checks.ts';
import { expectLight, expectLightHtml, weighPage } from './page-weight.ts';
import { watchForeignRequests } from './requests.ts';
import { test } from './shop-test.ts';

/** Excludes nothing: axe checks the whole page. */
const NO_EXCLUSIONS: string[] = [];

const nameOf = (groups: typeof demoCatalogue.brands, slug: string) =>
  localize(groups.find((group) => group.slug === slug)?.name ?? { en: '', ar: '' });

/**
 * `npm test` checks these in the dark theme, too, because they have most components; `npm run test:long` checks all.
 */
const DARK_SCREENS = ['Home', 'Products', 'Cart', 'Product details'];

/** The largest pages. */
const LIST_SCREENS = ['Home', 'Products'];

/** Screens without a tag are tested in Arabic only by `npm run test:long`: other screens have the same components. */
const NO_TAG: string[] = [];

const SCREENS = [
  { name: 'Home', path: paths.home, title: say('My Store'), fromServer: localize(plain.title) },
  {
    name: 'Brands',
    tag: NO_TAG,
    path: paths.brands,
    title: say('Brands · My Store'),
    fromServer: nameOf(demoCatalogue.brands, 'zaytra'),
  },
  {
    name: 'Categories',
    path: paths.categories,
    title: say('Categories · My Store'),
    fromServer: nameOf(demoCatalogue.categories, 'supermarket'),
  },
  {
    name: 'Products',
    path: paths.products,
    title: say('Products · My Store'),
    fromServer: localize(plain.title),
  },
  { name: 'Cart', path: paths.cart, title: say('Cart · My Store') },
  { name: 'Wish list', tag: NO_TAG, path: paths.wishList, title: say('Wish List · My Store') },
  {
    name: 'Product details',
    path: paths.productDetails(plain.id, plain.category),
    title: say(`${localize(plain.title)} · My Store`),
    fromServer: localize(plain.description).slice(0, 40),
  },
  {
    name: 'Shipping address',
    tag: NO_TAG,
    path: paths.shippingAddress,
    title: say('Shipping Address · My Store'),
  },
  { name: 'All orders', path: paths.orders, title: say('Orders · My Store') },
  { name: 'Account', path: paths.account, title: say('Account · My Store') },
  { name: 'Login', path: paths.login, title: say('Login · My Store') },
  { name: 'Signup', tag: NO_TAG, path: paths.signup, title: say('Signup · My Store') },
  {
    name: 'Reset your password',
    tag: NO_TAG,
    path: paths.forgottenPassword,
    title: say('Reset your password · My Store'),
  },
  { name: 'Contact', tag: NO_TAG, path: paths.contact, title: say('Contact us · My Store') },
  { name: 'Help', path: paths.help, title: say('Help · My Store'), fromServer: localize(GOVERNORATES.MT) },
  { name: 'Privacy policy', tag: NO_TAG, path: paths.privacy, title: say('Privacy Policy · My Store') },
  { name: 'Terms', tag: NO_TAG, path: paths.terms, title: say('Terms & Conditions · My Store') },
  { name: 'Not found', path: '/no-such-page', title: say('Not found · My Store'), status: 404 },
];

for (const { name, tag = ARABIC, path, title, fromServer = '<h1', status = 200 } of SCREENS) {
  test(`§2 ${name}: one address, its title, server-rendered, light, stable and accessible`, {
    tag,
  }, async ({ page, shop, pageErrors }) => {
    const foreign = watchForeignRequests(page, shop);
    const weight = weighPage(page);
    const shift = await watchLayoutShift(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const answer = await page.goto(at(path));
    await page.waitForLoadState('networkidle');
    expect(answer?.status()).toBe(status);
    const html = (await answer?.text()) ?? '';
    expect(html).toContain(fromServer);
    // The page preloads the fonts of its language, and no script.
    expect(html).not.toMatch(/<link rel="modulepreload"|<script[^>]* src=/);
    const fonts = [...html.matchAll(/<link[^>]* as="font"[^>]* href="\/assets\/alexandria-(\w+)-/g)];
    expect(fonts.map(([, script]) => script)).toEqual(language === 'ar' ? ['arabic', 'latin'] : ['latin']);
    if (LIST_SCREENS.includes(name)) expectLightHtml(html);
    await expect(page).toHaveTitle(title);
    expect(new URL(page.url()).pathname).toBe(at(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(weight().scriptBytes).toBeGreaterThan(50_000);
    expect(weight().styleBytes).toBeGreaterThan(5_000);
    expect(weight().fontBytes).toBeGreaterThan(10_000);
    expectLight(weight());
    expect(await shift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    expect(foreign).toEqual([]);
    expect(pageErrors.filter((line) => status === 200 || !line.includes('404'))).toEqual([]);
    await expectFit(page, 768, 320);
    await expectNoViolations(page);
    await expectFit(page, 1440);
    const excluded = process.env.TEST_LONG ? NO_EXCLUSIONS : undefined;
    expect(await findViolations(page, excluded)).toEqual([]);
    if (process.env.TEST_LONG || (language === 'en' && DARK_SCREENS.includes(name)))
      expect(await findDarkViolations(page, excluded)).toEqual([]);
  });
}
