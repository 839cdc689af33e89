/** Fills templates of sentences. */
import type { Phrase } from './words/category-words.ts';

/** Values of `{name}` slots, by language. */
export type Fillings = Record<string, Phrase>;

type Piece = { text: string } | { slot: string } | { forms: readonly [string, string] };

const compiled = new Map<string, Piece[]>();

/** `{name}` is a slot; `{…/…}` has a masculine and a feminine form. */
function compile(template: string): Piece[] {
  return template.split(/\{([^{}]*)\}/).map((part, at) => {
    if (at % 2 === 0) return { text: part };
    const [masculine = '', feminine] = part.split('/');
    return feminine === undefined ? { slot: masculine } : { forms: [masculine, feminine] };
  });
}

function getPieces(template: string): Piece[] {
  const known = compiled.get(template);
  if (known) return known;
  const pieces = compile(template);
  compiled.set(template, pieces);
  return pieces;
}

/** Fills a template in one language. */
export function fill(
  template: string,
  language: keyof Phrase,
  fillings: Fillings = {},
  isFeminine = false,
): string {
  let filled = '';
  for (const piece of getPieces(template)) {
    if ('text' in piece) filled += piece.text;
    else if ('forms' in piece) filled += piece.forms[isFeminine ? 1 : 0];
    else {
      const filling = fillings[piece.slot];
      if (!filling) throw new Error(`there is no value for {${piece.slot}} in: ${template}`);
      filled += filling[language];
    }
  }
  return filled;
}

const lowercased = new Map<string, string>();

/** Lowercases capitalised words: `Stainless Steel` becomes `stainless steel`, `ABS` stays. */
export function lowercaseWords(name: string): string {
  const known = lowercased.get(name);
  if (known !== undefined) return known;
  const text = name.replace(/(?<![\p{L}\p{N}])\p{Lu}(?=\p{Ll})/gu, (initial) => initial.toLowerCase());
  lowercased.set(name, text);
  return text;
}

export const capitalise = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
