/**
 * The calls with which the staff carry out the requests that people make about their data. Each request is entered in
 * the customer's register.
 */
import * as v from 'valibot';
import { DATA_SAMPLES } from '#contract/account/me-calls.ts';
import { personalData } from '#contract/account/personal-data.ts';
import { type CallRefusal, INVALID_ID, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { customerAnswer, dataRequestAnswer } from './answers.ts';
import { correctionRequest, dataRequest } from './requests.ts';

const dataAccess = {
  audience: 'staff',
  permission: 'customers.data',
  isProofNeeded: true,
  method: 'POST',
} as const;

export const exportCustomer = defineCall<{ body: typeof dataRequest }>()({
  ...dataAccess,
  path: '/customers/{id}/export',
  answer: v.object({ data: personalData }),
});

export const correctCustomer = defineCall<{ body: typeof correctionRequest }>()({
  ...dataAccess,
  path: '/customers/{id}/correct',
  answer: customerAnswer,
});

export const forgetCustomer = defineCall<{ body: typeof dataRequest }>()({
  ...dataAccess,
  path: '/customers/{id}/forget',
  answer: dataRequestAnswer,
});

const tag = 'Customers';
const params = { id: 'The customer.' };
const fields = {
  askedOn: 'The day in Cairo on which the person asked, such as 2026-11-16.',
  askedBy: 'Whether the person asked, or somebody who may speak for them.',
};
const refusals: readonly CallRefusal[] = [
  INVALID_ID,
  { code: 'invalid-value', param: 'askedOn' },
  { code: 'invalid-value', param: 'askedBy' },
  'no-document',
];

export const customerDataCalls = /* @__PURE__ */ specifyCalls({
  exportCustomer: {
    call: exportCustomer,
    tag,
    summary: 'Answers everything the shop knows of a customer, as a file.',
    params,
    request: dataRequest,
    fields,
    refusals,
    samples: DATA_SAMPLES,
  },
  correctCustomer: {
    call: correctCustomer,
    tag,
    summary: 'Corrects name, phone number or email address of a customer.',
    notes:
      'A new email address is unconfirmed, and all sessions of the customer end. A confirmed former address gets the link that undoes the change.',
    params,
    request: correctionRequest,
    fields,
    refusals: [
      refusals,
      { code: 'name-too-short', param: 'name' },
      { code: 'not-an-egyptian-phone', param: 'phone' },
      { code: 'invalid-email', param: 'email' },
      { code: 'email-in-use', param: 'email' },
      'nothing-to-correct',
    ],
  },
  forgetCustomer: {
    call: forgetCustomer,
    tag,
    summary: 'Deletes the account of a customer, by the rules by which customers delete it themselves.',
    notes:
      'Orders stay with number, products, amounts and town. The numbers of a block stay until it is lifted.',
    params,
    request: dataRequest,
    fields,
    refusals: [refusals, 'order-under-way', 'return-under-way', 'payment-not-closed', 'changed-meanwhile'],
  },
});
