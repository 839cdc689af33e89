import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { catalogueRows } from '#api/catalogue/file/schema.ts';
import { listWords } from '#api/catalogue/search/words.ts';
import { makeGroups } from './groups.ts';
import { generateProducts, listSales, type ProductRow } from './products.ts';
import { CATEGORIES } from './words/categories.ts';

const PICTURE = 'picture.png';

function generate(count: number, seed = 1) {
  const groups = makeGroups(seed, count, { ofCategory: () => PICTURE, ofBrand: () => PICTURE });
  const rows = [...generateProducts({ seed, count, groups, picturesOf: () => [[PICTURE]] })];
  return { groups, rows };
}

const largeCatalogue = generate(20_000);
const smallCatalogue = generate(1_000);

const shareOf = (rows: ProductRow[], is: (row: ProductRow) => boolean) =>
  rows.filter(is).length / rows.length;

function countBy(rows: ProductRow[], key: (row: ProductRow) => string | null): number[] {
  const counts = new Map<string | null, number>();
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
  return [...counts.values()].sort((a, b) => b - a);
}

function listFamilies(rows: ProductRow[]): ProductRow[][] {
  const families = Map.groupBy(rows, ({ familyId }) => familyId);
  families.delete(null);
  return [...families.values()];
}

describe('rows', () => {
  test('are reproducible by seed and count, and differ by seed', () => {
    expect(JSON.stringify(generate(300))).toBe(JSON.stringify(generate(300)));
    const [first] = generate(1, 2).rows;
    expect(first?.id).not.toBe(generate(1, 1).rows[0]?.id);
    expect(first?.titleEn).not.toBe(generate(1, 1).rows[0]?.titleEn);
  });

  test('have the exact count, even when the last family is cut short', () => {
    for (let count = 1; count < 60; count += 1) expect(generate(count).rows).toHaveLength(count);
  });

  test('are valid rows of a catalogue file', () => {
    const { rows, groups } = smallCatalogue;
    const named = ({ id, slug, nameEn, nameAr }: (typeof groups.brands)[number]) => ({
      id,
      slug,
      name: { en: nameEn, ar: nameAr },
      image: PICTURE,
    });
    for (const row of groups.categories) v.parse(catalogueRows.categories, named(row));
    for (const row of groups.brands) v.parse(catalogueRows.brands, named(row));
    for (const { categoryId, ...row } of groups.subcategories)
      v.parse(catalogueRows.subcategories, { ...named({ ...row, picture: PICTURE }), category: categoryId });
    for (const row of rows)
      v.parse(catalogueRows.products, {
        ...row,
        title: { en: row.titleEn, ar: row.titleAr },
        description: { en: row.descriptionEn, ar: row.descriptionAr },
        price: row.pricePiastres / 100,
        offerPrice: row.offerPiastres === null ? null : row.offerPiastres / 100,
        category: row.categoryId,
        brand: row.brandId,
        subcategories: row.subcategoryIds,
        family: row.familyId ?? undefined,
        options: Object.fromEntries(row.optionValues.map((value) => value.split(':'))),
        imageCover: row.cover,
        images: row.pictures,
        createdAt: row.createdAt.toISOString(),
      });
  });

  test('have unique slugs and unique ascending ids', () => {
    const { rows, groups } = largeCatalogue;
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
    for (const kind of [groups.categories, groups.subcategories, groups.brands])
      expect(new Set(kind.flatMap(({ id, nameEn, nameAr }) => [id, nameEn, nameAr])).size).toBe(
        3 * kind.length,
      );
  });

  test('have the planned sales', () => {
    expect([...listSales(1, 20_000)]).toEqual(largeCatalogue.rows.map(({ sold }) => sold));
  });
});

describe('texts', () => {
  test('have no unfilled slots and the right script', () => {
    const isBad = ({ titleEn, titleAr, descriptionEn, descriptionAr }: ProductRow) =>
      [titleEn, titleAr, descriptionEn, descriptionAr].some((text) =>
        /[{}=]|undefined|NaN| {2}|^\s|\s$/.test(text),
      ) ||
      [titleEn, descriptionEn].some((text) => /\p{Script=Arabic}/u.test(text)) ||
      [titleAr, descriptionAr].some((text) => !/\p{Script=Arabic}{2}/u.test(text)) ||
      (descriptionEn.match(/\.(?: |$)/g)?.length ?? 0) < 2;
    expect(largeCatalogue.rows.filter(isBad)).toEqual([]);
  });

  test('have a vocabulary that grows ever more slowly', () => {
    const count = (rows: ProductRow[]) =>
      new Set(rows.flatMap((row) => [...listWords(`${row.titleEn} ${row.titleAr} ${row.descriptionEn}`)]))
        .size;
    const [few, many] = [count(largeCatalogue.rows.slice(0, 2_000)), count(largeCatalogue.rows)];
    expect(many).toBeGreaterThan(1.8 * few);
    expect(many).toBeLessThan(5 * few);
  });

  test('cover many product types', () => {
    const subcategories = CATEGORIES.flatMap((category) => category.subcategories);
    expect(subcategories.length).toBeGreaterThanOrEqual(80);
    expect(subcategories.flatMap(({ types }) => types).length).toBeGreaterThanOrEqual(120);
    for (const { openers, sentences, name } of subcategories) {
      expect(openers.length, name.en).toBeGreaterThanOrEqual(2);
      expect(sentences.length, name.en).toBeGreaterThanOrEqual(6);
    }
  });
});

test('every picture prefix matches a demo product', () => {
  const demo = JSON.parse(readFileSync('catalog/catalog.json', 'utf8')) as v.InferInput<
    v.ObjectSchema<{ products: v.ArraySchema<typeof catalogueRows.products, undefined> }, undefined>
  >;
  const slugs = demo.products.map(({ slug }) => slug);
  const wanted = CATEGORIES.flatMap(({ subcategories }) => subcategories).flatMap(({ pictures }) => pictures);
  expect(wanted.filter((prefix) => !slugs.some((slug) => slug.startsWith(prefix)))).toEqual([]);
});

describe('families', () => {
  test('share brand, category and ratings, and differ in their options', () => {
    const families = listFamilies(largeCatalogue.rows);
    // The last one may be cut short.
    for (const siblings of families.slice(0, -1)) {
      const shared = siblings.map(({ brandId, categoryId, subcategoryIds }) =>
        [brandId, categoryId, ...subcategoryIds].join(' '),
      );
      expect(new Set(shared).size).toBe(1);
      expect(new Set(siblings.map(({ optionValues }) => optionValues.join(' '))).size).toBe(siblings.length);
      expect(new Set(siblings.map(({ optionValues }) => optionValues.length)).size).toBe(1);
      expect(new Set(siblings.map(({ ratingsSum }) => ratingsSum)).size).toBe(1);
      expect(siblings.length).toBeGreaterThanOrEqual(2);
      expect(siblings.length).toBeLessThanOrEqual(8);
    }
    for (const { familyId, optionValues } of largeCatalogue.rows)
      expect(optionValues.length > 0).toBe(familyId !== null);
  });

  test('have only known option values', () => {
    const { groups, rows } = largeCatalogue;
    const known = new Set(groups.optionValues.map(({ optionKey, key }) => `${optionKey}:${key}`));
    expect(known.size).toBe(groups.optionValues.length);
    expect(rows.flatMap(({ optionValues }) => optionValues).filter((value) => !known.has(value))).toEqual([]);
  });
});

describe('numbers', () => {
  test.each([
    ['large', largeCatalogue.rows, 0.02],
    ['small', smallCatalogue.rows, 0.05],
  ])('have the same shares in a %s catalogue', (_, rows, tolerance) => {
    const expectShare = (share: number, is: (row: ProductRow) => boolean) => {
      const found = shareOf(rows, is);
      expect(Math.abs(found - share), `${share} and ${found}`).toBeLessThan(tolerance);
    };
    expectShare(0.25, ({ familyId }) => familyId !== null);
    expectShare(0.15, ({ offerPiastres }) => offerPiastres !== null);
    expectShare(0.06, ({ quantity }) => quantity === 0);
    expectShare(0.03, ({ brandId }) => brandId === null);
    const rated = rows.filter(({ ratingsQuantity }) => ratingsQuantity > 0);
    const mean = rated.reduce((sum, { ratingsAverage }) => sum + ratingsAverage, 0) / rated.length;
    expect(mean).toBeGreaterThan(4);
    expect(mean).toBeLessThan(4.4);
    expect(shareOf(rated, ({ ratingsAverage }) => ratingsAverage < 3)).toBeGreaterThan(0.02);
  });

  test('have a long tail of sales, brands and categories', () => {
    const { rows } = largeCatalogue;
    const sold = rows.map((row) => row.sold).sort((a, b) => b - a);
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    expect(sum(sold.slice(0, rows.length / 100)) / sum(sold)).toBeGreaterThan(0.25);
    const byBrand = countBy(rows, ({ brandId }) => brandId);
    expect(byBrand[0]).toBeGreaterThan(8 * (byBrand[Math.floor(byBrand.length / 2)] ?? 0));
    const byCategory = countBy(rows, ({ categoryId }) => categoryId);
    expect(byCategory[0]).toBeGreaterThan(3 * (byCategory.at(-1) ?? 0));
  });

  test('are usual prices, with offers below them', () => {
    const isWritten = (piastres: number) => piastres > 0 && [0, 50, 99].includes(piastres % 100);
    const isBad = ({ pricePiastres, offerPiastres }: ProductRow) =>
      !isWritten(pricePiastres) ||
      (offerPiastres !== null && !(isWritten(offerPiastres) && offerPiastres < pricePiastres));
    expect(largeCatalogue.rows.filter(isBad)).toEqual([]);
  });

  test('have unique dates over four years', () => {
    const moments = largeCatalogue.rows.map(({ createdAt }) => createdAt.getTime());
    expect(new Set(moments).size).toBe(moments.length);
    expect((moments.at(-1) ?? 0) - (moments[0] ?? 0)).toBeGreaterThan(3.99 * 365.25 * 86_400_000);
    expect(largeCatalogue.rows.filter(({ createdAt, updatedAt }) => updatedAt < createdAt)).toEqual([]);
  });
});
