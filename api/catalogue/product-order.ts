import type { SQL } from 'drizzle-orm';
import { asc, desc, sql } from '#api/platform/database/drizzle.ts';
import { readQueryValues } from '#api/platform/http/list-query.ts';
import { refuseField } from '#api/platform/http/refusal.ts';
import type { Language } from '#contract/constants.ts';
import { products, sellingPiastres } from './tables.ts';

// Titles by their letters alone, so that both engines order alike.
const titleIn = (language: Language) =>
  sql`lower(${language === 'ar' ? products.titleAr : products.titleEn}) collate "C"`;

const KEYS = {
  price: () => products.pricePiastres,
  priceAfterDiscount: () => sellingPiastres,
  sold: () => products.sold,
  ratingsAverage: () => products.ratingsAverage,
  ratingsQuantity: () => products.ratingsQuantity,
  createdAt: () => products.createdAt,
  updatedAt: () => products.updatedAt,
  title: titleIn,
  quantity: () => products.quantity,
};
type Key = keyof typeof KEYS;

// The indexes are NULLS LAST: without the same words here none is used, and all rows are sorted.
const orderByCreation = (isDown: boolean) =>
  isDown ? sql`${products.createdAt} desc nulls last` : sql`${products.createdAt} asc nulls first`;

const isKey = (key: string): key is Key => Object.hasOwn(KEYS, key);

/** The order a products query asks for, newest first by default; it ends in the id, so that pages never overlap. */
export function orderProducts(query: URLSearchParams, language: Language): SQL[] {
  const asked = readQueryValues(query, ['sort']).map((value) => {
    const key = value.replace(/^[+-]/, '');
    if (!isKey(key)) {
      throw refuseField('unknown-sort', {
        param: 'sort',
        location: 'query',
        value,
        values: [Object.keys(KEYS).join(', ')],
      });
    }
    return { key, isDown: value.startsWith('-') };
  });
  const distinct = asked.filter(({ key }, at) => asked.findIndex((other) => other.key === key) === at);
  const keys = distinct.length > 0 ? distinct : [{ key: 'createdAt' as const, isDown: true }];
  // The index of the first key walks its ids in this direction.
  const [first] = keys;
  const isIdDown = first?.key === 'createdAt' ? !first.isDown : first?.isDown;
  return [
    ...keys.map(({ key, isDown }) =>
      key === 'createdAt' ? orderByCreation(isDown) : (isDown ? desc : asc)(KEYS[key](language)),
    ),
    (isIdDown ? desc : asc)(products.id),
  ];
}
