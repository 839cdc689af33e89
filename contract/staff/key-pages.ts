/** Keyset pagination of lists for the staff: common fields of queries and of answers. */

import * as v from 'valibot';
import type { CallParameter, CallRefusal } from '#contract/api-call.ts';
import { OBJECT_ID, toLatinDigits } from '#contract/rules.ts';
import { optionalText, refuseAs } from '#contract/text.ts';
import { isDay } from '#contract/times.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;
const MAX_TEXT_LENGTH = 100;

/** A day such as 2026-11-16. */
export const day = v.pipe(v.string(refuseAs('invalid-value')), v.check(isDay, refuseAs('invalid-value')));

export const shortText = optionalText(MAX_TEXT_LENGTH);

export const objectId = v.pipe(
  v.string(refuseAs('invalid-id')),
  v.regex(OBJECT_ID, refuseAs('invalid-id')),
  v.toLowerCase(),
);

/** A whole number in a query. */
export const wholeNumber = v.pipe(
  v.string(),
  v.transform(toLatinDigits),
  v.regex(/^\d{1,15}$/, refuseAs('invalid-value')),
  v.transform(Number),
  v.minValue(1, refuseAs('invalid-value')),
);

export const limit = v.optional(
  v.pipe(
    wholeNumber,
    v.transform((count) => Math.min(count, MAX_LIMIT)),
  ),
  String(DEFAULT_LIMIT),
);

/** `next` is the key of the next page, null on the last one. */
export const nextPage = { next: v.nullable(v.string()) };

export const KEY_PAGE_PARAMETERS: readonly CallParameter[] = [
  { name: 'before', description: 'The `next` of the page before.' },
  {
    name: 'limit',
    type: 'integer',
    description: `How many on a page: ${DEFAULT_LIMIT} if not said, ${MAX_LIMIT} at most.`,
  },
];
export const LIMIT_REFUSAL: CallRefusal = { code: 'invalid-value', param: 'limit', location: 'query' };

export const SPAN_PARAMETERS: readonly CallParameter[] = [
  { name: 'from', description: 'The first day, in Cairo, such as 2026-11-16.' },
  { name: 'until', description: 'The last day.' },
];
export const SPAN_REFUSALS: readonly CallRefusal[] = [
  { code: 'invalid-value', param: 'from', location: 'query' },
  { code: 'invalid-value', param: 'until', location: 'query' },
];
