/** Makes sentences of templates. */
import type { Phrase } from './words/category-words.ts';

/** What stands in the place of `{name}`, by language. */
export type Fillings = Record<string, Phrase>;

type Piece = { text: string } | { slot: string } | { forms: readonly [string, string] };

const compiled = new Map<string, Piece[]>();

/** `{name}` is a slot, `{his/hers}` two forms of a word. */
function compile(template: string): Piece[] {
  return template.split(/\{([^{}]*)\}/).map((part, at) => {
    if (at % 2 === 0) return { text: part };
    const [his = '', hers] = part.split('/');
    return hers === undefined ? { slot: his } : { forms: [his, hers] };
  });
}

function piecesOf(template: string): Piece[] {
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
  for (const piece of piecesOf(template)) {
    if ('text' in piece) filled += piece.text;
    else if ('forms' in piece) filled += piece.forms[isFeminine ? 1 : 0];
    else {
      const filling = fillings[piece.slot];
      if (!filling) throw new Error(`nothing stands for {${piece.slot}} in: ${template}`);
      filled += filling[language];
    }
  }
  return filled;
}

const lowered = new Map<string, string>();

/** As it stands in a sentence: `Stainless Steel` as `stainless steel`, but `ABS` as it is. */
export function lower(name: string): string {
  const known = lowered.get(name);
  if (known !== undefined) return known;
  const text = name.replace(/(?<![\p{L}\p{N}])\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
  lowered.set(name, text);
  return text;
}

export const capitalise = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
