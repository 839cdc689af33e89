import * as v from 'valibot';
import { reviewFields } from '#contract/catalogue/answers.ts';

/** A review as it is answered when written: its author by id. */
export const writtenReview = v.object({ ...reviewFields, user: v.optional(v.string()) });
