/** Addresses: answers. */
import * as v from 'valibot';

export const address = v.object({
  _id: v.string(),
  name: v.string(),
  details: v.string(),
  phone: v.string(),
  city: v.string(),
});
export const addressesAnswer = v.object({
  results: v.optional(v.number()),
  status: v.string(),
  message: v.optional(v.string()),
  data: v.array(address),
});
export const addressAnswer = v.object({ status: v.string(), data: address });

export type Address = v.InferOutput<typeof address>;
