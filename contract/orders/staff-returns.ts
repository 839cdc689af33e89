/** The calls of the staff about returns and exchanges. */
import { type CallRefusal, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import type {
  approveReturnRequest,
  receiveReturnRequest,
  refundReturnRequest,
  refuseReturnRequest,
  startReturnRequest,
} from './staff-requests.ts';
import * as requests from './staff-requests.ts';
import { returnAnswer, returnsAnswer } from './staff-return-answers.ts';

export const listReturns = defineCall<{ query: { status?: string; limit?: number } }>()({
  path: '/returns',
  audience: 'staff',
  permission: 'orders.read',
  answer: returnsAnswer,
});
export const readReturn = defineCall()({
  path: '/returns/{return}',
  audience: 'staff',
  permission: 'orders.read',
  answer: returnAnswer,
});
export const startReturn = defineCall<{ body: typeof startReturnRequest }>()({
  method: 'POST',
  path: '/orders/{order}/returns',
  audience: 'staff',
  permission: 'orders.change',
  answer: returnAnswer,
});
export const approveReturn = defineCall<{ body: typeof approveReturnRequest }>()({
  method: 'POST',
  path: '/returns/{return}/approve',
  audience: 'staff',
  permission: 'orders.change',
  answer: returnAnswer,
});
export const refuseReturn = defineCall<{ body: typeof refuseReturnRequest }>()({
  method: 'POST',
  path: '/returns/{return}/refuse',
  audience: 'staff',
  permission: 'orders.change',
  answer: returnAnswer,
});
export const receiveReturn = defineCall<{ body: typeof receiveReturnRequest }>()({
  method: 'POST',
  path: '/returns/{return}/receive',
  audience: 'staff',
  permission: 'orders.change',
  answer: returnAnswer,
});
export const refundReturn = defineCall<{ body: typeof refundReturnRequest }>()({
  method: 'POST',
  path: '/returns/{return}/refund',
  audience: 'staff',
  permission: 'orders.refund',
  answer: returnAnswer,
});
export const closeReturn = defineCall()({
  method: 'POST',
  path: '/returns/{return}/close',
  audience: 'staff',
  permission: 'orders.change',
  answer: returnAnswer,
});

const params = { return: 'The number of the return.' };
const refusals: readonly CallRefusal[] = ['invalid-request', 'no-such-return'];
const actRefusals: readonly CallRefusal[] = ['invalid-request', 'no-such-return', 'not-possible'];

export const returnStaffCalls = /* @__PURE__ */ specifyCalls({
  listReturns: {
    call: listReturns,
    tag: 'Orders',
    summary: 'Lists open returns, the newest first.',
    query: [
      { name: 'status', description: 'Returns of this status instead, open or not.' },
      { name: 'limit', type: 'integer', description: 'How many: 50 if not said, 1000 at most.' },
    ],
    refusals: ['invalid-request'],
  },
  readReturn: {
    call: readReturn,
    tag: 'Orders',
    summary: 'Answers a return with its pieces and history.',
    params,
    refusals,
  },
  startReturn: {
    call: startReturn,
    tag: 'Orders',
    summary: 'Starts a return of some pieces of a delivered order, agreed to; the shopper gets an email.',
    notes:
      'Also after the days in which shoppers may ask for it. The same again within ten minutes is answered with the same return.',
    params: { order: 'The order’s number, such as MS-4F7K-2Q9, its numeric id, or its id.' },
    request: requests.startReturnRequest,
    fields: {
      kind: 'return for the money, exchange for another piece.',
      lines: 'Which lines of the order, and how many pieces of each.',
    },
    status: 201,
    refusals: [
      'invalid-request',
      'no-such-order',
      'not-possible',
      { code: 'invalid-value', param: 'kind' },
      { code: 'invalid-value', param: 'reason' },
      { code: 'invalid-value', param: 'lines' },
      { code: 'return-lines-required', param: 'lines' },
    ],
  },
  approveReturn: {
    call: approveReturn,
    tag: 'Orders',
    summary: 'Agrees to a return; the shopper gets an email.',
    params,
    request: requests.approveReturnRequest,
    fields: { answer: 'When the pieces are collected, or where to bring them.' },
    refusals: actRefusals,
  },
  refuseReturn: {
    call: refuseReturn,
    tag: 'Orders',
    summary: 'Refuses a return; the shopper gets an email.',
    params,
    request: requests.refuseReturnRequest,
    fields: { answer: 'Why it is refused.' },
    refusals: actRefusals,
  },
  receiveReturn: {
    call: receiveReturn,
    tag: 'Orders',
    summary: 'Records that the pieces came back: for resale they are on sale again, damaged they are not.',
    notes:
      'With condition all of them came back so; with lines so many of each. Pieces that did not come can be returned later.',
    params,
    request: requests.receiveReturnRequest,
    samples: { condition: undefined },
    fields: {
      condition: 'Of all pieces. Either this or lines.',
      lines: 'How many pieces of each line came back in which condition; other lines did not come.',
    },
    refusals: actRefusals,
  },
  refundReturn: {
    call: refundReturn,
    tag: 'Orders',
    summary: 'Refunds a return whose pieces came back, and ends it.',
    notes:
      'Once: whoever comes second is refused. Above 5,000 EGP, the person must have proved in the last 15 minutes who they are.',
    params,
    request: requests.refundReturnRequest,
    fields: { isByHand: 'True if the shop gives the money back itself, as always with cash.' },
    refusals: [actRefusals, 'proof-required'],
  },
  closeReturn: {
    call: closeReturn,
    tag: 'Orders',
    summary: 'Ends a return: its money went back, the replacement was sent, or its pieces never came.',
    params,
    refusals: actRefusals,
  },
});
