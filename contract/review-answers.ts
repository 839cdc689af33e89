import * as v from 'valibot';
import { reviewFields } from './catalog.ts';

/** A review as it is answered when written: its author by id. */
export const writtenReview = v.object({ ...reviewFields, user: v.optional(v.string()) });
