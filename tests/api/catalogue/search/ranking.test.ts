import { expect, test } from 'vitest';
import { wordsOf } from '#api/catalogue/search/document.ts';
import { splitWords } from '#api/catalogue/search/words.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();

const described = demoCatalogue.products.map((row) => ({
  id: row.id,
  ...wordsOf({
    titleEn: row.title.en,
    titleAr: row.title.ar,
    descriptionEn: row.description.en,
    descriptionAr: row.description.ar,
    categoryId: row.category,
    brandId: row.brand,
    subcategoryIds: row.subcategories,
    optionValues: [],
  }),
}));
/**
 * Words that name a category or subcategory. They are left out below: a search for them puts products of the group
 * first.
 */
const groupWords = new Set(
  [...demoCatalogue.categories, ...demoCatalogue.subcategories].flatMap(({ name }) =>
    splitWords(`${name.en} ${name.ar}`),
  ),
);
/** Words that one product has in its title, and another one only in its description. */
const titleWords = [...new Set(described.flatMap(({ title }) => [...title]))].filter(
  (word) => !groupWords.has(word) && described.some(({ title, all }) => all.has(word) && !title.has(word)),
);

// With fewer title matches than this, descriptions are searched too.
const MIN_TITLE_MATCHES = 3;

test('a title match never ranks below a description match of the same word', async () => {
  for (const word of titleWords) {
    const { body } = await shop.get(
      `/api/v1/products?fields=_id&limit=100&keyword=${encodeURIComponent(word)}`,
    );
    const found: string[] = body.data.map(({ _id }: { _id: string }) => _id);
    const having = described
      .filter(({ all }) => all.has(word))
      .map((row) => ({ ...row, at: found.indexOf(row.id) }));
    if (found.length < MIN_TITLE_MATCHES)
      expect(
        having.map(({ at }) => at),
        word,
      ).not.toContain(-1);
    const listed = having.filter(({ at }) => at >= 0);
    const inTitle = listed.filter(({ title }) => title.has(word)).map(({ at }) => at);
    const inDescription = listed.filter(({ title }) => !title.has(word)).map(({ at }) => at);
    expect(Math.max(-1, ...inTitle), word).toBeLessThan(Math.min(found.length, ...inDescription));
  }
  expect(titleWords.length).toBeGreaterThan(100);
});

test('among equal matches the better-selling product comes first', async () => {
  const { body } = await shop.get('/api/v1/products?keyword=smartphone');
  const sold = body.data
    .filter(({ title }: { title: string }) => title.includes('Smartphone'))
    .map((row: { sold: number }) => row.sold);
  expect(sold.length).toBe(3);
  expect(sold).toEqual(sold.toSorted((a: number, b: number) => b - a));
});
