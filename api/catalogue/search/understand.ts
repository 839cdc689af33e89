import type { Database } from '#api/platform/database/open.ts';
import { correctWord } from './correct-word.ts';
import type { Names } from './names.ts';
import { stem } from './stem.ts';
import type { Synonyms } from './synonyms.ts';
import { findBegun, findWords, type KnownWord } from './vocabulary.ts';
import { isCommon, splitWords } from './words.ts';

/** Words that must all be there. */
type Phrase = string[];

/** What one word of a query, or a few that belong together, may stand as in a product. */
export interface Part {
  /** As typed, joined or split. */
  spelt: Phrase[];
  /** In other forms. */
  forms: Phrase[];
  /** Other words for the same. */
  meant: Phrase[];
  /** Words that begin so; only where somebody may still be typing, or nothing else fits. */
  begun: string[];
  /** Lexemes of the categories, brands and options that are named so, and of those whose name begins so. */
  named: string[];
  namedBegun: string[];
  /** No more products than this have any of it. */
  mostProducts: number;
}

export interface Understood {
  /** Empty where the catalogue has none of the words. */
  parts: Part[];
  /** What was typed, to find the title that is the same. */
  typed: string;
  /** What is searched for instead, where a word had to be corrected or left out. */
  corrected: string | undefined;
}

/** What a query is understood by. */
export interface Lexicon {
  db: Database;
  names: Names;
  synonyms: Synonyms;
}

const MOST_WORDS = 8;
const MOST_FORMS = 12;
const LEAST_HALF = 3;

/** Where a word may be two: `smartwatch`, `256gb`. */
function splitsOf(word: string): [string, string][] {
  const number = /^(\d+)(\p{L}+)$/u.exec(word);
  if (number) return [[number[1] ?? '', number[2] ?? '']];
  return Array.from({ length: Math.max(0, word.length - 2 * LEAST_HALF + 1) }, (_, at) => [
    word.slice(0, at + LEAST_HALF),
    word.slice(at + LEAST_HALF),
  ]);
}

/** The phrases that begin at each word, longest first. */
function* phrasesIn(words: string[], mostWords: number): Generator<Phrase> {
  for (const at of words.keys())
    for (let count = Math.min(mostWords, words.length - at); count > 0; count--)
      yield words.slice(at, at + count);
}

/** Reads the words of one query. */
class Reader {
  readonly #lexicon: Lexicon;
  readonly #known = new Map<string, KnownWord>();
  readonly #byStem = new Map<string, KnownWord[]>();

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** Looks all words up that a query may be about: as typed, joined, split, and what else they are called. */
  async lookUp(words: string[]): Promise<void> {
    const { db, synonyms } = this.#lexicon;
    const pairs = words.slice(1).map((word, at) => (words[at] ?? '') + word);
    const others = [...phrasesIn(words, synonyms.mostWords)].flatMap((phrase) => synonyms.of(phrase)).flat();
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

  /** A phrase as the catalogue spells it: a single word in every form, of several words each in its best. */
  #spell(phrase: Phrase): Phrase[] {
    const formsOf = (word: string) =>
      (this.#byStem.get(stem(word)) ?? [])
        .toSorted((a, b) => Number(b.word === word) - Number(a.word === word) || b.products - a.products)
        .slice(0, MOST_FORMS)
        .map((one) => one.word);
    const [first = '', ...rest] = phrase;
    if (rest.length === 0) return formsOf(first).map((form) => [form]);
    const best = phrase.flatMap((word) => formsOf(word).slice(0, 1));
    return best.length === phrase.length ? [best] : [];
  }

  /** Puts words together that are one thing: a phrase with synonyms, or two that the catalogue writes as one. */
  join(words: string[]): Phrase[] {
    const { synonyms } = this.#lexicon;
    const joined: Phrase[] = [];
    for (let at = 0; at < words.length; at += joined.at(-1)?.length ?? 1) {
      const next = (count: number) => words.slice(at, at + count);
      const counts = Array.from({ length: synonyms.mostWords - 1 }, (_, less) => synonyms.mostWords - less);
      const count = counts.find((one) => at + one <= words.length && synonyms.of(next(one)).length > 0);
      const isPair = at + 2 <= words.length && this.#isKnown(next(2).join(''));
      joined.push(next(count ?? (isPair ? 2 : 1)));
    }
    return joined;
  }

  /** What a phrase may stand as; undefined where the catalogue has nothing of the kind. */
  async read(phrase: Phrase, isLast: boolean): Promise<Part | undefined> {
    const { db, names, synonyms } = this.#lexicon;
    const whole = phrase.join('');
    const typed = phrase.join(' ');
    const known = [...this.#spell(phrase), ...(phrase.length > 1 ? this.#spell([whole]) : [])];
    const { true: same = [], false: forms = [] } = Object.groupBy(known, (one) =>
      String([typed, whole].includes(one.join(' '))),
    );
    const splits = phrase.length > 1 ? [] : splitsOf(whole);
    const spelt = [...same, ...splits.filter((halves) => halves.every((half) => this.#isKnown(half)))];
    const others = synonyms.of(phrase);
    const meant = others.flatMap((other) => this.#spell(other));
    const named = [phrase, [whole], ...others].flatMap((words) => names.ofAll(words));
    const isFound = known.length + spelt.length + meant.length + named.length > 0;
    const isBegun = isLast || !isFound;
    const begun = isBegun ? await findBegun(db, whole) : [];
    const namedBegun = isBegun ? names.begunBy(whole) : [];
    if (!isFound && begun.length + namedBegun.length === 0) return undefined;
    const isNamed = named.length + namedBegun.length > 0;
    const phrases = [...spelt, ...forms, ...meant].map((words) =>
      Math.min(...words.map((word) => this.#known.get(word)?.products ?? 0)),
    );
    const counts = [...phrases, ...begun.map((one) => one.products)];
    return {
      spelt,
      forms,
      meant,
      begun: begun.map(({ word }) => word),
      mostProducts: isNamed ? Number.POSITIVE_INFINITY : counts.reduce((sum, count) => sum + count, 0),
      named: [...new Set(named)],
      namedBegun,
    };
  }
}

/** What a query means in this catalogue. `isLiteral` corrects nothing. */
export async function understand(
  typed: string,
  lexicon: Lexicon,
  { isLiteral = false }: { isLiteral?: boolean } = {},
): Promise<Understood> {
  const all = splitWords(typed).slice(0, MOST_WORDS);
  const telling = all.filter((word) => !isCommon(word));
  const words = telling.length > 0 ? telling : all;
  const reader = new Reader(lexicon);
  await reader.lookUp(words);
  const left = reader.join(words);
  const parts: Part[] = [];
  const said: string[] = [];
  let isCorrected = false;
  for (let phrase = left.shift(); phrase; phrase = left.shift()) {
    const isLast = left.length === 0;
    const part = await reader.read(phrase, isLast);
    if (part) {
      parts.push(part);
      said.push(...phrase);
      continue;
    }
    // Of a thing that the shop has not, it may have something with one of the words.
    if (phrase.length > 1) {
      left.unshift(...phrase.map((word) => [word]));
      continue;
    }
    // Asked for as it is, a word that nothing has finds nothing.
    if (isLiteral) return { parts: [], typed, corrected: undefined };
    isCorrected = true;
    const right = await correctWord(phrase[0] ?? '', lexicon, isLast);
    if (right === undefined) continue;
    await reader.lookUp([right]);
    const corrected = await reader.read([right], false);
    if (corrected) parts.push(corrected);
    said.push(right);
  }
  return { parts, typed, corrected: isCorrected && said.length > 0 ? said.join(' ') : undefined };
}
