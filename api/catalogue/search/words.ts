import { LRUCache } from 'lru-cache';
import { foldText } from './fold.ts';

const STOP_WORDS = new Set(
  'a an and are as at by for from in is it its of on or the to with في من مع على عن الي و او هذا هذه'.split(
    ' ',
  ),
);
export const isStopWord = (word: string) => STOP_WORDS.has(word);

// Words contain no characters outside the Basic Multilingual Plane: cutting or swapping UTF-16 units would leave lone
// surrogates, which no database accepts.
const WORD_SEPARATORS = /(?:[^\p{L}\p{N}]|[\u{10000}-\u{10ffff}])+/u;
const MAX_WORD_LENGTH = 40;

function foldToken(token: string): string[] {
  return foldText(token.replace(/['’]s\b/g, ''))
    .split(WORD_SEPARATORS)
    .flatMap((word) => (word ? word.slice(0, MAX_WORD_LENGTH) : []));
}

interface Token {
  words: string[];
  /** Hyphenated words joined into one. */
  joined: string[];
}

/** Joins hyphenated words, beginning at their first letter: `3d-print` becomes `dprint`. */
function joinHyphenated(token: string): string[] {
  // The lookbehind makes matching start only where a run begins; starting at each character would take quadratic time.
  return [...token.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-‑][\p{L}\p{N}]+)+/gu)].flatMap(([run]) => {
    const start = run.search(/\p{L}/u);
    const parts = start < 0 ? [] : run.slice(start).split(/[-‑]/);
    return parts.length > 1 ? parts.join('') : [];
  });
}

// The same words recur in many texts, and folding takes ten times as long as a cache lookup.
const cache = new LRUCache<string, Token>({ maxSize: 6 * 1024 * 1024 });
// Approximate memory per token, besides its text.
const TOKEN_BYTES = 400;

export const countCachedBytes = () => cache.calculatedSize;

function readToken(token: string): Token {
  const known = cache.get(token);
  if (known) return known;
  const read = { words: foldToken(token), joined: joinHyphenated(token).flatMap(foldToken) };
  if (token.length > MAX_WORD_LENGTH) return read;
  // Copies the token, because a substring would keep the whole text in memory.
  const key = Buffer.from(token).toString();
  cache.set(key, read, { size: 4 * token.length + TOKEN_BYTES });
  return read;
}

const readTokens = (text: string) => text.split(/\s+/).map(readToken);

/** Splits a text into folded words. */
export function splitWords(text: string): string[] {
  return readTokens(text).flatMap(({ words }) => words);
}

/**
 * Lists the words by which a text is found: without stop words, and with hyphenated words also joined (`t-shirt` as
 * `tshirt`).
 */
export function listWords(text: string): Set<string> {
  const tokens = readTokens(text);
  const found = new Set<string>();
  for (const { words } of tokens) for (const word of words) if (!isStopWord(word)) found.add(word);
  for (const { joined } of tokens) for (const word of joined) if (!isStopWord(word)) found.add(word);
  return found;
}
