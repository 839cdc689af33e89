import { lexeme, quote } from './document.ts';
import type { ParsedQuery, QueryPart } from './parse-query.ts';

/** The tsqueries of a search. */
export interface Queries {
  /** From the narrowest to the widest, each including those before. The first that matches is a product's rank. */
  ranks: string[];
  /** Matches titles. */
  titles: string;
  /** Matches titles and names of groups. */
  named: string;
  /** Matches everything. */
  widest: string;
  /** Scores products of the same rank. */
  score: string;
  /** An upper bound of the number of products found. */
  maxProducts: number;
}

/** A lexeme that no document has. */
const NOTHING = quote('-');

const allOf = (terms: string[]) => `(${terms.join(' & ')})`;
const anyOf = (terms: string[]) => (terms.length > 0 ? `(${terms.join(' | ')})` : NOTHING);

const inTitle = (phrase: string[]) => allOf(phrase.map((word) => quote(lexeme.title(word))));
const anywhere = (phrase: string[]) => allOf(phrase.map(quote));

/** Writes the tsqueries of a parsed query. `within` are lists of lexemes; products must have one of each list. */
export function writeQueries({ parts, typed }: ParsedQuery, within: string[][] = []): Queries {
  const filters = within.map((lexemes) => anyOf(lexemes.map(quote)));
  const of = (write: (part: QueryPart) => string[]) =>
    allOf([...parts.map((part) => anyOf(write(part))), ...filters]);
  const titles = ({ exact, forms, synonyms }: QueryPart) => [...exact, ...forms, ...synonyms].map(inTitle);
  const groups = (part: QueryPart) => part.groups.map(quote);
  const prefixes = (part: QueryPart) => [
    ...part.prefixed.map((word) => inTitle([word])),
    ...part.prefixGroups.map(quote),
  ];
  const texts = ({ exact, forms, synonyms }: QueryPart) => [...exact, ...forms, ...synonyms].map(anywhere);
  const widest = of((part) => [
    ...texts(part),
    ...groups(part),
    ...part.prefixed.map(quote),
    ...part.prefixGroups.map(quote),
  ]);
  const ofTitles = of(titles);
  const named = of((part) => [...titles(part), ...groups(part)]);
  return {
    ranks: [
      allOf([quote(lexeme.wholeTitle(typed)), ...filters]),
      of(({ exact }) => exact.map(inTitle)),
      of(({ exact, forms }) => [...exact, ...forms].map(inTitle)),
      ofTitles,
      named,
      of((part) => [...titles(part), ...groups(part), ...prefixes(part)]),
      of((part) => [...texts(part), ...groups(part)]),
      widest,
    ],
    titles: ofTitles,
    named,
    widest,
    score: anyOf(parts.flatMap((part) => [...titles(part), ...groups(part)])),
    maxProducts: Math.min(...parts.map((part) => part.maxProducts)),
  };
}
