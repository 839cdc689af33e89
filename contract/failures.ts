/** The two shapes of every refusal. */
import * as v from 'valibot';

/** Error shape (a): everything except field validation. */
export const failure = v.object({ statusMsg: v.string(), message: v.string() });

/** Error shape (b): one object for the first wrong field; `message` is literally 'fail'. */
export const fieldFailure = v.object({
  message: v.literal('fail'),
  errors: v.object({
    value: v.optional(v.unknown()),
    msg: v.string(),
    param: v.string(),
    location: v.picklist(['body', 'params', 'query']),
  }),
});

export type Failure = v.InferOutput<typeof failure>;
export type FieldFailure = v.InferOutput<typeof fieldFailure>;
