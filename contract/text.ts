import * as v from 'valibot';
import type { RefusalCode } from './refusals.ts';

/** A refusal as the message of a schema's rule: its code, and the values that are filled into its text. */
export const refuseAs = (code: RefusalCode, ...values: number[]) => [code, ...values].join(' ');

/** Text a database can hold: no NUL, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** A required line of text in a request: trimmed, not empty, at most `max` characters. */
export const requiredText = (missing: RefusalCode, max = 500) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(max, refuseAs('too-long', max)),
    v.check(isStorable, refuseAs('not-storable')),
  );

/** A line of text in a request that may be empty: trimmed, at most `max` characters. */
export const optionalText = (max: number) =>
  v.pipe(
    v.string(refuseAs('invalid-value')),
    v.trim(),
    v.maxLength(max, refuseAs('too-long', max)),
    v.check(isStorable, refuseAs('not-storable')),
  );
