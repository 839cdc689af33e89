import { expect, test } from 'vitest';
import { wordsOf } from '#api/catalogue/search/document.ts';
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
/** Words in one product's title and only in another's description. */
const titleWords = [...new Set(described.flatMap(({ title }) => [...title]))].filter((word) =>
  described.some(({ title, all }) => all.has(word) && !title.has(word)),
);

test('a title match never ranks below a description match of the same word', async () => {
  for (const word of titleWords) {
    const { body } = await shop.get(
      `/api/v1/products?fields=_id&limit=100&keyword=${encodeURIComponent(word)}`,
    );
    const found: string[] = body.data.map(({ _id }: { _id: string }) => _id);
    const titled = described.filter(({ title }) => title.has(word)).map(({ id }) => found.indexOf(id));
    const told = described
      .filter(({ title, all }) => all.has(word) && !title.has(word))
      .map(({ id }) => found.indexOf(id));
    expect(titled, word).not.toContain(-1);
    expect(told, word).not.toContain(-1);
    expect(Math.max(...titled), word).toBeLessThan(Math.min(...told));
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
