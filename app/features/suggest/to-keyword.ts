import { cutTyped } from '#contract/typed.ts';

/** What somebody typed, with single blanks. */
export const toKeyword = (text: string): string => cutTyped(text).replace(/\s+/g, ' ');
