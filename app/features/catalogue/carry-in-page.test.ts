import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { isDocumentContext } from '#app/provider.ts';
import { carryInPage } from './carry-in-page.server.ts';
import type { ShownProduct } from './shown-product.ts';

const PRODUCTS = Array.from(
  { length: 8 },
  (_, at): ShownProduct => ({
    id: `lamp${at}`,
    title: `Lamp ${at}`,
    brand: 'Nile',
    category: 'Home',
    categoryId: 'home',
    rating: 4.5,
    pricePiastres: 5000,
    offerPricePiastres: 4000,
    picture: '/media/lamp.webp',
    secondPicture: '/media/lamp-2.webp',
    placeholder: 'data:,',
    isSoldOut: false,
    family: { variety: '2 sizes', priceText: undefined },
  }),
);

function carry(isDocument: boolean): ShownProduct[] {
  const context = new RouterContextProvider();
  context.set(isDocumentContext, isDocument);
  return carryInPage(context, PRODUCTS);
}

test('the data of a page name its products by id alone, and its cards are rendered from all of them', () => {
  const carried = carry(true);
  expect(JSON.parse(JSON.stringify(carried))).toEqual(PRODUCTS.map(({ id }) => ({ id })));
  const [first] = carried;
  const { title, offerPricePiastres, family } = first ?? {};
  expect([title, offerPricePiastres, family]).toEqual(['Lamp 0', 4000, PRODUCTS[0]?.family]);
});

test('data that scripts fetch have products whole', () => {
  expect(carry(false).slice(0, 6)).toEqual(PRODUCTS.slice(0, 6));
});

test.each([true, false])('only the first pictures have placeholders; in a page (%s)', (isDocument) => {
  const placeholders = carry(isDocument).map(({ placeholder }) => placeholder);
  expect(placeholders).toEqual([...Array(6).fill('data:,'), undefined, undefined]);
});
