/** The specification of the calls of saved addresses. The storefront loads address-book.ts only. */
import * as v from 'valibot';
import { INVALID_ID, specifyCalls } from '#contract/api-call.ts';
import { ADDRESS_FIELD_NOTES } from '#contract/orders/requests.ts';
import { addAddress, address, changeAddress, listAddresses, removeAddress } from './address-book.ts';
import { addressRequest, PHONE_NOTE } from './requests.ts';

export const MAX_ADDRESSES = 50;

const addressAnswer = v.object({ status: v.string(), data: address });

const fieldNotes = {
  name: 'What the shopper calls it.',
  phone: PHONE_NOTE,
  ...ADDRESS_FIELD_NOTES,
  isDefault:
    'true puts it before the others: the first one is where orders usually go. Only this provider knows it.',
};
const fieldRefusals = [
  { code: 'address-name-required', param: 'name' },
  { code: 'address-details-required', param: 'details' },
  { code: 'address-phone-required', param: 'phone' },
  { code: 'not-an-egyptian-phone', param: 'phone' },
  { code: 'address-city-required', param: 'city' },
  { code: 'unknown-governorate', param: 'governorate' },
] as const;

export const addressCalls = /* @__PURE__ */ specifyCalls({
  listAddresses: {
    call: listAddresses,
    tag: 'Addresses',
    summary: 'Lists the saved addresses.',
    samples: { results: 1 },
  },
  addAddress: {
    call: addAddress,
    tag: 'Addresses',
    summary: 'Saves an address, and answers all of them.',
    request: addressRequest,
    fields: fieldNotes,
    refusals: [fieldRefusals, { code: 'too-many-addresses', param: 'name' }],
    samples: { name: 'Home', message: 'Address added successfully' },
  },
  getAddress: {
    call: { path: '/addresses/{id}', audience: 'shopper', answer: addressAnswer },
    tag: 'Addresses',
    summary: 'Shows one saved address.',
    params: { id: 'The address.' },
    refusals: [INVALID_ID, 'no-address'],
  },
  changeAddress: {
    call: changeAddress,
    tag: 'Addresses',
    summary: 'Changes a saved address, and answers all of them.',
    params: { id: 'The address.' },
    request: addressRequest,
    fields: fieldNotes,
    refusals: [INVALID_ID, fieldRefusals, 'no-address'],
    samples: { name: 'Home', message: 'Address updated successfully' },
  },
  removeAddress: {
    call: removeAddress,
    tag: 'Addresses',
    summary: 'Removes a saved address, and answers those left.',
    params: { id: 'The address.' },
    refusals: [INVALID_ID, 'no-address'],
    samples: { name: 'Home', message: 'Address removed successfully to your addresses' },
  },
});
