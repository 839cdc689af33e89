/** The calls of the staff about customers. */
import { INVALID_ID, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { KEY_PAGE_PARAMETERS, LIMIT_REFUSAL } from '#contract/staff/key-pages.ts';
import { blockAnswer, customerAnswer, customersAnswer, noteAnswer } from './answers.ts';
import { blockRequest, noteRequest } from './requests.ts';

const readAccess = { audience: 'staff', permission: 'customers.read' } as const;
const changeAccess = { audience: 'staff', permission: 'customers.change' } as const;

export const listCustomers = defineCall<{ query: { search?: string; before?: string; limit?: number } }>()({
  ...readAccess,
  path: '/customers',
  answer: customersAnswer,
});

export const readCustomer = defineCall()({ ...readAccess, path: '/customers/{id}', answer: customerAnswer });

export const addNote = defineCall<{ body: typeof noteRequest }>()({
  ...changeAccess,
  method: 'POST',
  path: '/customers/{id}/notes',
  answer: noteAnswer,
});

export const blockCustomer = defineCall<{ body: typeof blockRequest }>()({
  ...changeAccess,
  method: 'POST',
  path: '/customers/{id}/blocks',
  answer: blockAnswer,
});

export const liftBlock = defineCall()({
  ...changeAccess,
  method: 'DELETE',
  path: '/customers/{id}/blocks/{blockId}',
});

const tag = 'Customers';
const CUSTOMER_PARAMS = { id: 'The customer.' };

export const customerCalls = /* @__PURE__ */ specifyCalls({
  listCustomers: {
    call: listCustomers,
    tag,
    summary: 'Lists customers, the newest first.',
    query: [
      {
        name: 'search',
        description: 'Words of the name, or the beginning of a phone number or email address.',
      },
      KEY_PAGE_PARAMETERS,
    ],
    refusals: [
      { code: 'too-long', param: 'search', location: 'query' },
      { code: 'not-storable', param: 'search', location: 'query' },
      { code: 'invalid-id', param: 'before', location: 'query' },
      LIMIT_REFUSAL,
    ],
  },
  readCustomer: {
    call: readCustomer,
    tag,
    summary: 'Answers a customer with addresses, emails, notes, blocks and requests about personal data.',
    notes: 'Their orders: the list of orders with `shopper`.',
    params: CUSTOMER_PARAMS,
    refusals: [INVALID_ID, 'no-document'],
  },
  addNote: {
    call: addNote,
    tag,
    summary: 'Adds a note about a customer, for the staff alone.',
    notes: 'Notes can’t be changed or deleted. Who asks for their data gets them, too.',
    params: CUSTOMER_PARAMS,
    request: noteRequest,
    status: 201,
    refusals: [INVALID_ID, { code: 'text-required', param: 'text' }, 'no-document'],
  },
  blockCustomer: {
    call: blockCustomer,
    tag,
    summary: 'Blocks a customer for cash on delivery, or for all orders.',
    notes:
      'The block counts for the account and for its phone numbers: that of the profile, and those of orders that the customer received. Signing in stays possible.',
    params: CUSTOMER_PARAMS,
    request: blockRequest,
    status: 201,
    refusals: [
      INVALID_ID,
      { code: 'invalid-value', param: 'kind' },
      { code: 'reason-required', param: 'reason' },
      'no-document',
      'already-blocked',
    ],
  },
  liftBlock: {
    call: liftBlock,
    tag,
    summary: 'Lifts a block. A lifted one stays lifted.',
    params: { ...CUSTOMER_PARAMS, blockId: 'The block.' },
    status: 204,
    refusals: [INVALID_ID, 'no-document'],
  },
});
