/** Order numbers as people see, type and read them out, such as MS-4F7K-2Q9. */
import { randomInt } from 'node:crypto';

// No vowels, so that numbers form no words, and none of 0, 1, B, L, S and Z, which look like other characters.
const ALPHABET = '23456789CDFGHJKMNPQRTVWXY';
const CODE_LENGTH = 7;
const PREFIX = 'MS';
const TYPED_NUMBER = new RegExp(`^(?:${PREFIX})?([${ALPHABET}]{${CODE_LENGTH}})$`);

const format = (characters: string) => [PREFIX, characters.slice(0, 4), characters.slice(4)].join('-');

/** A random order number, one of six billion. */
export function createOrderNumber(): string {
  return format(Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''));
}

/** Reads a typed order number, in any case, with or without its prefix, hyphens and spaces. */
export function parseOrderNumber(typed: string): string | undefined {
  const characters = TYPED_NUMBER.exec(typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, ''))?.[1];
  return characters && format(characters);
}
