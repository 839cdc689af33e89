/** Parses numbers in arguments, in Latin or Arabic digits. Invalid numbers give undefined. */
import { toPiastres } from '#contract/money.ts';
import { toLatinDigits } from '#contract/rules.ts';

/** Piastres of an amount in EGP, such as 149 or 149.50. */
export function parseEgp(word: string): number | undefined {
  const digits = toLatinDigits(word);
  return /^\d{1,8}(?:\.\d{1,2})?$/.test(digits) ? toPiastres(Number(digits)) : undefined;
}

/** A positive integer with or without #, such as the order number #6901. */
export function parseNumber(word: string): number | undefined {
  const [, digits] = /^#?(\d{1,15})$/.exec(toLatinDigits(word)) ?? [];
  return Number(digits) || undefined;
}
