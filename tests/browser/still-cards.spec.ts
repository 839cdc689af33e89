/** Cards stay as the server rendered them until somebody touches them, and the page's data name their products by id alone:
 *  all else is read from the cards. */
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type { ShownProduct } from '#app/features/catalogue/shown-product.ts';
import { paths } from '#app/paths.ts';
import { ARABIC, at, language, say } from './language.ts';
import { results, titles } from './products-screen.ts';
import { test } from './shop-test.ts';

declare global {
  interface Window {
    readBack: (product: ShownProduct) => ShownProduct;
  }
}

const PLAIN: ShownProduct = {
  id: 'lamp_1',
  title: '  Lamp & "shade" <5 W> · مصباح',
  brand: 'Nile & Sons',
  category: 'Home <3',
  categoryId: 'home',
  rating: 4.75,
  pricePiastres: 123_456_750,
  offerPricePiastres: undefined,
  picture: '/media/lamp-0a1b.webp',
  secondPicture: undefined,
  placeholder: undefined,
  isSoldOut: false,
};

const VARIANTS: Record<string, Partial<ShownProduct>> = {
  plain: {},
  'on offer': { offerPricePiastres: 123_456_700 },
  'on offer for nothing': { offerPricePiastres: 0 },
  'sold out': { isSoldOut: true },
  'without a brand': { brand: '' },
  'without a category': { category: '', categoryId: 'none' },
  'without both': { brand: '', category: '', categoryId: 'none' },
  'with an odd category': { categoryId: 'home & garden/50%' },
  'without a rating': { rating: 0 },
  'without a picture': { picture: '' },
  'of another provider': { picture: 'https://provider.example/a b.jpeg?x=1&y="2"' },
  'with a second picture and a placeholder': {
    secondPicture: '/media/lamp-2.webp',
    placeholder: 'data:image/webp;base64,UklGRh4AAABXRUJQ+/A=',
  },
  'with a second picture of another place': {
    picture: 'https://provider.example/1 2.jpeg',
    secondPicture: 'https://other.example/3 4.jpeg',
  },
  'with a second picture alone': { picture: '', secondPicture: '/media/lamp-2.webp' },
  'a family of one price': { family: { variety: '4 colours · 5 sizes', priceText: undefined } },
  'a family of several prices': { family: { variety: '2 sizes', priceText: 'from 1,234.50 EGP' } },
  'a family on offer': {
    offerPricePiastres: 100,
    family: { variety: '2 sizes', priceText: undefined },
  },
  'a family that is sold out': { isSoldOut: true, family: { variety: '2 sizes', priceText: undefined } },
};

/** Renders a card as the server does, and reads the product from it; in this run's language. */
const READ_BACK = `
  import { createElement } from 'react';
  import { renderToString } from 'react-dom/server';
  import { ProductCard } from '#app/features/catalogue/product-card.tsx';
  import { describeCard, readCard } from '#app/features/catalogue/read-card.ts';

  window.readBack = (product) => {
    const list = document.createElement('ul');
    const card = createElement(ProductCard, { product, id: 'card0' });
    list.innerHTML = renderToString(createElement('li', describeCard(product), card));
    return readCard(list.firstElementChild);
  };`;

async function bundleReadBack(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: READ_BACK, resolveDir: process.cwd() },
    bundle: true,
    format: 'iife',
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'messages',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^#messages\// }, (found) => ({
            path: resolve(join('app/i18n', language, found.path.slice('#messages/'.length))),
          })),
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}

test('what is read from a card is the product that it shows, whatever kind it is', { tag: ARABIC }, async ({
  page,
}) => {
  // Any page with an address, which links are read by.
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/');
  await page.addScriptTag({ content: await bundleReadBack() });
  for (const [kind, some] of Object.entries(VARIANTS)) {
    const product = { ...PLAIN, ...some };
    const read = await page.evaluate((shown) => window.readBack(shown), product);
    expect(read, kind).toEqual(product);
  }
});

/** All that the cards of a page are made of, but the ids of their titles; in whichever order attributes were written. */
const readCards = (page: Page) =>
  page.locator('li[data-product]').evaluateAll((places) =>
    places.map((place) =>
      [place, ...place.querySelectorAll<HTMLElement>('*')].map((part) => {
        const attributes = [...part.attributes]
          .filter(({ name }) => !['style', 'id', 'aria-labelledby', 'aria-describedby'].includes(name))
          .map(({ name, value }) => `${name}=${value}`);
        const text = part.children.length > 0 ? '' : part.textContent;
        const { style } = part as HTMLElement;
        return [part.localName, ...attributes.sort(), style.backgroundImage, text].join(' ');
      }),
    ),
  );

test('cards that are touched, and those that somebody comes back to, are what the server rendered', {
  tag: ARABIC,
}, async ({ page, trouble }) => {
  for (const path of [paths.home, '/products']) {
    await page.goto(at(path));
    const served = await readCards(page);
    expect(served.length).toBeGreaterThan(5);
    const links = page.locator('li[data-product] h3 a');
    // Keys alone, as nothing is shown for them: pointing at a card would show its second picture.
    await page.waitForLoadState('networkidle');
    for (const link of await links.all()) await link.evaluate((one: HTMLElement) => one.focus());
    expect(await readCards(page)).toEqual(served);

    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('Brands') })
      .first()
      .click();
    await expect(page).toHaveURL(at(paths.brands));
    await expect(links).toHaveCount(0);
    await page.goBack();
    await expect(links).toHaveCount(served.length);
    expect(await readCards(page)).toEqual(served);
  }
  expect(trouble).toEqual([]);
});

test('cards that others take the place of are there again on the way back, each with its own name', async ({
  page,
}) => {
  await page.goto(at('/products'));
  const served = await readCards(page);
  const first = (await titles(page).first().textContent()) ?? '';
  const cards = results(page).getByRole('article');
  const expectNamed = async () => {
    for (const card of await cards.all())
      await expect(card).toHaveAccessibleName((await card.getByRole('heading').textContent()) ?? '');
  };
  await page.getByRole('combobox', { name: say('Sort by') }).selectOption('price');
  await expect(titles(page).first()).not.toHaveText(first);
  await expectNamed();
  await page.goBack();
  await expect(titles(page).first()).toHaveText(first);
  expect(await readCards(page)).toEqual(served);
  await expectNamed();
});

test('a button of a part that arrives late is busy when it is pressed, and pressed once React knows it', async ({
  page,
}) => {
  await page.goto(at(paths.brands));
  const late = await page.evaluateHandle(() => {
    const button = document.createElement('button');
    button.type = 'button';
    document.querySelector('main')?.append(button);
    return button;
  });
  await late.evaluate((button) => {
    button.addEventListener('click', () => {
      button.textContent += 'pressed';
    });
    button.click();
  });
  expect(await late.evaluate(({ ariaBusy, textContent }) => [ariaBusy, textContent])).toEqual(['true', '']);
  await late.evaluate((button) => Object.assign(button, { __reactProps: {} }));
  await page.waitForFunction((button) => button.textContent !== '', late);
  expect(await late.evaluate(({ ariaBusy, textContent }) => [ariaBusy, textContent])).toEqual([
    null,
    'pressed',
  ]);
});
