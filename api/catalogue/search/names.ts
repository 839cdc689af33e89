import type { TaxonomySnapshot } from '#api/catalogue/taxonomy.ts';
import { lexeme } from './document.ts';
import { stem } from './stem.ts';
import { listWords } from './words.ts';

/** The words in names of categories, subcategories, brands and options, and what products of those have in their document. */
export interface Names {
  /** Lexemes of what has all these words in its name, in any form. */
  ofAll(words: string[]): string[];
  /** Lexemes of what has a word that begins so in its name; of many, the first. */
  begunBy(beginning: string): string[];
  words: ReadonlySet<string>;
}

const NONE: string[] = [];
/** So many names are thought of where only the beginning of one is known: the first ones, in the shop's order. */
const MOST_BEGUN = 20;

/** Collects the names of a snapshot. */
export function collectNames({ categories, subcategories, brands, options }: TaxonomySnapshot): Names {
  const byWord = new Map<string, Set<string>>();
  const byStem = new Map<string, Set<string>>();
  const put = (map: Map<string, Set<string>>, key: string, one: string) =>
    map.set(key, (map.get(key) ?? new Set()).add(one));
  const add = (row: { nameEn: string; nameAr: string }, one: string) => {
    for (const word of listWords(`${row.nameEn} ${row.nameAr}`)) {
      put(byWord, word, one);
      put(byStem, stem(word), one);
    }
  };
  for (const row of categories.values()) add(row, lexeme.category(row.id));
  for (const row of subcategories.values()) add(row, lexeme.subcategory(row.id));
  for (const row of brands.values()) add(row, lexeme.brand(row.id));
  for (const { key, values } of options.values())
    for (const value of values) add(value, lexeme.option(`${key}:${value.key}`));
  const words = [...byWord.keys()];
  return {
    ofAll: (phrase) => {
      const [first, ...rest] = phrase.map((word) => byStem.get(stem(word)) ?? new Set<string>());
      return [...(first ?? [])].filter((one) => rest.every((others) => others.has(one)));
    },
    begunBy: (beginning) => {
      const begun = words.filter((word) => word.startsWith(beginning));
      return [...new Set(begun.flatMap((word) => [...(byWord.get(word) ?? NONE)]))].slice(0, MOST_BEGUN);
    },
    words: new Set(words),
  };
}
