import { lexeme, quote } from './document.ts';
import { isNoun, type ParsedQuery, type QueryPart } from './parse-query.ts';

/** A query of a search, one of several that are tried from the best matches to the weakest. */
export interface Level {
  query: string;
  /** The level is read only if the levels before it found fewer products than this. */
  needed: number;
  /** The words of the search that this level does not require. */
  leftOut: string[];
}

/** The tsqueries of a search. */
export interface Queries {
  levels: Level[];
  /** From the best matches to the weakest. A product's rank is the index of the first query that it matches. */
  ranks: string[];
  /** Scores products of the same rank. */
  score: string;
}

/** If the levels so far found fewer products than this, the next level is read, too. */
const FEW_PRODUCTS = 3;
/** The `needed` of a level that is read only if nothing was found. */
const LAST_RESORT = 1;
export const isLastResort = ({ needed }: Level) => needed === LAST_RESORT;
/** If there are more adjectives than this, no level leaves out a single one: only all at once. */
const MAX_LEFT_OUT_SINGLY = 3;

/** A lexeme that no document has. */
const NOTHING = quote('-');

const allOf = (terms: string[]) => `(${terms.join(' & ')})`;
export const anyOf = (terms: string[]) =>
  terms.length > 0 ? `(${[...new Set(terms)].join(' | ')})` : NOTHING;

const inTitle = (phrase: string[]) => allOf(phrase.map((word) => quote(lexeme.title(word))));
const anywhere = (phrase: string[]) => allOf(phrase.map(quote));
/** The phrase is in the title, and one of its words is the head noun. */
const asKind = (phrase: string[]) =>
  phrase.length === 1
    ? anyOf(phrase.map((word) => quote(lexeme.kind(word))))
    : allOf([inTitle(phrase), anyOf(phrase.map((word) => quote(lexeme.kind(word))))]);

const phrasesOf = ({ exact, forms, synonyms }: QueryPart) => [...exact, ...forms, ...synonyms];
const groups = (part: QueryPart) => part.groups.map(quote);
const titles = (part: QueryPart) => phrasesOf(part).map(inTitle);
const named = (part: QueryPart) => [...titles(part), ...groups(part)];
const kinds = (part: QueryPart) => (part.isKind ? phrasesOf(part).map(asKind) : part.categories.map(quote));
const texts = (part: QueryPart) => [...phrasesOf(part).map(anywhere), ...groups(part)];
/** Options are not looked up in descriptions, which may mention other products: 'the black one is sold separately'. */
const textsOfAdjective = (part: QueryPart) =>
  part.groups.some((one) => one.startsWith(lexeme.option(''))) ? named(part) : texts(part);
const prefixes = (part: QueryPart) => [
  ...part.prefixed.map((word) => inTitle([word])),
  ...part.prefixGroups.map(quote),
];

const ARABIC = /\p{Script=Arabic}/u;

/** The noun of a query, which the other parts describe: in English the last one, in Arabic the first. */
function findNoun(parts: QueryPart[]): QueryPart | undefined {
  const isArabic = ARABIC.test(parts[0]?.words.join('') ?? '');
  const pick = (isWanted: (part: QueryPart) => boolean) =>
    isArabic ? parts.find(isWanted) : parts.findLast(isWanted);
  return pick(({ isKind }) => isKind) ?? pick(isNoun) ?? pick(() => true);
}

type WriteTerms = (part: QueryPart) => string[];

/** A search for which tsqueries are written. */
interface Search {
  parts: QueryPart[];
  noun: QueryPart | undefined;
  /** Writes a query that requires, for each part, one of the terms that `write` lists (for the noun, `writeNoun`). */
  requireAll: (write: WriteTerms, writeNoun?: WriteTerms, required?: QueryPart[]) => string;
}

function createLevel(query: string, needed = FEW_PRODUCTS, leftOut: QueryPart[] = []): Level {
  return { query, needed, leftOut: leftOut.flatMap(({ words }) => words) };
}

/** Levels that leave out one adjective, or all of them. */
function writePartialLevels({ parts, noun, requireAll }: Search, writeNoun: WriteTerms): Level[] {
  const adjectives = parts.filter((part) => part !== noun);
  const without = (leftOut: QueryPart[]) => {
    const kept = parts.filter((part) => !leftOut.includes(part));
    return createLevel(requireAll(named, writeNoun, kept), LAST_RESORT, leftOut);
  };
  const singly = adjectives.length > 1 && adjectives.length <= MAX_LEFT_OUT_SINGLY ? adjectives : [];
  return [...singly.toReversed().map((one) => without([one])), without(adjectives)];
}

/** Writes the levels of a search, from the best matches to the weakest. */
function writeLevels(search: Search, isLiteral: boolean): Level[] {
  const { parts, noun, requireAll } = search;
  const isNounKind = noun !== undefined && isNoun(noun);
  const hasAdjectives = parts.length > 1;
  const partial = isLiteral || !hasAdjectives ? [] : writePartialLevels(search, isNounKind ? kinds : named);
  const mentioned = [
    createLevel(requireAll(named)),
    createLevel(requireAll((part) => [...named(part), ...prefixes(part)])),
  ];
  // A thing of this kind that lacks an adjective is closer than another kind of thing that has all words.
  const described =
    isNounKind && hasAdjectives
      ? [createLevel(requireAll(textsOfAdjective, kinds)), ...partial, ...mentioned]
      : [...mentioned, ...partial];
  const all = [
    ...(isNounKind ? [createLevel(requireAll(named, kinds))] : []),
    createLevel(requireAll(titles)),
    ...described,
    createLevel(requireAll(texts)),
    createLevel(
      requireAll((part) => [...texts(part), ...part.prefixed.map(quote), ...part.prefixGroups.map(quote)]),
    ),
  ];
  return all.filter(({ query }, at) => all.findIndex((other) => other.query === query) === at);
}

/** Writes the ranks, which order the found products: the whole title, the words as title and kind, then the levels. */
function writeRanks({ noun, requireAll }: Search, wholeTitle: string, levels: Level[]): string[] {
  const forms = (part: QueryPart) => [...part.exact, ...part.forms];
  const ranks = [
    wholeTitle,
    requireAll(
      ({ exact }) => exact.map(inTitle),
      ({ exact }) => exact.map(asKind),
    ),
    requireAll(
      (part) => forms(part).map(inTitle),
      (part) => forms(part).map(asKind),
    ),
    ...(noun && isNoun(noun) ? [requireAll(named, kinds)] : []),
    requireAll(({ exact }) => exact.map(inTitle)),
    requireAll((part) => forms(part).map(inTitle)),
    ...levels.map(({ query }) => query),
  ];
  return [...new Set(ranks)];
}

/** Writes the tsqueries of a parsed query. `within` are lists of lexemes; products must have one of each list. */
export function writeQueries({ parts, typed, isLiteral }: ParsedQuery, within: string[][] = []): Queries {
  const filters = within.map((lexemes) => anyOf(lexemes.map(quote)));
  const noun = findNoun(parts);
  const requireAll: Search['requireAll'] = (write, writeNoun = write, required = parts) =>
    allOf([...required.map((part) => anyOf((part === noun ? writeNoun : write)(part))), ...filters]);
  const search = { parts, noun, requireAll };
  const levels = writeLevels(search, isLiteral);
  return {
    levels,
    ranks: writeRanks(search, allOf([quote(lexeme.wholeTitle(typed)), ...filters]), levels),
    score: anyOf(parts.flatMap((part) => [...titles(part), ...groups(part)])),
  };
}
