/**
 * The words for products of a category. Lines are `English = Arabic`; `{…/…}` has a masculine and a feminine form, and
 * `@Monitor, Projector` at the end restricts a line to these types.
 */
import type { OptionKind } from './options.ts';
import { type SentenceSet, SHARED_SENTENCES } from './shared-sentences.ts';

export interface Phrase {
  en: string;
  ar: string;
}

export interface ProductType extends Phrase {
  /** The gender of the Arabic noun, which verbs and adjectives agree with. */
  isFeminine: boolean;
  medianEgp: number;
  features: Phrase[];
  specs: NumberedPhrase[];
}

/** A phrase that may contain `{n}`, and the numbers that can replace it. */
export interface NumberedPhrase extends Phrase {
  numbers: number[];
}

export interface SubcategoryWords {
  name: Phrase;
  types: ProductType[];
  materials: Phrase[];
  /** Options that differ within a family. */
  options: OptionKind[];
  /** First sentences and further sentences of descriptions. */
  openers: NumberedPhrase[];
  sentences: NumberedPhrase[];
  /** Slug prefixes of demo products whose pictures fit. */
  pictures: string[];
}

export interface CategoryWords {
  name: Phrase;
  /** The slug of a demo category with a suitable picture. */
  picture: string | undefined;
  /** What product names contain besides brand and type. */
  naming: 'models' | 'lines' | 'books';
  lines: string[];
  /** Second words of brand names. */
  trades: Phrase[];
  subcategories: SubcategoryWords[];
}

const SEPARATOR = ' = ';
const MAX_RANGE_LENGTH = 400;

/** Short phrases may share a line, separated by semicolons; sentences may contain semicolons. */
const splitLines = (text: string, between = /\n|; /) =>
  text
    .split(between)
    .map((line) => line.trim().split(SEPARATOR))
    .filter(([first]) => first);

function readPhrase([en, ar]: string[]): Phrase {
  if (!en || !ar) throw new Error(`a text is missing in one language: ${en}`);
  return { en, ar };
}

/** Parses numbers such as `32 40 43`, `12..48`, or `100..900/50` (every fiftieth). */
function readNumbers(text = ''): number[] {
  const [, first, last, step = '1'] = /^(\d+)\.\.(\d+)(?:\/(\d+))?$/.exec(text) ?? [];
  if (!first || !last) return text.split(' ').filter(Boolean).map(Number);
  const length = Math.floor((Number(last) - Number(first)) / Number(step)) + 1;
  if (!(length > 0 && length <= MAX_RANGE_LENGTH)) throw new Error(`${text} is not a range of numbers`);
  return Array.from({ length }, (_, at) => Number(first) + at * Number(step));
}

const readPhrases = (text = ''): Phrase[] => splitLines(text).map(readPhrase);

const readNumbered = (text = '', between?: RegExp): NumberedPhrase[] =>
  splitLines(text, between).map((parts) => ({ ...readPhrase(parts), numbers: readNumbers(parts[2]) }));

/** The lines for a type: those that name the type after an @, and those without an @. */
const listLines = (type: string, text = '') =>
  text
    .split(/\n|; /)
    .map((line) => line.trim().split(' @'))
    .filter(([, only]) => !only || only.split(', ').includes(type))
    .map(([line]) => line)
    .join('\n');

/** `Kettle = غلاية = f 650`: the gender of the Arabic noun and the median price in EGP. */
const readTypes = ({ types, features, specs }: SubcategoryText): ProductType[] =>
  splitLines(types).map((parts) => {
    const phrase = readPhrase(parts);
    const [, gender, price] = /^([mf]) (\d+)$/.exec(parts[2] ?? '') ?? [];
    if (!price) throw new Error(`${phrase.en} lacks a gender and a price`);
    return {
      ...phrase,
      isFeminine: gender === 'f',
      medianEgp: Number(price),
      features: readPhrases(listLines(phrase.en, features)),
      specs: readNumbered(listLines(phrase.en, specs)),
    };
  });

interface SubcategoryText {
  types: string;
  features: string;
  materials?: string;
  specs?: string;
  options?: OptionKind[];
  /** Used instead of the category's sentences. */
  sentenceSet?: keyof typeof SHARED_SENTENCES;
  pictures?: string[];
}

interface CategoryText extends SentenceSet {
  picture?: string;
  naming: CategoryWords['naming'];
  lines: string;
  trades: string;
  /** Subcategories by name; those with the most products come first. */
  subcategories: Record<string, SubcategoryText>;
}

function readSubcategory(
  name: string,
  text: SubcategoryText,
  { openers, sentences }: SentenceSet,
): SubcategoryWords {
  const materials = readPhrases(text.materials);
  const options = text.options ?? [];
  /** Whether a phrase suits the products: it may name a colour or a material only if they have one. */
  const isApplicable = ({ en }: Phrase) =>
    (materials.length > 0 || !en.includes('{material}')) &&
    (options.includes('colour') || !en.includes('{colour}'));
  return {
    name: readPhrase(name.split(SEPARATOR)),
    types: readTypes(text),
    materials,
    options,
    openers: readNumbered(openers, /\n/).filter(isApplicable),
    sentences: readNumbered(sentences, /\n/).filter(isApplicable),
    pictures: text.pictures ?? [],
  };
}

/** Parses the words of a category. */
export function defineCategory(name: string, text: CategoryText): CategoryWords {
  return {
    name: readPhrase(name.split(SEPARATOR)),
    picture: text.picture,
    naming: text.naming,
    lines: text.lines.split(/\s+/).filter(Boolean),
    trades: readPhrases(text.trades),
    subcategories: Object.entries(text.subcategories).map(([subcategory, words]) =>
      readSubcategory(subcategory, words, words.sentenceSet ? SHARED_SENTENCES[words.sentenceSet] : text),
    ),
  };
}
