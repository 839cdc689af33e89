/** The response bodies of refusals. */
import * as v from 'valibot';

const codeFields = {
  /** Sent by our own provider only. */
  code: v.optional(v.string()),
  /** The values in the text, such as a count or a title. */
  values: v.optional(v.array(v.union([v.string(), v.number()]))),
};

/** Every refusal except those of invalid fields; shape (a) in the specification. */
export const refusalAnswer = v.object({ statusMsg: v.string(), message: v.string(), ...codeFields });

/** Names the first invalid field; shape (b) in the specification. `message` is 'fail' or the same text as `msg`. */
export const fieldRefusalAnswer = v.object({
  message: v.string(),
  errors: v.object({
    value: v.optional(v.unknown()),
    msg: v.string(),
    param: v.string(),
    location: v.picklist(['body', 'params', 'query']),
  }),
  ...codeFields,
});
