import { listWords, splitWords } from './words.ts';

/** Raised when documents are made in another way: those of an older version are made anew at the next start. */
export const DOCUMENT_VERSION = 1;

/** What a product can be found by. */
export interface Described {
  titleEn: string;
  titleAr: string;
  descriptionEn: string;
  descriptionAr: string;
  categoryId: string;
  brandId: string | null;
  subcategoryIds: string[];
  optionValues: string[];
}

/** How lexemes of a document are marked. Words of the text have no mark; groups are named by id, so that a new name of a
 *  brand changes no product. */
export const lexeme = {
  /** A word of a title; it is also there without the mark. */
  title: (word: string) => `#${word}`,
  wholeTitle: (title: string) => `=${splitWords(title).join(' ').slice(0, 300)}`,
  category: (id: string) => `c:${id}`,
  subcategory: (id: string) => `s:${id}`,
  brand: (id: string) => `b:${id}`,
  option: (value: string) => `o:${value}`,
};
/** The id of a category, subcategory or brand in its lexeme. */
export const idIn = (one: string) => one.slice(2);
export const isWord = (found: string) => /^[\p{L}\p{N}]+$/u.test(found);

// A long description repeats itself; what it says first is what it is about.
const MOST_WORDS = 300;

/** A lexeme as PostgreSQL reads it. */
export const quote = (text: string) =>
  `'${text.includes("'") || text.includes('\\') ? text.replace(/['\\]/g, '$&$&') : text}'`;

/** The words of titles and descriptions. */
export function wordsOf(product: Described): { title: Set<string>; all: Set<string> } {
  const title = listWords(`${product.titleEn} ${product.titleAr}`);
  const text = listWords(`${product.descriptionEn} ${product.descriptionAr}`);
  const all = new Set(title);
  let left = MOST_WORDS;
  for (const word of text) {
    if (left === 0) break;
    all.add(word);
    left -= 1;
  }
  return { title, all };
}

/** The document of a product, as PostgreSQL reads a tsvector. Weights say where: A title, B brand, C groups, D text. */
export function makeDocument(product: Described): { document: string; words: string[] } {
  const { title, all } = wordsOf(product);
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
  for (const word of all) add('D', word);
  for (const one of new Set(product.optionValues.map(lexeme.option))) add('D', one);
  for (const one of new Set([product.titleEn, product.titleAr].map(lexeme.wholeTitle))) add('D', one);
  return { document, words: [...all] };
}
