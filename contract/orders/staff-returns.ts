/** The calls of the staff about returns and exchanges. */
import { type CallRefusal, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { returnAnswer, returnsAnswer } from './staff-answers.ts';
import type { approveReturnRequest, receiveReturnRequest, refuseReturnRequest } from './staff-requests.ts';
import * as requests from './staff-requests.ts';

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
    params,
    request: requests.receiveReturnRequest,
    refusals: actRefusals,
  },
  closeReturn: {
    call: closeReturn,
    tag: 'Orders',
    summary: 'Ends a return: its money went back, the replacement was sent, or its pieces never came.',
    params,
    refusals: actRefusals,
  },
});
