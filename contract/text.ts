import * as v from 'valibot';
import type { RefusalCode } from '#contract/refusals/refusals.ts';

/** A schema's message for a failed rule: the code of a refusal and the values of its text. */
export const refuseAs = (code: RefusalCode, ...values: number[]) => [code, ...values].join(' ');

/** Whether PostgreSQL can store a text: no NUL, no lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** A required text in a request: trimmed, not empty, at most `max` characters. */
export const requiredText = (missing: RefusalCode, max = 500) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(max, refuseAs('too-long', max)),
    v.check(isStorable, refuseAs('not-storable')),
  );

/** A text in a request that may be empty: trimmed, at most `max` characters. */
export const optionalText = (max: number) =>
  v.pipe(
    v.string(refuseAs('invalid-value')),
    v.trim(),
    v.maxLength(max, refuseAs('too-long', max)),
    v.check(isStorable, refuseAs('not-storable')),
  );

/** Longer search and filter texts are truncated. */
export const MAX_SEARCH_LENGTH = 200;

/** Trims a search or filter text and cuts it to the limit, never within a surrogate pair. */
export const trimSearchText = (text: string): string =>
  text
    .trim()
    .slice(0, MAX_SEARCH_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
