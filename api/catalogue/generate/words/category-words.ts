/**
 * The words that products of a category are made of. Lines are `English = Arabic`; `{…/…}` is for him and for her, and
 * `@Monitor, Projector` at the end says of which types alone it is said.
 */
import type { OptionKind } from './options.ts';
import { TALKS, type Talk } from './talk.ts';

export interface Phrase {
  en: string;
  ar: string;
}

export interface ProductType extends Phrase {
  /** Of the Arabic noun, which verbs and adjectives follow. */
  isFeminine: boolean;
  medianEgp: number;
  features: Phrase[];
  specs: NumberedPhrase[];
}

/** A phrase with `{n}` in it, and the numbers that may stand there. */
export interface NumberedPhrase extends Phrase {
  numbers: number[];
}

export interface SubcategoryWords {
  name: Phrase;
  types: ProductType[];
  materials: Phrase[];
  /** What its products differ by in a family. */
  options: OptionKind[];
  /** First sentences of a description, and others. */
  openers: NumberedPhrase[];
  sentences: NumberedPhrase[];
  /** Beginnings of the slugs of demo products whose pictures fit. */
  pictures: string[];
}

export interface CategoryWords {
  name: Phrase;
  /** The slug of the demo category whose picture fits. */
  picture: string | undefined;
  /** How its products are called beside brand and type. */
  naming: 'models' | 'lines' | 'books';
  lines: string[];
  /** Second words of brands in this trade. */
  trades: Phrase[];
  subcategories: SubcategoryWords[];
}

const SEPARATOR = ' = ';
const LARGEST_RANGE = 400;

/** Sentences may have a semicolon in them; short phrases stand in one line with it between them. */
const splitLines = (text: string, between = /\n|; /) =>
  text
    .split(between)
    .map((line) => line.trim().split(SEPARATOR))
    .filter(([first]) => first);

function readPhrase([en, ar]: string[]): Phrase {
  if (!en || !ar) throw new Error(`a text is there in one language alone: ${en}`);
  return { en, ar };
}

/** `32 40 43`, or `12..48`, or `100..900/50`: every fiftieth. */
function readNumbers(text = ''): number[] {
  const [, first, last, step = '1'] = /^(\d+)\.\.(\d+)(?:\/(\d+))?$/.exec(text) ?? [];
  if (!first || !last) return text.split(' ').filter(Boolean).map(Number);
  const length = Math.floor((Number(last) - Number(first)) / Number(step)) + 1;
  if (!(length > 0 && length <= LARGEST_RANGE)) throw new Error(`${text} is no range of numbers`);
  return Array.from({ length }, (_, at) => Number(first) + at * Number(step));
}

const readPhrases = (text = ''): Phrase[] => splitLines(text).map(readPhrase);

const readNumbered = (text = '', between?: RegExp): NumberedPhrase[] =>
  splitLines(text, between).map((parts) => ({ ...readPhrase(parts), numbers: readNumbers(parts[2]) }));

/** Lines that are said of a type: those that name it behind an @, and those that name none. */
const linesFor = (type: string, text = '') =>
  text
    .split(/\n|; /)
    .map((line) => line.trim().split(' @'))
    .filter(([, only]) => !only || only.split(', ').includes(type))
    .map(([line]) => line)
    .join('\n');

/** `Kettle = غلاية = f 650`: gender of the Arabic noun, and what most cost about, in EGP. */
const readTypes = ({ types, features, specs }: SubcategoryText): ProductType[] =>
  splitLines(types).map((parts) => {
    const phrase = readPhrase(parts);
    const [, gender, price] = /^([mf]) (\d+)$/.exec(parts[2] ?? '') ?? [];
    if (!price) throw new Error(`${phrase.en} lacks a gender and a price`);
    return {
      ...phrase,
      isFeminine: gender === 'f',
      medianEgp: Number(price),
      features: readPhrases(linesFor(phrase.en, features)),
      specs: readNumbered(linesFor(phrase.en, specs)),
    };
  });

interface SubcategoryText {
  types: string;
  features: string;
  materials?: string;
  specs?: string;
  options?: OptionKind[];
  /** What is said of its products where it is not what is said of the category's. */
  talk?: keyof typeof TALKS;
  pictures?: string[];
}

interface CategoryText extends Talk {
  picture?: string;
  naming: CategoryWords['naming'];
  lines: string;
  trades: string;
  /** By name, the one with the most products first. */
  subcategories: Record<string, SubcategoryText>;
}

function readSubcategory(
  name: string,
  text: SubcategoryText,
  { openers, sentences }: Talk,
): SubcategoryWords {
  const materials = readPhrases(text.materials);
  const options = text.options ?? [];
  /** Not what names a colour or a material of things that have none. */
  const canSay = ({ en }: Phrase) =>
    (materials.length > 0 || !en.includes('{material}')) &&
    (options.includes('colour') || !en.includes('{colour}'));
  return {
    name: readPhrase(name.split(SEPARATOR)),
    types: readTypes(text),
    materials,
    options,
    openers: readNumbered(openers, /\n/).filter(canSay),
    sentences: readNumbered(sentences, /\n/).filter(canSay),
    pictures: text.pictures ?? [],
  };
}

/** Reads the words of a category from texts that people can write. */
export function defineCategory(name: string, text: CategoryText): CategoryWords {
  return {
    name: readPhrase(name.split(SEPARATOR)),
    picture: text.picture,
    naming: text.naming,
    lines: text.lines.split(/\s+/).filter(Boolean),
    trades: readPhrases(text.trades),
    subcategories: Object.entries(text.subcategories).map(([of, words]) =>
      readSubcategory(of, words, words.talk ? TALKS[words.talk] : text),
    ),
  };
}
