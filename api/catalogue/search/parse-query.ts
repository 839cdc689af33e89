import type { Database } from '#api/platform/database/open.ts';
import { correctWord } from './correct-word.ts';
import type { Names } from './names.ts';
import { isRealWord } from './real-words.ts';
import { stem } from './stem.ts';
import { listSubstitutes, MAX_SUBSTITUTED_WORDS } from './substitutes.ts';
import type { Synonyms } from './synonyms.ts';
import { findByPrefix, findWords, type KnownWord } from './vocabulary.ts';
import { isStopWord, splitWords } from './words.ts';

/** Words that a product must all have. */
type Phrase = string[];

/** One word of a query, or a few that belong together, with everything that matches it in the catalogue. */
export interface QueryPart {
  /** The words that are searched for: as typed, corrected, or a substitute. */
  words: Phrase;
  /** Whether the part names a kind of thing that the catalogue has. */
  isKind: boolean;
  /** The words as typed, joined into one or split. */
  exact: Phrase[];
  /** Other forms of the words, by stem. */
  forms: Phrase[];
  synonyms: Phrase[];
  /** Words that begin with this part; only looked up if it is still being typed or nothing else matches. */
  prefixed: string[];
  /** Lexemes of categories, subcategories, brands and option values whose names have these words. */
  groups: string[];
  /** Lexemes of categories and subcategories for things of this kind. */
  categories: string[];
  /** Like `groups`, but for names with a word that begins with this part; looked up together with `prefixed`. */
  prefixGroups: string[];
}

export interface ParsedQuery {
  /** Empty if the catalogue has none of the words or, in a literal search, lacks one of them. */
  parts: QueryPart[];
  /** The query as typed, to find a title that equals it. */
  typed: string;
  isLiteral: boolean;
  isCorrected: boolean;
  /** Typed words that are not searched for, because the catalogue lacks them or because they were substituted. */
  leftOut: string[];
}

/** The data that parsing a query looks up. */
export interface Lexicon {
  db: Database;
  names: Names;
  synonyms: Synonyms;
}

const MAX_WORDS = 8;
const MAX_FORMS = 12;
const MIN_HALF_LENGTH = 3;

/** The ways to split a word into two, such as `smartwatch` or `256gb`. */
function splitsOf(word: string): [string, string][] {
  const number = /^(\d+)(\p{L}+)$/u.exec(word);
  if (number) return [[number[1] ?? '', number[2] ?? '']];
  return Array.from({ length: Math.max(0, word.length - 2 * MIN_HALF_LENGTH + 1) }, (_, at) => [
    word.slice(0, at + MIN_HALF_LENGTH),
    word.slice(at + MIN_HALF_LENGTH),
  ]);
}

/** Lists the phrases that begin at each word, longest first. */
function* listPhrases(words: string[], maxWords: number): Generator<Phrase> {
  for (const at of words.keys())
    for (let count = Math.min(maxWords, words.length - at); count > 0; count--)
      yield words.slice(at, at + count);
}

/** Parses the parts of one query. */
class PartParser {
  readonly #lexicon: Lexicon;
  readonly #known = new Map<string, KnownWord>();
  readonly #byStem = new Map<string, KnownWord[]>();

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** Looks up words of the catalogue that may match: as typed, joined, split, and synonyms. */
  async lookUp(words: string[]): Promise<void> {
    const { db, synonyms } = this.#lexicon;
    const pairs = words.slice(1).map((word, at) => (words[at] ?? '') + word);
    const others = [...listPhrases(words, synonyms.maxWords)].flatMap((phrase) => synonyms.of(phrase)).flat();
    const possible = [...new Set([...words, ...pairs, ...others, ...words.flatMap(splitsOf).flat()])];
    const stems = [...new Set([...words, ...pairs, ...others].map(stem))];
    for (const one of await findWords(db, possible, stems)) {
      if (this.#known.has(one.word)) continue;
      this.#known.set(one.word, one);
      this.#byStem.set(one.stem, [...(this.#byStem.get(one.stem) ?? []), one]);
    }
  }

  #isKnown(word: string): boolean {
    return this.#known.has(word) || this.#lexicon.names.words.has(word);
  }

  /** Finds the catalogue's forms of a phrase: all forms of a single word, or the best form of each of several words. */
  #findForms(phrase: Phrase): Phrase[] {
    const formsOf = (word: string) =>
      (this.#byStem.get(stem(word)) ?? [])
        .toSorted((a, b) => Number(b.word === word) - Number(a.word === word) || b.products - a.products)
        .slice(0, MAX_FORMS)
        .map((one) => one.word);
    const [first = '', ...rest] = phrase;
    if (rest.length === 0) return formsOf(first).map((form) => [form]);
    const best = phrase.flatMap((word) => formsOf(word).slice(0, 1));
    return best.length === phrase.length ? [best] : [];
  }

  /** Groups words into phrases with synonyms or substitutes, and into pairs that the catalogue writes as one word. */
  group(words: string[]): Phrase[] {
    const { synonyms } = this.#lexicon;
    const maxWords = Math.max(synonyms.maxWords, MAX_SUBSTITUTED_WORDS);
    const isNamed = (phrase: Phrase) => synonyms.of(phrase).length + listSubstitutes(phrase).length > 0;
    const phrases: Phrase[] = [];
    for (let at = 0; at < words.length; at += phrases.at(-1)?.length ?? 1) {
      const next = (count: number) => words.slice(at, at + count);
      const counts = Array.from({ length: maxWords - 1 }, (_, less) => maxWords - less);
      const count = counts.find((one) => at + one <= words.length && isNamed(next(one)));
      const isPair = at + 2 <= words.length && this.#isKnown(next(2).join(''));
      phrases.push(next(count ?? (isPair ? 2 : 1)));
    }
    return phrases;
  }

  /** Parses a phrase; undefined if nothing in the catalogue matches. */
  async parse(phrase: Phrase, { isTyped = false } = {}): Promise<QueryPart | undefined> {
    const { db, names } = this.#lexicon;
    const whole = phrase.join('');
    const typed = phrase.join(' ');
    const known = [...this.#findForms(phrase), ...(phrase.length > 1 ? this.#findForms([whole]) : [])];
    const { true: same = [], false: forms = [] } = Object.groupBy(known, (one) =>
      String([typed, whole].includes(one.join(' '))),
    );
    const splits = phrase.length > 1 ? [] : splitsOf(whole);
    const exact = [...same, ...splits.filter((halves) => halves.every((half) => this.#isKnown(half)))];
    const others = this.#lexicon.synonyms.of(phrase);
    const synonyms = others.flatMap((other) => this.#findForms(other));
    const phrases = [phrase, [whole], ...others];
    const groups = phrases.flatMap((words) => names.findByWords(words));
    const categories = phrases.flatMap((words) => names.findKinds(words));
    const isFound = known.length + exact.length + synonyms.length + groups.length > 0;
    const mayBePrefix = isTyped || (!isFound && !isRealWord(whole));
    const prefixed = mayBePrefix ? await findByPrefix(db, whole) : [];
    const prefixGroups = mayBePrefix ? names.findByPrefix(whole) : [];
    if (!isFound && prefixed.length + prefixGroups.length === 0) return undefined;
    const isKind = [...exact, ...forms, ...synonyms].some((words) =>
      words.some((word) => (this.#known.get(word)?.kinds ?? 0) > 0),
    );
    return {
      words: phrase,
      isKind,
      exact,
      forms,
      synonyms,
      prefixed: prefixed.map(({ word }) => word),
      groups: [...new Set(groups)],
      categories: [...new Set(categories)],
      prefixGroups,
    };
  }
}

interface ParseOptions {
  /** Whether no word is corrected, left out or substituted. */
  isLiteral?: boolean;
  /** Whether the last word may be incomplete. */
  isTyping?: boolean;
}

/** Whether a part names a kind of thing. */
export const isNoun = (part: QueryPart) => part.isKind || part.categories.length > 0;

/** Parses a query. */
export async function parseQuery(
  typed: string,
  lexicon: Lexicon,
  { isLiteral = false, isTyping = false }: ParseOptions = {},
): Promise<ParsedQuery> {
  const all = splitWords(typed).slice(0, MAX_WORDS);
  const uncommon = all.filter((word) => !isStopWord(word));
  const words = uncommon.length > 0 ? uncommon : all;
  const parser = new PartParser(lexicon);
  await parser.lookUp(words);
  const left = parser.group(words);
  const parts: QueryPart[] = [];
  const leftOut: string[] = [];
  const substituted: Phrase[] = [];
  let isCorrected = false;
  for (let phrase = left.shift(); phrase; phrase = left.shift()) {
    const isLast = left.length === 0;
    const hasSubstitutes = !isLiteral && listSubstitutes(phrase).length > 0;
    const part = await parser.parse(phrase, { isTyped: isTyping && isLast });
    if (part && (!hasSubstitutes || part.isKind || part.groups.length > 0)) {
      parts.push(part);
      continue;
    }
    if (hasSubstitutes) {
      substituted.push(phrase);
      continue;
    }
    // If nothing matches the whole phrase, tries its words separately.
    if (phrase.length > 1) {
      left.unshift(...phrase.map((word) => [word]));
      continue;
    }
    if (isLiteral) return { parts: [], typed, isLiteral, isCorrected, leftOut };
    const [word = ''] = phrase;
    const correction = isRealWord(word) ? undefined : await correctWord(word, lexicon, isLast);
    if (correction !== undefined) await parser.lookUp([correction]);
    const corrected = correction === undefined ? undefined : await parser.parse([correction]);
    if (corrected) {
      isCorrected = true;
      parts.push(corrected);
    } else leftOut.push(word);
  }
  leftOut.unshift(...substituted.flat());
  if (substituted.length > 0 && !parts.some(isNoun)) {
    const [part] = await findSubstitutes(parser, substituted);
    if (part) parts.unshift(part);
  }
  return { parts, typed, isLiteral, isCorrected, leftOut };
}

/** Finds kinds of products that the shop has, as substitutes for what these phrases name. */
async function findSubstitutes(parser: PartParser, phrases: Phrase[]): Promise<QueryPart[]> {
  const others = phrases.flatMap(listSubstitutes);
  await parser.lookUp(others.flat());
  const parts = await Promise.all(others.map((other) => parser.parse(other)));
  return parts.filter((part) => part !== undefined).filter(isNoun);
}
