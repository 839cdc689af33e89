/** The calls of questions about products; only our own provider has them. */
import * as v from 'valibot';
import {
  INVALID_ID,
  LANG_PARAMETER,
  PAGE_PARAMETERS,
  PAGE_REFUSALS,
  specifyCalls,
} from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { dataOf, listOf } from '#contract/envelope.ts';
import { questionRequest } from './requests.ts';

const fields = { _id: v.string(), question: v.string(), product: v.string(), createdAt: v.string() };
/** A public question with the shop's answer. Who asked is not public. */
const question = v.object({ ...fields, answer: v.string(), answeredAt: v.string() });

export const listQuestions = defineCall<{ query: { page: number; limit: number } }>()({
  path: '/products/{id}/questions',
  answer: /* @__PURE__ */ listOf(question),
});
export const askQuestion = defineCall<{ body: typeof questionRequest }>()({
  method: 'POST',
  path: '/products/{id}/questions',
  audience: 'shopper',
  answer: /* @__PURE__ */ dataOf(v.object(fields)),
});

const samples = {
  'data._id': '65dd00000000000000000002',
  question: 'Can it be washed at 60 degrees?',
  answer: 'Yes, and it may go into the dryer.',
  'data.product': '65aa00000000000000000001',
};
const params = { id: 'The product.' };

export const questionCalls = /* @__PURE__ */ specifyCalls({
  listQuestions: {
    call: listQuestions,
    tag: 'Questions',
    summary: 'Lists the answered questions about a product and its family, the newest answers first.',
    params,
    query: [PAGE_PARAMETERS],
    refusals: [INVALID_ID, 'no-document', PAGE_REFUSALS],
    samples,
  },
  askQuestion: {
    call: askQuestion,
    tag: 'Questions',
    summary: 'Asks the staff about a product. The answer comes by email, and is public.',
    params,
    query: [LANG_PARAMETER],
    request: questionRequest,
    fields: { question: 'At most 500 characters, without links.' },
    status: 201,
    refusals: [
      INVALID_ID,
      { code: 'question-required', param: 'question' },
      { code: 'links-not-allowed', param: 'question' },
      'no-document',
      'too-many-tries',
    ],
    samples,
  },
});

export type Question = v.InferOutput<typeof question>;
