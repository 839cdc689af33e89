/** Schemas of numbers in the environment. */
import * as v from 'valibot';

export const wholeNumber = (text: string, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, text),
    v.transform(Number),
    v.minValue(min, text),
    v.maxValue(max, text),
  );
/** A whole number; off and 0 mean no limit. */
export const limitOrNone = (text: string, fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.transform((value) => (value === 'off' ? '0' : value)),
    wholeNumber(text, 0, 999_999_999),
    v.transform((value) => value || undefined),
  );
