import { expect } from 'vitest';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import type { TestShop } from '#tests/setup/test-shop.ts';

export const PRODUCTS_PATH = '/api/v1/products';
export const ALL_PRODUCTS = demoCatalogue.products;
/** Ids of categories of the demo catalogue. */
export const MUSIC_ID = '6439d61c0049ad0b52b90051';
export const BOOKS_ID = '6439d3c867d9aa4ca97064ba';

export type Row = (typeof ALL_PRODUCTS)[number];
interface Item extends Record<string, unknown> {
  _id: string;
  title: string;
  price: number;
  ratingsAverage: number;
}

export const listIds = (rows: Row[]) => rows.map((row) => row.id).sort();

/** Lists products; the query must succeed. */
export async function listProducts(
  shop: TestShop,
  query = '',
): Promise<{ results: number; data: Item[]; metadata: object }> {
  const { status, body } = await shop.get(`${PRODUCTS_PATH}${query}`);
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  return body;
}

/** The answer to an invalid query parameter. */
export const createRefusal = (param: string, value: string, msg: unknown = expect.any(String)) => ({
  status: 400,
  body: { statusMsg: 'fail', message: 'fail', errors: { value, msg, param, location: 'query' } },
});
