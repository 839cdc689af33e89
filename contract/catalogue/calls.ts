/** The call table: the catalogue. None of these calls needs a token. */
import {
  type ApiCall,
  INVALID_ID,
  LANG_PARAMETER,
  NO_DOCUMENT,
  PAGE_ERRORS,
  PAGE_PARAMETERS,
} from '#contract/call.ts';
import { dataOf, listOf } from '#contract/envelope.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { category, product, subcategory } from './answers.ts';

const read = { method: 'GET', version: 'v1', needsToken: false, status: 200 } as const;
const listQuery = [
  ...PAGE_PARAMETERS,
  { name: 'keyword', description: 'Only those with this text in their name.', example: 'music' },
  LANG_PARAMETER,
];
const FIELDS = {
  name: 'fields',
  description: 'Only these fields, or all but those with - in front; the ids always stay.',
  example: 'title,price',
};
const brandSamples = {
  _id: '65aa00000000000000000201',
  name: 'Andora',
  slug: 'andora',
  image: 'https://shop.example/media/andora.webp',
};

const products: ApiCall[] = [
  {
    ...read,
    id: 'listProducts',
    path: '/products',
    tag: 'Products',
    summary: 'Lists products, newest first, page by page.',
    notes:
      'Filters combine. A brand may be asked for as brand, brand[], brand[in] or brand[in][], and so may category and subcategory. A parameter that is empty, undefined or null counts as not sent.',
    query: [
      ...PAGE_PARAMETERS,
      {
        name: 'sort',
        description:
          'price, priceAfterDiscount, sold, ratingsAverage, ratingsQuantity, createdAt, updatedAt, title or quantity; - in front turns the order round, commas separate several.',
        example: '-price',
      },
      FIELDS,
      {
        name: 'keyword',
        description: 'Only those with this text in title or description.',
        example: 'shirt',
      },
      { name: 'brand', description: 'Only of this brand.', isRepeatable: true },
      { name: 'category[in]', description: 'Only of this category.', isRepeatable: true },
      { name: 'subcategory', description: 'Only of this subcategory.', isRepeatable: true },
      { name: 'price[gte]', type: 'number', description: 'From this price in EGP; also gt.', example: 100 },
      { name: 'price[lte]', type: 'number', description: 'Up to this price in EGP; also lt.', example: 500 },
      {
        name: 'priceAfterDiscount[gte]',
        type: 'number',
        description: 'Sold for this or more: the price, or half of it on offer; also gt, lte and lt.',
        example: 100,
      },
      {
        name: 'ratingsAverage[lte]',
        type: 'number',
        description: 'Rated up to this; also lt, gt and gte. 3 lists what is on offer.',
        example: 3,
      },
      {
        name: 'facets',
        type: 'integer',
        description:
          '1 adds metadata.facets: how many products each category and each brand would leave, and the lowest and highest price. Each of the three is counted as if its own filter were not set.',
        example: 1,
      },
      LANG_PARAMETER,
    ],
    answer: listOf(product),
    errors: [
      ...PAGE_ERRORS,
      { status: 400, text: 'sort must be one of price, sold, …', param: 'sort', location: 'query' },
      { status: 400, text: ERROR_TEXTS.notNumber('price[gte]'), param: 'price[gte]', location: 'query' },
      { status: 400, text: ERROR_TEXTS.invalidId, param: 'category', location: 'query' },
    ],
  },
  {
    ...read,
    id: 'getProduct',
    path: '/products/{id}',
    tag: 'Products',
    summary: 'Shows one product with its newest reviews.',
    params: { id: 'The product.' },
    query: [FIELDS, LANG_PARAMETER],
    answer: dataOf(product),
    errors: [INVALID_ID, NO_DOCUMENT],
    samples: {
      reviews: [
        {
          _id: '65dd00000000000000000001',
          review: 'Light, and it keeps its shape.',
          rating: 5,
          product: '65aa00000000000000000001',
          user: { _id: '65cc00000000000000000001', name: 'Sara Ali' },
          createdAt: '2026-01-05T10:00:00.000Z',
          updatedAt: '2026-01-05T10:00:00.000Z',
        },
      ],
    },
  },
];

const groups: ApiCall[] = [
  {
    ...read,
    id: 'listCategories',
    path: '/categories',
    tag: 'Categories and brands',
    summary: 'Lists categories.',
    query: listQuery,
    answer: listOf(category),
    errors: PAGE_ERRORS,
  },
  {
    ...read,
    id: 'getCategory',
    path: '/categories/{id}',
    tag: 'Categories and brands',
    summary: 'Shows one category.',
    params: { id: 'The category.' },
    query: [LANG_PARAMETER],
    answer: dataOf(category),
    errors: [INVALID_ID, NO_DOCUMENT],
  },
  {
    ...read,
    id: 'listSubcategoriesOfCategory',
    path: '/categories/{id}/subcategories',
    tag: 'Categories and brands',
    summary: 'Lists the subcategories of one category.',
    params: { id: 'The category.' },
    query: listQuery,
    answer: listOf(subcategory),
    errors: [INVALID_ID, ...PAGE_ERRORS],
  },
  {
    ...read,
    id: 'listSubcategories',
    path: '/subcategories',
    tag: 'Categories and brands',
    summary: 'Lists subcategories.',
    query: listQuery,
    answer: listOf(subcategory),
    errors: PAGE_ERRORS,
  },
  {
    ...read,
    id: 'getSubcategory',
    path: '/subcategories/{id}',
    tag: 'Categories and brands',
    summary: 'Shows one subcategory.',
    params: { id: 'The subcategory.' },
    query: [LANG_PARAMETER],
    answer: dataOf(subcategory),
    errors: [INVALID_ID, NO_DOCUMENT],
  },
  {
    ...read,
    id: 'listBrands',
    path: '/brands',
    tag: 'Categories and brands',
    summary: 'Lists brands.',
    query: listQuery,
    answer: listOf(category),
    errors: PAGE_ERRORS,
    samples: brandSamples,
  },
  {
    ...read,
    id: 'getBrand',
    path: '/brands/{id}',
    tag: 'Categories and brands',
    summary: 'Shows one brand.',
    params: { id: 'The brand.' },
    query: [LANG_PARAMETER],
    answer: dataOf(category),
    errors: [INVALID_ID, NO_DOCUMENT],
    samples: brandSamples,
  },
];

export const catalogueCalls: ApiCall[] = [...products, ...groups];
