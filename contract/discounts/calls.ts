/** The calls of the staff about discount codes. Amounts are whole piastres. */
import * as v from 'valibot';
import { type CallRefusal, INVALID_ID, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { dataOf } from '#contract/envelope.ts';
import { KEY_PAGE_PARAMETERS, LIMIT_REFUSAL, limit, nextPage, objectId } from '#contract/staff/key-pages.ts';
import { DISCOUNT_KINDS } from './code.ts';
import { changeDiscountRequest, discountRequest } from './requests.ts';

export const DISCOUNT_STATES = ['active', 'planned', 'used-up', 'ended'] as const;

const named = v.object({ id: v.string(), nameEn: v.string(), nameAr: v.string() });
export const discount = v.object({
  id: v.string(),
  code: v.string(),
  kind: v.picklist(DISCOUNT_KINDS),
  percent: v.nullable(v.number()),
  amountPiastres: v.nullable(v.number()),
  minPiastres: v.number(),
  /** All products if both are empty. */
  products: v.array(named),
  categories: v.array(named),
  /** The first and the last day on which it is valid, in Cairo. */
  startsOn: v.nullable(v.string()),
  endsOn: v.nullable(v.string()),
  maxUses: v.nullable(v.number()),
  maxUsesPerPerson: v.nullable(v.number()),
  state: v.picklist(DISCOUNT_STATES),
  /** The orders that use it, what it took off them, and what they cost in all. */
  uses: v.number(),
  savedPiastres: v.number(),
  salesPiastres: v.number(),
  version: v.number(),
});
const discountAnswer = dataOf(discount);
const discountsAnswer = v.object({ ...nextPage, data: v.array(discount) });

export const discountsQuery = v.object({
  before: v.optional(objectId),
  limit,
});

export const listDiscounts = defineCall<{ query: { before?: string; limit?: number } }>()({
  path: '/discounts',
  audience: 'staff',
  permission: 'shop.read',
  answer: discountsAnswer,
});
export const readDiscount = defineCall()({
  path: '/discounts/{discountId}',
  audience: 'staff',
  permission: 'shop.read',
  answer: discountAnswer,
});
export const addDiscount = defineCall<{ body: typeof discountRequest }>()({
  method: 'POST',
  path: '/discounts',
  audience: 'staff',
  permission: 'catalogue.change',
  answer: discountAnswer,
});
export const changeDiscount = defineCall<{ body: typeof changeDiscountRequest }>()({
  method: 'PUT',
  path: '/discounts/{discountId}',
  audience: 'staff',
  permission: 'catalogue.change',
  answer: discountAnswer,
});
export const endDiscount = defineCall()({
  method: 'POST',
  path: '/discounts/{discountId}/end',
  audience: 'staff',
  permission: 'catalogue.change',
  answer: discountAnswer,
});

const tag = 'Discounts';
const params = { discountId: 'The discount, as id of its answers.' };
const fields = {
  code: 'Letters, digits and dashes; letter case and the script of digits do not matter.',
  kind: 'percent or amount off the items, or free delivery.',
  minPiastres: 'What the eligible items have to cost at least.',
  productIds: 'The products that it is for; all products if categoryIds is empty too.',
  categoryIds: 'The categories that it is for.',
  startsOn: 'The first day, in Cairo, such as 2026-11-16.',
  endsOn: 'The last day.',
  maxUses: 'How many orders can use it; null is no limit.',
  maxUsesPerPerson: 'How many orders of one account or to one phone number can use it; null is no limit.',
};
const samples = {
  ...{ code: 'SUMMER25', kind: 'percent', percent: 25, amountPiastres: null, minPiastres: 50_000 },
  ...{ products: [], productIds: [], categoryIds: [], startsOn: '2026-12-01', endsOn: null },
  ...{ maxUses: 1000, maxUsesPerPerson: 1, uses: 12, state: 'planned' },
};
const refusals: readonly CallRefusal[] = [
  { code: 'invalid-discount-code', param: 'code' },
  { code: 'discount-value-required', param: 'percent' },
  { code: 'invalid-limit', param: 'maxUses' },
  { code: 'discount-ends-before-start', param: 'endsOn' },
  'no-document',
  'discount-code-in-use',
];

export const discountCalls = /* @__PURE__ */ specifyCalls({
  listDiscounts: {
    call: listDiscounts,
    tag,
    summary: 'Lists discount codes, the newest first.',
    query: KEY_PAGE_PARAMETERS,
    refusals: [{ code: 'invalid-id', param: 'before', location: 'query' }, LIMIT_REFUSAL],
    samples,
  },
  readDiscount: {
    call: readDiscount,
    tag,
    summary: 'Answers a discount code.',
    params,
    refusals: [INVALID_ID, 'no-such-discount'],
    samples,
  },
  addDiscount: {
    call: addDiscount,
    tag,
    summary: 'Adds a discount code.',
    request: discountRequest,
    fields,
    status: 201,
    refusals,
    samples,
  },
  changeDiscount: {
    call: changeDiscount,
    tag,
    summary: 'Changes a discount code.',
    notes:
      'Once an order used it, its code, kind and value can no longer change. The refusal changed-meanwhile has the present discount as `current`.',
    params,
    request: changeDiscountRequest,
    fields: { ...fields, version: 'The version that the change was made from.' },
    refusals: [
      INVALID_ID,
      { code: 'invalid-value', param: 'version' },
      ...refusals,
      'no-such-discount',
      'discount-used',
      'changed-meanwhile',
    ],
    samples: { ...samples, version: 1 },
  },
  endDiscount: {
    call: endDiscount,
    tag,
    summary: 'Ends a discount code now. Orders that used it keep their price.',
    params,
    refusals: [INVALID_ID, 'no-such-discount'],
    samples: { ...samples, state: 'ended' },
  },
});

export type Discount = v.InferOutput<typeof discount>;
