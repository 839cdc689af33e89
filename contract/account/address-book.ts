/**
 * The calls of saved addresses that the storefront uses. Their specification is in addresses.ts, which browsers don't
 * load.
 */
import * as v from 'valibot';
import { defineCall } from '#contract/call.ts';
import type { addressRequest } from './requests.ts';

export const address = v.object({
  _id: v.string(),
  name: v.string(),
  details: v.string(),
  phone: v.string(),
  city: v.string(),
  governorate: v.optional(v.string()),
  area: v.optional(v.string()),
  recipient: v.optional(v.string()),
  landmark: v.optional(v.string()),
  secondPhone: v.optional(v.string()),
});
export type SavedAddress = v.InferOutput<typeof address>;

const addressesAnswer = v.object({
  results: v.optional(v.number()),
  status: v.string(),
  message: v.optional(v.string()),
  data: v.array(address),
});

export const listAddresses = defineCall()({
  path: '/addresses',
  audience: 'shopper',
  answer: addressesAnswer,
});

export const addAddress = defineCall<{ body: typeof addressRequest }>()({
  method: 'POST',
  path: '/addresses',
  audience: 'shopper',
  answer: addressesAnswer,
});

export const changeAddress = defineCall<{ body: typeof addressRequest }>()({
  method: 'PUT',
  path: '/addresses/{id}',
  audience: 'shopper',
  answer: addressesAnswer,
});

export const removeAddress = defineCall()({
  method: 'DELETE',
  path: '/addresses/{id}',
  audience: 'shopper',
  answer: addressesAnswer,
});
