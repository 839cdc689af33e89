import { describe, expect, test } from 'vitest';
import { addSynonyms, removeSynonym, SynonymsRefused } from '#api/catalogue/search/change-synonyms.ts';
import { announceChange } from '#tests/setup/announce-change.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();

async function search(keyword: string, more = '') {
  const { status, body } = await shop.get(
    `/api/v1/products?limit=100&keyword=${encodeURIComponent(keyword)}${more}`,
  );
  expect(status).toBe(200);
  return {
    titles: body.data.map(({ title }: { title: string }) => title) as string[],
    results: body.results as number,
    corrected: body.metadata.corrected as string | undefined,
  };
}

describe('a misspelt query', () => {
  test('in Arabic is corrected to the catalogue’s spelling', async () => {
    expect((await search('ساعه زكيه')).corrected).toBe('ساعة ذكية');
  });

  test('is corrected, and the answer has the correction', async () => {
    const { titles, corrected } = await search('wirless headfones');
    expect(corrected).toBe('wireless headphones');
    expect(titles[0]).toContain('Wireless Headphones');
  });
  test('is searched for literally on request', async () => {
    expect(await search('headfones', '&literal=1')).toEqual({ titles: [], results: 0, corrected: undefined });
  });
  test('drops a word that has no similar known word', async () => {
    const { titles, corrected } = await search('qqqqqqq turntable');
    expect(corrected).toBe('turntable');
    expect(titles[0]).toContain('Turntable');
  });
  test('drops an unknown word even if it is part of a synonym phrase', async () => {
    await addSynonyms(shop.database.db, ['qqqqqqq turntable', 'gramophonium']);
    await announceChange(shop.api);
    const { titles, corrected } = await search('qqqqqqq turntable');
    expect(corrected).toBe('turntable');
    expect(titles[0]).toContain('Turntable');
  });
  test('a correct query has no correction', async () => {
    expect((await search('headphones')).corrected).toBeUndefined();
  });
});

test.each([
  '%',
  '_',
  '\\',
  "'",
  '"',
  '&',
  '|',
  '!',
  ':*',
  '()',

  '<->',
  '=',
  '#',
])('%s finds nothing and breaks nothing', async (typed) => {
  const { results } = await search(typed);
  expect(results).toBeLessThan(100);
  expect((await search(`turntable ${typed}`)).titles[0]).toContain('Turntable');
});

test.each(['%00', '%ED%A0%80', '%FF%FE', '%F0%9F'])(
  'text that the database cannot store (%s) finds nothing',
  async (word) => {
    const { status, body } = await shop.get(`/api/v1/products?keyword=${word}`);
    expect(status).toBe(200);
    expect(body.results).toBe(0);
  },
);

test('a very long query is truncated after a number of words', async () => {
  const { results } = await search(`${'turntable '.repeat(60)}`);
  expect(results).toBe(1);
});

describe('synonyms', () => {
  const { db } = shop.api;
  test('set by the operator find each other, in any word form', async () => {
    expect((await search('gramophones', '&literal=1')).results).toBe(0);
    expect(await addSynonyms(db, ['turntable', 'gramophone', 'جرامافون'])).toContain('gramophone');
    await shop.api.changes.refresh();
    expect((await search('gramophones', '&literal=1')).titles[0]).toContain('Turntable');
    expect((await search('الجرامافون', '&literal=1')).titles[0]).toContain('Turntable');
    await removeSynonym(db, 'gramophone');
    await shop.api.changes.refresh();
    expect((await search('gramophones', '&literal=1')).results).toBe(0);
  });
  test('are refused if they would join two groups or contain no letters', async () => {
    await expect(addSynonyms(db, ['coffee', 'tea'])).rejects.toThrow(SynonymsRefused);
    expect(() => addSynonyms(db, ['coffee', '!!'])).toThrow(SynonymsRefused);
    await expect(removeSynonym(db, 'no such word')).rejects.toThrow(SynonymsRefused);
  });
});

describe('suggestions', () => {
  const suggest = async (q: string, lang = 'en') => {
    const { status, body } = await shop.get(
      `/api/v1/products/suggest?lang=${lang}&q=${encodeURIComponent(q)}`,
    );
    expect(status).toBe(200);
    return body.data;
  };
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

  test('are the best of each kind for the typed prefix', async () => {
    const { products, corrected } = await suggest('headph');
    expect(products.length).toBeGreaterThan(1);
    expect(products.length).toBeLessThanOrEqual(6);
    expect(products[0].title).toContain('Headphones');
    expect(products[0]).toMatchObject({ price: expect.any(Number), imageCover: expect.any(String) });
    expect(corrected).toBeUndefined();
    expect(names((await suggest('mus')).categories)).toEqual(['Music']);
    expect(names((await suggest('موس', 'ar')).categories)).toEqual(['موسيقى']);
    expect(names((await suggest('hay')).brands)).toEqual(['Hayvo']);
  });
  test('have one product per family', async () => {
    const { products } = await suggest('essential t-shirts');
    const families = products.flatMap(({ family }: { family?: { _id: string } }) => family?._id ?? []);
    expect(families.length).toBeGreaterThan(0);
    expect(new Set(families).size).toBe(families.length);
  });
  test('use the corrected word', async () => {
    const { products, corrected } = await suggest('headfones');
    expect(corrected).toBe('headphones');
    expect(products[0].title).toContain('Headphones');
  });
  test.each(['', ' ', '%', 'qqqqqqq', '𠌏𣗓䮶𠌏𣗓'])('are empty for "%s"', async (q) => {
    expect(await suggest(q)).toEqual({ products: [], categories: [], brands: [] });
  });
});
