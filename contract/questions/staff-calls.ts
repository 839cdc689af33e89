/** The calls of the staff about questions. */
import * as v from 'valibot';
import { type CallRefusal, INVALID_ID, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { LANGUAGES } from '#contract/constants.ts';
import { dataOf } from '#contract/envelope.ts';
import {
  LIST_REFUSALS,
  listedProduct,
  MAX_ANSWER_LENGTH,
  PRODUCT_PARAMETER,
  version,
} from '#contract/reviews/staff-calls.ts';
import { KEY_PAGE_PARAMETERS, limit, nextPage, objectId } from '#contract/staff/key-pages.ts';
import { refuseAs, requiredText } from '#contract/text.ts';
import { MAX_QUESTION_LENGTH } from './requests.ts';

/** The lists of questions for the staff. */
export const QUESTION_VIEWS = ['waiting', 'answered', 'hidden'] as const;
export type QuestionView = (typeof QUESTION_VIEWS)[number];

const moment = v.string();

const staffQuestion = v.object({
  id: v.string(),
  product: listedProduct,
  /** Who asked, for those who may read customers; null for others, and once the account is deleted. */
  shopper: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** The language of the email with the answer. */
  language: v.picklist(LANGUAGES),
  question: v.string(),
  answer: v.nullable(v.object({ text: v.string(), person: v.nullable(v.string()), at: moment })),
  hiddenAt: v.nullable(moment),
  createdAt: moment,
  version: v.number(),
});
const questionAnswer = dataOf(staffQuestion);

export const questionsQuery = v.object({
  view: v.optional(v.picklist(QUESTION_VIEWS, refuseAs('invalid-value')), 'waiting'),
  product: v.optional(objectId),
  before: v.optional(objectId),
  limit,
});

export const writeQuestionRequest = v.object({
  version,
  question: v.optional(requiredText('question-required', MAX_QUESTION_LENGTH)),
  answer: v.optional(v.nullable(requiredText('text-required', MAX_ANSWER_LENGTH))),
});

const reading = { audience: 'staff', permission: 'shop.read' } as const;
const changing = { audience: 'staff', permission: 'catalogue.change', answer: questionAnswer } as const;

export const listStaffQuestions = defineCall<{
  query: { view?: string; product?: string; before?: string; limit?: number };
}>()({
  ...reading,
  path: '/questions',
  answer: v.object({ ...nextPage, data: v.array(staffQuestion) }),
});
export const writeQuestion = defineCall<{ body: typeof writeQuestionRequest }>()({
  ...changing,
  method: 'PUT',
  path: '/questions/{id}',
});
export const hideQuestion = defineCall()({ ...changing, method: 'POST', path: '/questions/{id}/hide' });
export const showQuestion = defineCall()({ ...changing, method: 'POST', path: '/questions/{id}/show' });

const tag = 'Questions';
const params = { id: 'The question.' };
const refusals: readonly CallRefusal[] = [INVALID_ID, 'no-document'];
const samples = {
  question: 'Can it be washed at 60 degrees?',
  'writeQuestionRequest.answer': 'Yes, and it may go into the dryer.',
  answer: null,
  'data.product': {
    id: '65aa00000000000000000001',
    titleEn: 'Linen Shirt',
    titleAr: 'قميص كتان',
    cover: 'linen-shirt-1',
  },
  shopper: { id: '65cc00000000000000000001', name: 'Sara Ali' },
  language: 'ar',
  hiddenAt: null,
};

export const questionStaffCalls = /* @__PURE__ */ specifyCalls({
  listStaffQuestions: {
    call: listStaffQuestions,
    tag,
    summary:
      'Lists questions: those that wait, the oldest first, or answered or hidden ones, the newest first.',
    query: [
      { name: 'view', description: 'waiting if not said, answered, or hidden.' },
      PRODUCT_PARAMETER,
      KEY_PAGE_PARAMETERS,
    ],
    refusals: [LIST_REFUSALS],
    samples,
  },
  writeQuestion: {
    call: writeQuestion,
    tag,
    summary: 'Answers a question, or changes its words or its answer. An answered question is public.',
    notes:
      'The first answer is sent to whoever asked, in their language. Without an answer (null) the question waits again. The refusal changed-meanwhile has the question as it is now as `current`.',
    params,
    request: writeQuestionRequest,
    fields: {
      version: 'The version of the question that was read.',
      question: 'Unchanged if not sent.',
      answer: 'Unchanged if not sent, removed if null.',
    },
    refusals: [
      refusals,
      { code: 'invalid-value', param: 'version' },
      { code: 'question-required', param: 'question' },
      { code: 'text-required', param: 'answer' },
      'changed-meanwhile',
    ],
    samples,
  },
  hideQuestion: {
    call: hideQuestion,
    tag,
    summary: 'Hides a question: it is not public and waits no more.',
    params,
    refusals,
    samples,
  },
  showQuestion: {
    call: showQuestion,
    tag,
    summary: 'Takes a question out of hiding.',
    params,
    refusals,
    samples,
  },
});

export type StaffQuestion = v.InferOutput<typeof staffQuestion>;
