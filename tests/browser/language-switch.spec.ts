/** Two languages: each has its own addresses, and loads only its own messages. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { LANGUAGES } from '#contract/constants.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { messages } from '#tests/setup/messages.ts';
import { expectNoViolations } from './accessibility.ts';
import { ARABIC, at, LONG, language, localize, say } from './language.ts';
import { test } from './shop-test.ts';

const other = language === 'en' ? 'ar' : 'en';
const LANGUAGE_NAMES = { en: 'English', ar: 'العربية' };
const DIRECTIONS = { en: 'ltr', ar: 'rtl' };
const LOCALES = { en: 'en-US', ar: 'ar-EG' };
const toOtherLanguage = (path: string) => (other === 'en' ? path : path === '/' ? '/ar' : `/ar${path}`);

const findRoot = (page: Page) => page.locator('html');
const findSwitch = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: LANGUAGE_NAMES[other] });
const readCookies = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`);

test('the switch leads to the same page, and the choice is stored until the next one', {
  tag: [ARABIC, LONG],
}, async ({ page, context, pageErrors }) => {
  const details = paths.productDetails(plain.id, plain.category);
  await page.goto(at(details));
  await expect(findRoot(page)).toHaveAttribute('lang', language);
  await expect(findRoot(page)).toHaveAttribute('dir', DIRECTIONS[language]);
  expect(await readCookies(context)).toEqual([]);
  await findSwitch(page).click();
  await expect(page).toHaveURL(toOtherLanguage(details));
  await expect(findRoot(page)).toHaveAttribute('lang', other);
  await expect(findRoot(page)).toHaveAttribute('dir', DIRECTIONS[other]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain.title[other]);
  expect(await readCookies(context)).toEqual([`language=${other}`]);

  await test.step('a visit from elsewhere is redirected to the chosen language', async () => {
    const list = '/products?sort=-price&page=2#results';
    await page.goto(at(list));
    await expect(page).toHaveURL(toOtherLanguage(list));
    await expect(findRoot(page)).toHaveAttribute('lang', other);
  });

  await test.step('switching back keeps the query, and stores that choice', async () => {
    await page.getByRole('banner').getByRole('link', { name: LANGUAGE_NAMES[language] }).click();
    await expect(page).toHaveURL(at('/products?sort=-price&page=2'));
    expect(await readCookies(context)).toEqual([`language=${language}`]);
    await page.goto(at('/'));
    await expect(page).toHaveURL(at('/'));
    await expect(findRoot(page)).toHaveAttribute('lang', language);
  });
  expect(pageErrors).toEqual([]);
});

test('on phones the switch shows a short name, and its full name contains that', { tag: ARABIC }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('/'));
  const shown = page.getByRole('banner').getByText(other === 'en' ? 'EN' : 'ع', { exact: true });
  await expect(shown).toBeVisible();
  await expect(findSwitch(page)).toHaveAccessibleName(`${await shown.innerText()} ${LANGUAGE_NAMES[other]}`);
});

test('after a client navigation the switch leads to the current page, on wide and small screens', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto(at('/'));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('Brands'), exact: true })
    .click();
  await expect(page).toHaveURL(at('/brands'));
  await expect(findSwitch(page)).toHaveAttribute('href', toOtherLanguage('/brands'));
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(findSwitch(page)).toBeHidden();
  await page.getByRole('button', { name: say('Menu') }).click();
  await expect(findSwitch(page)).toHaveAttribute('href', toOtherLanguage('/brands'));
  await page.goto(at('/login'));
  await expect(findSwitch(page)).toHaveAttribute('href', toOtherLanguage('/login'));
});

test.describe('a browser that prefers the other language', () => {
  test.use({ locale: LOCALES[other] });

  test('gets an offer to switch at the top of its first page, which scrolls away with the page', {
    tag: [ARABIC, LONG],
  }, async ({ page, context }) => {
    await page.goto(at('/brands'));
    const bar = page.locator(`section[lang=${other}]`);
    await expect(bar).toBeVisible();
    await expect(page).toHaveURL(at('/brands'));
    await expect.poll(() => readCookies(context)).toEqual(['language=offered']);
    await expectNoViolations(page);
    const below = async (part: Locator) => ((await part.boundingBox()) ?? { y: 0 }).y;
    expect(await below(page.getByRole('heading', { level: 1 }))).toBeGreaterThan(await below(bar));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(bar).not.toBeInViewport();

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('Categories'), exact: true })
      .click();
    await expect(page).toHaveURL(at('/categories'));
    await expect(bar).toBeHidden();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(bar).toBeHidden();
  });

  test('can decline or accept the offer', { tag: LONG }, async ({ page, context }) => {
    const bar = page.locator(`section[lang=${other}]`);
    await page.goto(at('/login'));
    await bar.getByRole('button').click();
    await expect(bar).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await readCookies(context)).toEqual(['language=asked']);

    await context.clearCookies();
    await page.goto(at('/brands'));
    await bar.getByRole('link', { name: LANGUAGE_NAMES[other] }).click();
    await expect(page).toHaveURL(toOtherLanguage('/brands'));
    await expect(page.locator(`section[lang=${language}]`)).toBeHidden();
  });
});

test.describe('a browser that prefers Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('opens the Arabic home screen, unless it chose English', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/ar');
    await page.getByRole('banner').getByRole('link', { name: LANGUAGE_NAMES.en }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/');
    await expect(page).toHaveURL('/');
    await expect(findRoot(page)).toHaveAttribute('lang', 'en');
  });
});

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

test('a page loads the messages of its own language only', { tag: ARABIC }, async ({ page }) => {
  const scripts: Promise<string>[] = [];
  const fonts: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.text());
    if (answer.url().endsWith('.woff2')) fonts.push(new URL(answer.url()).pathname);
  });
  await page.goto(at('/products'));
  await page.waitForLoadState('networkidle');
  const code = (await Promise.all(scripts)).join('\n');
  const [own, foreign] = ([language, other] as const).map((one) =>
    Object.entries(messages)
      // The banner that offers the other language is written in that language.
      .filter(([area]) => area !== 'language')
      .flatMap(([, pair]) => listTexts(pair[LANGUAGES.indexOf(one)]))
      // A single word may be an identifier in the code.
      .filter((text) => text.includes(' ') && text !== say('My Store')),
  );
  expect(code).toContain(say('Price: low to high'));
  expect(own?.filter((text) => code.includes(text)).length).toBeGreaterThan(20);
  expect(foreign?.filter((text) => code.includes(text))).toEqual([]);
  expect(await page.content()).toContain(localize(plain.title));
  // Digits and brands are Latin on Arabic pages, too.
  const scriptsOfFonts = fonts.map((font) => /alexandria-(\w+)-/.exec(font)?.[1]).sort();
  expect(scriptsOfFonts).toEqual(language === 'en' ? ['latin'] : ['arabic', 'latin']);
});
