/** The calls of the catalogue; none needs a token. */
import {
  INVALID_ID,
  LANG_PARAMETER,
  PAGE_PARAMETERS,
  PAGE_REFUSALS,
  specifyCalls,
} from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { dataOf, listOf } from '#contract/envelope.ts';
import { category, product, subcategory, suggestions } from './answers.ts';
import { facetedList } from './faceted-list.ts';
import type { ListQuery, ProductQuery } from './query.ts';

const productList = /* @__PURE__ */ listOf(product);
const productDocument = /* @__PURE__ */ dataOf(product);
const categoryDocument = /* @__PURE__ */ dataOf(category);
const subcategoryList = /* @__PURE__ */ listOf(subcategory);
const subcategoryDocument = /* @__PURE__ */ dataOf(subcategory);

const groupList = /* @__PURE__ */ listOf(category);

export const listProducts = defineCall<{ query: ProductQuery }>()({
  path: '/products',
  answer: productList,
});
/** Only our own provider has this call. */
export const suggestProducts = defineCall<{ query: { q: string } }>()({
  path: '/products/suggest',
  answer: /* @__PURE__ */ dataOf(suggestions),
});
export const getProduct = defineCall()({ path: '/products/{id}', answer: productDocument });
export const listCategories = defineCall<{ query: ListQuery }>()({ path: '/categories', answer: groupList });
export const listBrands = defineCall<{ query: ListQuery }>()({ path: '/brands', answer: groupList });
export const listSubcategoriesOfCategory = defineCall<{ query: ListQuery }>()({
  path: '/categories/{id}/subcategories',
  answer: subcategoryList,
});
export const listSubcategories = defineCall<{ query: ListQuery }>()({
  path: '/subcategories',
  answer: subcategoryList,
});
export const getCategory = defineCall()({ path: '/categories/{id}', answer: categoryDocument });
export const getSubcategory = defineCall()({ path: '/subcategories/{id}', answer: subcategoryDocument });
export const getBrand = defineCall()({ path: '/brands/{id}', answer: categoryDocument });

const groupQuery = [
  PAGE_PARAMETERS,
  {
    name: 'keyword',
    description: 'Only those with this text in their name; of 200 characters at most, the rest is cut.',
    example: 'music',
  },
  LANG_PARAMETER,
] as const;
const FIELD_NOTES = {
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

export const catalogueCalls = /* @__PURE__ */ specifyCalls({
  listProducts: {
    call: { path: '/products', answer: facetedList },
    tag: 'Products',
    summary: 'Lists products, newest first, page by page.',
    notes:
      'Filters combine. A brand may be asked for as brand, brand[], brand[in] or brand[in][], and so may category and subcategory. A parameter that is empty, undefined or null counts as not sent.',
    query: [
      PAGE_PARAMETERS,
      {
        name: 'sort',
        description:
          'price, priceAfterDiscount, sold, ratingsAverage, ratingsQuantity, createdAt, updatedAt, title or quantity; - in front turns the order round, commas separate several.',
        example: '-price',
      },
      FIELD_NOTES,
      {
        name: 'keyword',
        description:
          'Only those that are of this kind or have these words, or other forms of them, in title, brand, category or subcategory, in either language; if there are few, also those that have them in the description. Without a sort the best matches come first. A misspelt word is corrected, and metadata.corrected tells to what. If nothing matches all words, some are left out, and metadata.leftOut tells which. Of 200 characters at most, the rest is cut.',
        example: 'shirt',
      },
      {
        name: 'literal',
        type: 'integer',
        description: '1 searches for the keyword as it is written, without corrections.',
        example: 1,
      },
      { name: 'brand', description: 'Only of this brand.', isRepeatable: true },
      { name: 'category[in]', description: 'Only of this category.', isRepeatable: true },
      { name: 'subcategory', description: 'Only of this subcategory.', isRepeatable: true },
      {
        name: 'option',
        description:
          'Only with this value of an option, such as size:xl. Values of one option add up, options narrow each other.',
        isRepeatable: true,
      },
      {
        name: 'group',
        description:
          'family lists one product for each family, the first in the order that is in stock, with its prices and options; results counts these.',
        example: 'family',
      },
      { name: 'price[gte]', type: 'number', description: 'From this price in EGP; also gt.', example: 100 },
      { name: 'price[lte]', type: 'number', description: 'Up to this price in EGP; also lt.', example: 500 },
      {
        name: 'priceAfterDiscount[gte]',
        type: 'number',
        description: 'Sold for this or more: the price, or the offer price; also gt, lte and lt.',
        example: 100,
      },
      {
        name: 'ratingsAverage[lte]',
        type: 'number',
        description: 'Rated up to this; also lt, gt and gte.',
        example: 3,
      },
      {
        name: 'offerPrice[gte]',
        type: 'number',
        description: 'On offer for this or more: 0 lists all that is on offer; also gt, lte and lt.',
        example: 0,
      },
      {
        name: 'quantity[gte]',
        type: 'number',
        description: 'So many in stock or more: 1 leaves out what is sold out; also gt, lte and lt.',
        example: 1,
      },
      {
        name: 'facets',
        type: 'integer',
        description:
          '1 adds metadata.facets: how many products each category, subcategory, brand, rating, step of prices and value of an option would leave, how many are on offer and in stock, and the lowest and highest price. Each of them is counted as if its own filter were not set; isMore says that there may be more than was counted.',
        example: 1,
      },
      LANG_PARAMETER,
    ],
    refusals: [
      PAGE_REFUSALS,
      { code: 'unknown-sort', param: 'sort', location: 'query' },
      { code: 'not-a-number', param: 'price[gte]', location: 'query' },
      { code: 'invalid-id', param: 'category', location: 'query' },
    ],
  },
  suggestProducts: {
    call: suggestProducts,
    tag: 'Products',
    summary: 'Suggests products, categories and brands for what is being typed.',
    notes: 'The last word may be the beginning of one. A few of each, the best first.',
    query: [
      {
        name: 'q',
        description: 'What is typed so far; of 200 characters at most, the rest is cut.',
        example: 'sma',
      },
      LANG_PARAMETER,
    ],
    refusals: [],
  },
  getProduct: {
    call: getProduct,
    tag: 'Products',
    summary: 'Shows one product with its newest reviews.',
    notes:
      '`ratingCounts` tells how many of its written reviews give 1, 2, 3, 4 and 5 stars; `ratingsQuantity` may be more, because a catalogue file can bring ratings without reviews. `specifications` are the rows of its table, in the language asked for, and `warrantyMonths` its warranty; both are left out where nothing is known.',
    params: { id: 'The product.' },
    query: [FIELD_NOTES, LANG_PARAMETER],
    refusals: [INVALID_ID, 'no-document'],
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
          isPurchased: true,
        },
      ],
      ratingCounts: [0, 1, 0, 4, 12],
      specifications: [{ name: 'Material', value: '100% linen' }],
      warrantyMonths: 12,
    },
  },
  listCategories: {
    call: listCategories,
    tag: 'Categories and brands',
    summary: 'Lists categories.',
    query: groupQuery,
    refusals: [PAGE_REFUSALS],
  },
  getCategory: {
    call: getCategory,
    tag: 'Categories and brands',
    summary: 'Shows one category.',
    params: { id: 'The category.' },
    query: [LANG_PARAMETER],
    refusals: [INVALID_ID, 'no-document'],
  },
  listSubcategoriesOfCategory: {
    call: listSubcategoriesOfCategory,
    tag: 'Categories and brands',
    summary: 'Lists the subcategories of one category.',
    params: { id: 'The category.' },
    query: groupQuery,
    refusals: [INVALID_ID, 'no-document', PAGE_REFUSALS],
  },
  listSubcategories: {
    call: listSubcategories,
    tag: 'Categories and brands',
    summary: 'Lists subcategories.',
    query: groupQuery,
    refusals: [PAGE_REFUSALS],
  },
  getSubcategory: {
    call: getSubcategory,
    tag: 'Categories and brands',
    summary: 'Shows one subcategory.',
    params: { id: 'The subcategory.' },
    query: [LANG_PARAMETER],
    refusals: [INVALID_ID, 'no-document'],
  },
  listBrands: {
    call: listBrands,
    tag: 'Categories and brands',
    summary: 'Lists brands.',
    query: groupQuery,
    refusals: [PAGE_REFUSALS],
    samples: brandSamples,
  },
  getBrand: {
    call: getBrand,
    tag: 'Categories and brands',
    summary: 'Shows one brand.',
    params: { id: 'The brand.' },
    query: [LANG_PARAMETER],
    refusals: [INVALID_ID, 'no-document'],
    samples: brandSamples,
  },
});
