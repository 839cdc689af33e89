/** The calls of the staff that change the products of an order or request its payment. */
import * as v from 'valibot';
import { specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';

export const paymentLinkRequest = v.object({
  isEmailed: v.optional(v.boolean('isEmailed is true or false.')),
});

export const writePaymentLink = defineCall<{ body: typeof paymentLinkRequest }>()({
  method: 'POST',
  path: '/orders/{order}/payment-link',
  audience: 'staff',
  permission: 'orders.change',
  answer: v.object({
    data: v.object({
      link: v.string(),
      duePiastres: v.number(),
      isEmailed: v.boolean(),
    }),
  }),
});

const params = { order: 'The order’s number, such as MS-4F7K-2Q9, its numeric id, or its id.' };

export const orderChangeCalls = /* @__PURE__ */ specifyCalls({
  writePaymentLink: {
    call: writePaymentLink,
    tag: 'Orders',
    summary: 'Answers the link by which whoever has it pays what is due for an order.',
    notes: 'Due is the total of an unpaid order, or what a change added to a paid one.',
    params,
    request: paymentLinkRequest,
    fields: { isEmailed: 'Also emails the link to the shopper.' },
    refusals: ['invalid-request', 'no-such-order', 'nothing-due'],
  },
});
