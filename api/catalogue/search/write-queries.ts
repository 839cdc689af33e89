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
/** With more adjectives than this, the only partial level leaves out all of them. */
const MAX_LEFT_OUT_SINGLY = 3;

/** A lexeme that no document has. */
const UNKNOWN_LEXEME = quote('-');

const matchAll = (terms: string[]) => `(${terms.join(' & ')})`;
export const matchAny = (terms: string[]) =>
  terms.length > 0 ? `(${[...new Set(terms)].join(' | ')})` : UNKNOWN_LEXEME;

const matchTitle = (phrase: string[]) => matchAll(phrase.map((word) => quote(lexeme.title(word))));
const matchAnywhere = (phrase: string[]) => matchAll(phrase.map(quote));
/** The phrase is in the title, and one of its words is the head noun. */
const matchKind = (phrase: string[]) =>
  phrase.length === 1
    ? matchAny(phrase.map((word) => quote(lexeme.kind(word))))
    : matchAll([matchTitle(phrase), matchAny(phrase.map((word) => quote(lexeme.kind(word))))]);

const phrasesOf = ({ exact, forms, synonyms }: QueryPart) => [...exact, ...forms, ...synonyms];
const listGroups = (part: QueryPart) => part.groups.map(quote);
const listTitles = (part: QueryPart) => phrasesOf(part).map(matchTitle);
const listNames = (part: QueryPart) => [...listTitles(part), ...listGroups(part)];
const listKinds = (part: QueryPart) =>
  part.isKind ? phrasesOf(part).map(matchKind) : part.categories.map(quote);
const listTexts = (part: QueryPart) => [...phrasesOf(part).map(matchAnywhere), ...listGroups(part)];
/** Options are not looked up in descriptions, which may mention other products: 'the black one is sold separately'. */
const listAdjectiveTexts = (part: QueryPart) =>
  part.groups.some((one) => one.startsWith(lexeme.option(''))) ? listNames(part) : listTexts(part);
const listPrefixes = (part: QueryPart) => [
  ...part.prefixed.map((word) => matchTitle([word])),
  ...part.prefixGroups.map(quote),
];

const ARABIC_CHARACTER = /\p{Script=Arabic}/u;

/** The noun of a query, which the other parts describe: in English the last one, in Arabic the first. */
function findNoun(parts: QueryPart[]): QueryPart | undefined {
  const isArabic = ARABIC_CHARACTER.test(parts[0]?.words.join('') ?? '');
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
    return createLevel(requireAll(listNames, writeNoun, kept), LAST_RESORT, leftOut);
  };
  const singly = adjectives.length > 1 && adjectives.length <= MAX_LEFT_OUT_SINGLY ? adjectives : [];
  return [...singly.toReversed().map((one) => without([one])), without(adjectives)];
}

/** Writes the levels of a search, from the best matches to the weakest. */
function writeLevels(search: Search, isLiteral: boolean): Level[] {
  const { parts, noun, requireAll } = search;
  const isNounKind = noun !== undefined && isNoun(noun);
  const hasAdjectives = parts.length > 1;
  const partial =
    isLiteral || !hasAdjectives ? [] : writePartialLevels(search, isNounKind ? listKinds : listNames);
  const mentioned = [
    createLevel(requireAll(listNames)),
    createLevel(requireAll((part) => [...listNames(part), ...listPrefixes(part)])),
  ];
  // A thing of this kind that lacks an adjective is closer than another kind of thing that has all words.
  const described =
    isNounKind && hasAdjectives
      ? [createLevel(requireAll(listAdjectiveTexts, listKinds)), ...partial, ...mentioned]
      : [...mentioned, ...partial];
  const all = [
    ...(isNounKind ? [createLevel(requireAll(listNames, listKinds))] : []),
    createLevel(requireAll(listTitles)),
    ...described,
    createLevel(requireAll(listTexts)),
    createLevel(
      requireAll((part) => [
        ...listTexts(part),
        ...part.prefixed.map(quote),
        ...part.prefixGroups.map(quote),
      ]),
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
      ({ exact }) => exact.map(matchTitle),
      ({ exact }) => exact.map(matchKind),
    ),
    requireAll(
      (part) => forms(part).map(matchTitle),
      (part) => forms(part).map(matchKind),
    ),
    ...(noun && isNoun(noun) ? [requireAll(listNames, listKinds)] : []),
    requireAll(({ exact }) => exact.map(matchTitle)),
    requireAll((part) => forms(part).map(matchTitle)),
    ...levels.map(({ query }) => query),
  ];
  return [...new Set(ranks)];
}

/** Writes the tsqueries of a parsed query. `within` are lists of lexemes; products must have one of each list. */
export function writeQueries({ parts, typed, isLiteral }: ParsedQuery, within: string[][] = []): Queries {
  const filters = within.map((lexemes) => matchAny(lexemes.map(quote)));
  const noun = findNoun(parts);
  const requireAll: Search['requireAll'] = (write, writeNoun = write, required = parts) =>
    matchAll([...required.map((part) => matchAny((part === noun ? writeNoun : write)(part))), ...filters]);
  const search = { parts, noun, requireAll };
  const levels = writeLevels(search, isLiteral);
  return {
    levels,
    ranks: writeRanks(search, matchAll([quote(lexeme.wholeTitle(typed)), ...filters]), levels),
    score: matchAny(parts.flatMap((part) => [...listTitles(part), ...listGroups(part)])),
  };
}
