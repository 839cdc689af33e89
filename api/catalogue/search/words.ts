import { foldText } from './fold.ts';

/** Words that nearly every text has and nobody looks for. */
const COMMON = new Set(
  'a an and are as at by for from in is it its of on or the to with في من مع على عن الي و او هذا هذه'.split(
    ' ',
  ),
);
export const isCommon = (word: string) => COMMON.has(word);

// Letters beyond the first 65,536 nobody here writes: words are cut, split and swapped by letter, and half of one of those
// is no text that a database takes.
const NOT_WORD = /(?:[^\p{L}\p{N}]|[\u{10000}-\u{10ffff}])+/u;
const MOST_LETTERS = 40;

function foldPiece(piece: string): string[] {
  return foldText(piece.replace(/['’]s\b/g, ''))
    .split(NOT_WORD)
    .flatMap((word) => (word ? word.slice(0, MOST_LETTERS) : []));
}

interface Piece {
  words: string[];
  /** Words with a hyphen as one. */
  joined: string[];
}

// Texts of a catalogue repeat their words, and folding takes much longer than remembering.
const KEPT_PIECES = 20_000;
let kept = new Map<string, Piece>();

function readPiece(piece: string): Piece {
  const known = kept.get(piece);
  if (known) return known;
  const joined = [...piece.matchAll(/\p{L}[\p{L}\p{N}]*(?:[-‑][\p{L}\p{N}]+)+/gu)].map(([chain]) =>
    chain.replace(/[-‑]/g, ''),
  );
  const read = { words: foldPiece(piece), joined: joined.flatMap(foldPiece) };
  if (kept.size >= KEPT_PIECES) kept = new Map();
  kept.set(piece, read);
  return read;
}

const readPieces = (text: string) => text.split(/\s+/).map(readPiece);

/** The words of a text, folded, in their order. */
export function splitWords(text: string): string[] {
  return readPieces(text).flatMap(({ words }) => words);
}

/** The words of a text that it can be found by: words with a hyphen also as one (`t-shirt` as `tshirt`). */
export function listWords(text: string): Set<string> {
  const pieces = readPieces(text);
  const found = new Set<string>();
  for (const { words } of pieces) for (const word of words) if (!isCommon(word)) found.add(word);
  for (const { joined } of pieces) for (const word of joined) if (!isCommon(word)) found.add(word);
  return found;
}
