/** Saved addresses: the request, the answers and the calls. */
import * as v from 'valibot';
import { INVALID_ID, specifyCalls } from '#contract/api-call.ts';
import { placeFields } from '#contract/orders/requests.ts';
import { requiredText } from '#contract/text.ts';
import { PHONE_NOTE } from './requests.ts';

/** Saved by one shopper. */
export const MAX_ADDRESSES = 50;
const addressRequest = v.object({ name: requiredText('address-name-required'), ...placeFields });

export const address = v.object({
  _id: v.string(),
  name: v.string(),
  details: v.string(),
  phone: v.string(),
  city: v.string(),
});
const addressesAnswer = v.object({
  results: v.optional(v.number()),
  status: v.string(),
  message: v.optional(v.string()),
  data: v.array(address),
});
const addressAnswer = v.object({ status: v.string(), data: address });

const fields = { name: 'What the shopper calls it.', phone: PHONE_NOTE };
const fieldRefusals = [
  { code: 'address-name-required', param: 'name' },
  { code: 'address-details-required', param: 'details' },
  { code: 'address-phone-required', param: 'phone' },
  { code: 'not-an-egyptian-phone', param: 'phone' },
  { code: 'address-city-required', param: 'city' },
] as const;

export const addressCalls = /* @__PURE__ */ specifyCalls({
  listAddresses: {
    call: { path: '/addresses', isPersonal: true, answer: addressesAnswer },
    tag: 'Addresses',
    summary: 'Lists the saved addresses.',
    samples: { results: 1 },
  },
  addAddress: {
    call: { method: 'POST', path: '/addresses', isPersonal: true, answer: addressesAnswer },
    tag: 'Addresses',
    summary: 'Saves an address, and answers all of them.',
    request: addressRequest,
    fields,
    refusals: [fieldRefusals, { code: 'too-many-addresses', param: 'name' }],
    samples: { name: 'Home', message: 'Address added successfully' },
  },
  getAddress: {
    call: { path: '/addresses/{id}', isPersonal: true, answer: addressAnswer },
    tag: 'Addresses',
    summary: 'Shows one saved address.',
    params: { id: 'The address.' },
    refusals: [INVALID_ID, 'no-address'],
  },
  changeAddress: {
    call: { method: 'PUT', path: '/addresses/{id}', isPersonal: true, answer: addressesAnswer },
    tag: 'Addresses',
    summary: 'Changes a saved address, and answers all of them.',
    params: { id: 'The address.' },
    request: addressRequest,
    fields,
    refusals: [INVALID_ID, fieldRefusals, 'no-address'],
    samples: { name: 'Home', message: 'Address updated successfully' },
  },
  removeAddress: {
    call: { method: 'DELETE', path: '/addresses/{id}', isPersonal: true, answer: addressesAnswer },
    tag: 'Addresses',
    summary: 'Removes a saved address, and answers those left.',
    params: { id: 'The address.' },
    refusals: [INVALID_ID, 'no-address'],
    samples: { name: 'Home', message: 'Address removed successfully to your addresses' },
  },
});
