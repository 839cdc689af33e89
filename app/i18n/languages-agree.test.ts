import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import * as arabicCart from './ar/cart.ts';
import * as arabicCheckout from './ar/checkout.ts';
import * as arabicCommon from './ar/common.ts';
import * as arabicDetails from './ar/details.ts';
import * as arabicDigits from './ar/digits.ts';
import * as arabicForms from './ar/forms.ts';
import * as arabicGroups from './ar/groups.ts';
import * as arabicHome from './ar/home.ts';
import * as arabicLanguage from './ar/language.ts';
import * as arabicOffer from './ar/language-offer.ts';
import * as arabicLayout from './ar/layout.ts';
import * as arabicNotices from './ar/notices.ts';
import * as arabicOrders from './ar/orders.ts';
import * as arabicPrivacy from './ar/privacy.ts';
import * as arabicProduct from './ar/product.ts';
import * as arabicProducts from './ar/products.ts';
import * as arabicErrors from './ar/provider-errors.ts';
import * as arabicSeo from './ar/seo.ts';
import * as arabicSession from './ar/session.ts';
import * as arabicTerms from './ar/terms.ts';
import * as arabicWishList from './ar/wish-list.ts';
import * as cart from './en/cart.ts';
import * as checkout from './en/checkout.ts';
import * as common from './en/common.ts';
import * as details from './en/details.ts';
import * as digits from './en/digits.ts';
import * as forms from './en/forms.ts';
import * as groups from './en/groups.ts';
import * as home from './en/home.ts';
import * as language from './en/language.ts';
import * as offer from './en/language-offer.ts';
import * as layout from './en/layout.ts';
import * as notices from './en/notices.ts';
import * as orders from './en/orders.ts';
import * as privacy from './en/privacy.ts';
import * as product from './en/product.ts';
import * as products from './en/products.ts';
import * as errors from './en/provider-errors.ts';
import * as seo from './en/seo.ts';
import * as session from './en/session.ts';
import * as terms from './en/terms.ts';
import * as wishList from './en/wish-list.ts';

type Area = Record<string, unknown>;

/** Fails the type check where Arabic lacks a message, or takes other values than English gives. */
const pair = <English extends Area>(
  english: Widen<English>,
  arabic: NoInfer<Widen<English>>,
): [Area, Area] => [english, arabic];
/** What a message is, whatever it says. */
type Widen<T> = { [Key in keyof T]: T[Key] extends string ? string : T[Key] };

const areas: Record<string, [Area, Area]> = {
  cart: pair(cart, arabicCart),
  checkout: pair(checkout, arabicCheckout),
  common: pair(common, arabicCommon),
  details: pair(details, arabicDetails),
  digits: pair(digits, arabicDigits),
  forms: pair(forms, arabicForms),
  groups: pair(groups, arabicGroups),
  home: pair(home, arabicHome),
  language: pair(language, arabicLanguage),
  'language-offer': pair(offer, arabicOffer),
  layout: pair(layout, arabicLayout),
  notices: pair(notices, arabicNotices),
  orders: pair(orders, arabicOrders),
  privacy: pair(privacy, arabicPrivacy),
  product: pair(product, arabicProduct),
  products: pair(products, arabicProducts),
  'provider-errors': pair(errors, arabicErrors),
  seo: pair(seo, arabicSeo),
  session: pair(session, arabicSession),
  terms: pair(terms, arabicTerms),
  'wish-list': pair(wishList, arabicWishList),
};

/** The same in both languages on purpose: names. */
const SAME = new Set(['common.shop', 'layout.otherLanguage']);

test('every area of messages is compared', () => {
  const files = globSync('app/i18n/en/*.ts', { exclude: ['**/*.test.ts', '**/fonts.ts'] }).map((file) =>
    basename(file, '.ts'),
  );
  expect(Object.keys(areas).sort()).toEqual(files.sort());
});

test.each(Object.entries(areas))('%s says the same things in both languages', (_, [english, arabic]) => {
  expect(listKeys(arabic)).toEqual(listKeys(english));
});

test.each(Object.entries(areas).filter(([name]) => !['digits', 'language', 'language-offer'].includes(name)))(
  '%s is in Arabic',
  (name, [, arabic]) => {
    const latin = listTexts(arabic, name).filter(
      ([key, text]) => !/\p{Script=Arabic}/u.test(text) && !SAME.has(key),
    );
    expect(latin).toEqual([]);
  },
);

function listKeys(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  // What is said in as many words as it takes has no keys to compare.
  if (Array.isArray(value)) return [`${path}[${value.length}]`];
  return Object.entries(value)
    .flatMap(([key, inner]) => listKeys(inner, `${path}.${key}`))
    .sort();
}

function listTexts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, `${path}.${key}`));
}
