import type { TaxonomySnapshot } from '#api/catalogue/taxonomy.ts';
import { lexeme } from './document.ts';
import { listKinds } from './kind.ts';
import { stem } from './stem.ts';
import { listWords } from './words.ts';

/** Finds lexemes of categories, subcategories, brands and option values by the words of their names. */
export interface Names {
  /** Lexemes of names with all these words, in any form. */
  findByWords(words: string[]): string[];
  /**
   * Like `findByWords`, but only categories and subcategories of this kind: `toys` finds 'Wooden Toys', `wooden` does
   * not.
   */
  findKinds(words: string[]): string[];
  /** Lexemes of names with a word that has this prefix. */
  findByPrefix(prefix: string): string[];
  words: ReadonlySet<string>;
}

const NO_LEXEMES: string[] = [];
/** If more names match a prefix, the first ones collected win. */
const MAX_WITH_PREFIX = 20;

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
  const byKind = new Map<string, Set<string>>();
  const addKind = (row: { nameEn: string; nameAr: string }, one: string) => {
    add(row, one);
    for (const kind of listKinds([...row.nameEn.split('&'), ...row.nameAr.split(/\sو/)]))
      put(byKind, stem(kind), one);
  };
  for (const row of categories.values()) addKind(row, lexeme.category(row.id));
  for (const row of subcategories.values()) addKind(row, lexeme.subcategory(row.id));
  for (const row of brands.values()) add(row, lexeme.brand(row.id));
  for (const { key, values } of options.values())
    for (const value of values) add(value, lexeme.option(`${key}:${value.key}`));
  const words = [...byWord.keys()];
  const findByWords = (phrase: string[]) => {
    const [first, ...rest] = phrase.map((word) => byStem.get(stem(word)) ?? new Set<string>());
    return [...(first ?? [])].filter((one) => rest.every((others) => others.has(one)));
  };
  return {
    findByWords,
    findKinds: (phrase) =>
      findByWords(phrase).filter((one) => phrase.some((word) => byKind.get(stem(word))?.has(one))),
    findByPrefix: (prefix) => {
      const matching = words.filter((word) => word.startsWith(prefix));
      return [...new Set(matching.flatMap((word) => [...(byWord.get(word) ?? NO_LEXEMES)]))].slice(
        0,
        MAX_WITH_PREFIX,
      );
    },
    words: new Set(words),
  };
}
