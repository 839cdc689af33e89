import { describe, expect, test } from 'vitest';
import { addSynonyms, removeSynonym, SynonymsRefused } from '#api/catalogue/search/change-synonyms.ts';
import { tellChange } from '#tests/setup/tell-change.ts';
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

describe('a mistake', () => {
  test('in Arabic it is told as the catalogue writes it', async () => {
    expect((await search('ساعه زكيه')).corrected).toBe('ساعة ذكية');
  });

  test('is corrected, and the answer says to what', async () => {
    const { titles, corrected } = await search('wirless headfones');
    expect(corrected).toBe('wireless headphones');
    expect(titles[0]).toContain('Wireless Headphones');
  });
  test('is searched for as it is by who asks for that', async () => {
    expect(await search('headfones', '&literal=1')).toEqual({ titles: [], results: 0, corrected: undefined });
  });
  test('in a word beside others is left out where nothing is near', async () => {
    const { titles, corrected } = await search('qqqqqqq turntable');
    expect(corrected).toBe('turntable');
    expect(titles[0]).toContain('Turntable');
  });
  test('in a phrase that has other words for it leaves its known words', async () => {
    await addSynonyms(shop.database.db, ['qqqqqqq turntable', 'gramophonium']);
    await tellChange(shop.api);
    const { titles, corrected } = await search('qqqqqqq turntable');
    expect(corrected).toBe('turntable');
    expect(titles[0]).toContain('Turntable');
  });
  test('that is none is not told of', async () => {
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
  'text that no database holds (%s) finds nothing',
  async (word) => {
    const { status, body } = await shop.get(`/api/v1/products?keyword=${word}`);
    expect(status).toBe(200);
    expect(body.results).toBe(0);
  },
);

test('a very long query is read as far as words go', async () => {
  const { results } = await search(`${'turntable '.repeat(60)}`);
  expect(results).toBe(1);
});

describe('synonyms', () => {
  const { db } = shop.api;
  test('of the operator find each other, in any form', async () => {
    expect((await search('gramophones', '&literal=1')).results).toBe(0);
    expect(await addSynonyms(db, ['turntable', 'gramophone', 'جرامافون'])).toContain('gramophone');
    await shop.api.changes.refresh();
    expect((await search('gramophones', '&literal=1')).titles[0]).toContain('Turntable');
    expect((await search('الجرامافون', '&literal=1')).titles[0]).toContain('Turntable');
    await removeSynonym(db, 'gramophone');
    await shop.api.changes.refresh();
    expect((await search('gramophones', '&literal=1')).results).toBe(0);
  });
  test('are refused where they would join two groups, or have no letters', async () => {
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

  test('are the best of each kind for what is typed so far', async () => {
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
  test('have one product of each family', async () => {
    const { products } = await suggest('essential t-shirts');
    const families = products.flatMap(({ family }: { family?: { _id: string } }) => family?._id ?? []);
    expect(families.length).toBeGreaterThan(0);
    expect(new Set(families).size).toBe(families.length);
  });
  test('are for the corrected word', async () => {
    const { products, corrected } = await suggest('headfones');
    expect(corrected).toBe('headphones');
    expect(products[0].title).toContain('Headphones');
  });
  test.each(['', ' ', '%', 'qqqqqqq', '𠌏𣗓䮶𠌏𣗓'])('there are none for "%s"', async (q) => {
    expect(await suggest(q)).toEqual({ products: [], categories: [], brands: [] });
  });
});
