import { lexeme, quote } from './document.ts';
import type { Part, Understood } from './understand.ts';

/** Full-text queries for one search, from the narrowest to the widest: each finds what those before it find, and more.
 *  A product stands where the first of them finds it. */
export interface Queries {
  places: string[];
  /** Finds what has the words in its title, in whatever form; what has them there or is named so; and everything. */
  titles: string;
  named: string;
  widest: string;
  /** What weighs within a place. */
  weight: string;
  /** No more products than this are found. */
  mostProducts: number;
}

/** No document has it. */
const NOTHING = quote('-');

const allOf = (terms: string[]) => `(${terms.join(' & ')})`;
const anyOf = (terms: string[]) => (terms.length > 0 ? `(${terms.join(' | ')})` : NOTHING);

const inTitle = (phrase: string[]) => allOf(phrase.map((word) => quote(lexeme.title(word))));
const anywhere = (phrase: string[]) => allOf(phrase.map(quote));

/** Writes the queries of an understood search; `within` are lexemes that products must have besides, a list for each filter. */
export function writeQueries({ parts, typed }: Understood, within: string[][] = []): Queries {
  const filters = within.map((lexemes) => anyOf(lexemes.map(quote)));
  const of = (write: (part: Part) => string[]) =>
    allOf([...parts.map((part) => anyOf(write(part))), ...filters]);
  const titles = ({ spelt, forms, meant }: Part) => [...spelt, ...forms, ...meant].map(inTitle);
  const names = ({ named }: Part) => named.map(quote);
  const begun = (part: Part) => [...part.begun.map((word) => inTitle([word])), ...part.namedBegun.map(quote)];
  const texts = ({ spelt, forms, meant }: Part) => [...spelt, ...forms, ...meant].map(anywhere);
  const widest = of((part) => [
    ...texts(part),
    ...names(part),
    ...part.begun.map(quote),
    ...part.namedBegun.map(quote),
  ]);
  const ofTitles = of(titles);
  const named = of((part) => [...titles(part), ...names(part)]);
  return {
    places: [
      allOf([quote(lexeme.wholeTitle(typed)), ...filters]),
      of(({ spelt }) => spelt.map(inTitle)),
      of(({ spelt, forms }) => [...spelt, ...forms].map(inTitle)),
      ofTitles,
      named,
      of((part) => [...titles(part), ...names(part), ...begun(part)]),
      of((part) => [...texts(part), ...names(part)]),
      widest,
    ],
    titles: ofTitles,
    named,
    widest,
    weight: anyOf(parts.flatMap((part) => [...titles(part), ...names(part)])),
    mostProducts: Math.min(...parts.map((part) => part.mostProducts)),
  };
}
