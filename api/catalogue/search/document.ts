import { listKinds } from './kind.ts';
import { listWords, splitWords } from './words.ts';

/** Increase it when documents change: older ones are rebuilt at the next start. */
export const DOCUMENT_VERSION = 2;

/** The columns of a product that search uses. */
export interface SearchableProduct {
  titleEn: string;
  titleAr: string;
  descriptionEn: string;
  descriptionAr: string;
  categoryId: string;
  brandId: string | null;
  subcategoryIds: string[];
  optionValues: string[];
}

/**
 * Lexemes of a document. Words of texts have no prefix. Categories, subcategories and brands are stored by id, so that
 * renaming one changes no document.
 */
export const lexeme = {
  /** A word of the title; it is also stored without the prefix. */
  title: (word: string) => `#${word}`,
  /** A word for what the thing is: the head noun of the title. */
  kind: (word: string) => `!${word}`,
  wholeTitle: (title: string) => `=${splitWords(title).join(' ').slice(0, 300)}`,
  category: (id: string) => `c:${id}`,
  subcategory: (id: string) => `s:${id}`,
  brand: (id: string) => `b:${id}`,
  option: (value: string) => `o:${value}`,
};
/** The id in the lexeme of a category, subcategory or brand. */
export const readGroupId = (one: string) => one.slice(2);
/** The word in the lexeme of a kind; undefined if it is another lexeme. */
export const readKindWord = (one: string) => (one.startsWith('!') ? one.slice(1) : undefined);
export const isWord = (text: string) => /^[\p{L}\p{N}]+$/u.test(text);

// Of a long description, only the beginning is indexed.
const MAX_DESCRIPTION_WORDS = 300;

/** Quotes a lexeme for tsvector and tsquery. */
export const quote = (text: string) =>
  `'${text.includes("'") || text.includes('\\') ? text.replace(/['\\]/g, '$&$&') : text}'`;

/** Lists the words of titles and descriptions. */
export function wordsOf(product: SearchableProduct): { title: Set<string>; all: Set<string> } {
  const title = listWords(`${product.titleEn} ${product.titleAr}`);
  const text = listWords(`${product.descriptionEn} ${product.descriptionAr}`);
  const all = new Set(title);
  let left = MAX_DESCRIPTION_WORDS;
  for (const word of text) {
    if (left === 0) break;
    all.add(word);
    left -= 1;
  }
  return { title, all };
}

/**
 * Builds the document of a product as a tsvector literal. Weights: A title, B brand, C categories, D everything else.
 */
export function makeDocument(product: SearchableProduct): {
  document: string;
  words: string[];
  kinds: string[];
} {
  const { title, all } = wordsOf(product);
  const kinds = listKinds([product.titleEn, product.titleAr]);
  let document = '';
  const add = (weight: string, one: string) => {
    document += `${document && ' '}${quote(one)}:1${weight}`;
  };
  for (const word of title) add('A', lexeme.title(word));
  if (product.brandId) add('B', lexeme.brand(product.brandId));
  for (const one of new Set([
    lexeme.category(product.categoryId),
    ...product.subcategoryIds.map(lexeme.subcategory),
  ]))
    add('C', one);
  for (const word of kinds) add('D', lexeme.kind(word));
  for (const word of all) add('D', word);
  for (const one of new Set(product.optionValues.map(lexeme.option))) add('D', one);
  for (const one of new Set([product.titleEn, product.titleAr].map(lexeme.wholeTitle))) add('D', one);
  return { document, words: [...all], kinds: [...kinds] };
}
