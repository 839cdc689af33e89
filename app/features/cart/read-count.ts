import { MAX_LINE_COUNT, MIN_LINE_COUNT } from '#contract/constants.ts';
import { toLatinDigits } from '#contract/rules.ts';

/** How many pieces were meant: never less than one, and anything but a number leaves the count as it was. More than a
 *  line may have stays more: it is refused, not cut. */
export function readCount(typed: string, before: number): number {
  const text = toLatinDigits(typed).replace(/[\s\u200e\u200f]/g, '');
  return /^-?\d+$/.test(text) ? Math.max(Number(text), MIN_LINE_COUNT) : before;
}

/** The nearest count that a line may have. */
export function limitCount(count: number): number {
  return Math.min(Math.max(count, MIN_LINE_COUNT), MAX_LINE_COUNT);
}
