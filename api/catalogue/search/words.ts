import { LRUCache } from 'lru-cache';
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

/** Words with hyphens between them, from the first letter on. */
function joinChains(piece: string): string[] {
  // Only where a run of letters and digits begins: tried at each of its letters, a long one would take quadratic time.
  return [...piece.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-‑][\p{L}\p{N}]+)+/gu)].flatMap(([run]) => {
    const start = run.search(/\p{L}/u);
    const parts = start < 0 ? [] : run.slice(start).split(/[-‑]/);
    return parts.length > 1 ? parts.join('') : [];
  });
}

// Texts of a catalogue repeat their words, and folding takes ten times as long as remembering.
const kept = new LRUCache<string, Piece>({ maxSize: 6 * 1024 * 1024 });
// What a piece costs beside its text, roughly.
const PIECE_BYTES = 400;

/** How much of memory pieces of texts take. */
export const countKeptBytes = () => kept.calculatedSize;

function readPiece(piece: string): Piece {
  const known = kept.get(piece);
  if (known) return known;
  const read = { words: foldPiece(piece), joined: joinChains(piece).flatMap(foldPiece) };
  if (piece.length > MOST_LETTERS) return read;
  // A copy: a part of a text would keep the whole text in memory.
  const key = Buffer.from(piece).toString();
  kept.set(key, read, { size: 4 * piece.length + PIECE_BYTES });
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
