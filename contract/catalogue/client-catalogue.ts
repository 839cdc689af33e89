/** Catalogue reads: they never carry a token. */

import type { CallOptions, Client } from '#contract/client.ts';
import { dataOf, listOf } from '#contract/envelope.ts';
import { category, product } from './answers.ts';

export interface ListQuery {
  page?: number | undefined;
  limit?: number | undefined;
  keyword?: string | undefined;
}

/** Names are those on the wire. */
export interface ProductQuery extends ListQuery {
  /** A field, or several with commas; '-' in front turns the order round. */
  sort?: string | undefined;
  brand?: string | string[] | undefined;
  'category[in]'?: string | string[] | undefined;
  subcategory?: string | string[] | undefined;
  'price[gte]'?: number | undefined;
  'price[lte]'?: number | undefined;
  /** What a product is sold for, on offer or not; other providers may have it on few products or none. */
  'priceAfterDiscount[gte]'?: number | undefined;
  'priceAfterDiscount[lte]'?: number | undefined;
  'ratingsAverage[lte]'?: number | undefined;
  /** Asks for `metadata.facets`; only our own provider knows it. */
  facets?: 1 | undefined;
}

const productList = listOf(product);
const productDocument = dataOf(product);
const groupList = listOf(category);

/** One page of products. */
export const listProducts = (client: Client, query?: ProductQuery, options?: CallOptions) =>
  client({ path: 'products', query, answer: productList }, options);

/** Products of the same category. */
export const listRelated = (client: Client, categoryId: string, options?: CallOptions) =>
  listProducts(client, { 'category[in]': categoryId }, options);

/** One product with its reviews. */
export const getProduct = (client: Client, id: string, options?: CallOptions) =>
  client({ path: `products/${encodeURIComponent(id)}`, answer: productDocument }, options);

/** One page of brands. */
export const listBrands = (client: Client, query?: ListQuery, options?: CallOptions) =>
  client({ path: 'brands', query, answer: groupList }, options);

/** One page of categories. */
export const listCategories = (client: Client, query?: ListQuery, options?: CallOptions) =>
  client({ path: 'categories', query, answer: groupList }, options);
