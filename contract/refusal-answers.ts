/** The two shapes in which the provider refuses. */
import * as v from 'valibot';

const coded = {
  /** Only ours: other providers send none, and clients that do not know it ignore it. */
  code: v.optional(v.string()),
  /** The values that are filled into the text: a count, a title. */
  values: v.optional(v.array(v.union([v.string(), v.number()]))),
};

/** Error shape (a): everything except wrong fields. */
export const refusalAnswer = v.object({ statusMsg: v.string(), message: v.string(), ...coded });

/** Error shape (b): one object for the first wrong field; `message` is 'fail', or the same text as `msg`. */
export const fieldRefusalAnswer = v.object({
  message: v.string(),
  errors: v.object({
    value: v.optional(v.unknown()),
    msg: v.string(),
    param: v.string(),
    location: v.picklist(['body', 'params', 'query']),
  }),
  ...coded,
});
