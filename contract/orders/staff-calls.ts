/** The calls of the staff about orders. */
import { type CallParameter, type CallRefusal, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { briefOrderAnswer, orderAnswer, ordersAnswer } from './staff-answers.ts';
import type {
  addressRequest,
  noteRequest,
  packRequest,
  refundRequest,
  shipRequest,
} from './staff-requests.ts';
import * as requests from './staff-requests.ts';

/** The filters of the list of orders, and its page. */
export interface OrderFilters {
  search?: string;
  /** One status, or several separated by commas. */
  status?: string;
  gateway?: string;
  governorate?: string;
  source?: string;
  product?: string;
  shopper?: string;
  from?: string;
  until?: string;
  before?: string;
  limit?: number;
}

export const listOrders = defineCall<{ query: OrderFilters }>()({
  path: '/orders',
  audience: 'staff',
  permission: 'orders.read',
  answer: ordersAnswer,
});
export const readOrder = defineCall()({
  path: '/orders/{order}',
  audience: 'staff',
  permission: 'orders.read',
  answer: orderAnswer,
});

export const confirmOrder = defineCall()({
  method: 'POST',
  path: '/orders/{order}/confirm',
  audience: 'staff',
  permission: 'orders.change',
  answer: briefOrderAnswer,
});
export const packOrder = defineCall<{ body: typeof packRequest }>()({
  method: 'POST',
  path: '/orders/{order}/pack',
  audience: 'staff',
  permission: 'orders.change',
  answer: briefOrderAnswer,
});
export const shipOrder = defineCall<{ body: typeof shipRequest }>()({
  method: 'POST',
  path: '/orders/{order}/ship',
  audience: 'staff',
  permission: 'orders.change',
  answer: briefOrderAnswer,
});
export const deliverOrder = defineCall()({
  method: 'POST',
  path: '/orders/{order}/deliver',
  audience: 'staff',
  permission: 'orders.change',
  answer: briefOrderAnswer,
});
export const cancelOrder = defineCall()({
  method: 'POST',
  path: '/orders/{order}/cancel',
  audience: 'staff',
  permission: 'orders.change',
  answer: briefOrderAnswer,
});
export const returnOrder = defineCall()({
  method: 'POST',
  path: '/orders/{order}/return',
  audience: 'staff',
  permission: 'orders.change',
  answer: briefOrderAnswer,
});
export const refundOrder = defineCall<{ body: typeof refundRequest }>()({
  method: 'POST',
  path: '/orders/{order}/refund',
  audience: 'staff',
  permission: 'orders.refund',
  answer: briefOrderAnswer,
});

export const changeAddress = defineCall<{ body: typeof addressRequest }>()({
  method: 'PUT',
  path: '/orders/{order}/address',
  audience: 'staff',
  permission: 'orders.change',
  answer: orderAnswer,
});
export const addOrderNote = defineCall<{ body: typeof noteRequest }>()({
  method: 'POST',
  path: '/orders/{order}/notes',
  audience: 'staff',
  permission: 'orders.change',
  answer: orderAnswer,
});

const FILTER_PARAMETERS: readonly CallParameter[] = [
  {
    name: 'search',
    description:
      'Words of the shopper’s or recipient’s name, or the beginning of an order number, phone number, email address or tracking number.',
  },
  { name: 'status', description: 'A status, or several with commas.' },
  { name: 'gateway', description: 'How it is paid: cash, or the name of a gateway.' },
  { name: 'governorate', description: 'A code of ISO 3166-2:EG, such as ALX.' },
  {
    name: 'source',
    description: 'Where it came from: web, phone, whatsapp, instagram, facebook, shop or other.',
  },
  { name: 'product', description: 'The id of a product that was ordered.' },
  { name: 'shopper', description: 'The id of a customer.' },
  { name: 'from', description: 'The first day, in Cairo, such as 2026-11-16.' },
  { name: 'until', description: 'The last day.' },
  { name: 'before', description: 'The `next` of the page before.' },
  { name: 'limit', type: 'integer', description: 'How many on a page: 50 if not said, 1000 at most.' },
];
const params = { order: 'The order’s number, such as MS-4F7K-2Q9, its numeric id, or its id.' };
const refusals: readonly CallRefusal[] = ['invalid-request', 'no-such-order'];
const actRefusals: readonly CallRefusal[] = ['invalid-request', 'no-such-order', 'not-possible'];

export const orderStaffCalls = /* @__PURE__ */ specifyCalls({
  listOrders: {
    call: listOrders,
    tag: 'Orders',
    summary: 'Lists orders, the newest first.',
    query: FILTER_PARAMETERS,
    refusals: ['invalid-request'],
  },
  readOrder: {
    call: readOrder,
    tag: 'Orders',
    summary: 'Answers an order with its timeline, money and address.',
    params,
    refusals,
  },
  confirmOrder: {
    call: confirmOrder,
    tag: 'Orders',
    summary: 'Records that the shopper confirmed an order: one paid in cash can be packed.',
    params,
    refusals: actRefusals,
  },
  packOrder: {
    call: packOrder,
    tag: 'Orders',
    summary: 'Records that an order is packed: its shopper can no longer cancel it.',
    params,
    request: requests.packRequest,
    fields: { isAnyway: 'Even while a bank decides about its payment.' },
    refusals: actRefusals,
  },
  shipOrder: {
    call: shipOrder,
    tag: 'Orders',
    summary: 'Records that the parcel was shipped; the shopper gets an email.',
    params,
    request: requests.shipRequest,
    samples: { carrier: 'Bosta', trackingNumber: '1234567' },
    fields: { isAnyway: 'Even while a bank decides about its payment.' },
    refusals: actRefusals,
  },
  deliverOrder: {
    call: deliverOrder,
    tag: 'Orders',
    summary: 'Records that the parcel arrived; an order in cash is then paid.',
    params,
    refusals: actRefusals,
  },
  cancelOrder: {
    call: cancelOrder,
    tag: 'Orders',
    summary: 'Cancels an order that is not shipped: its pieces go on sale again, its money is refunded.',
    params,
    refusals: actRefusals,
  },
  returnOrder: {
    call: returnOrder,
    tag: 'Orders',
    summary: 'Records that the parcel came back: its pieces go on sale again, its money is refunded.',
    params,
    refusals: actRefusals,
  },
  changeAddress: {
    call: changeAddress,
    tag: 'Orders',
    summary: 'Changes where an order goes, before it is shipped; the shopper gets an email.',
    notes:
      'If somebody changed the order after this version of it, the answer has the present address as current.',
    params,
    request: requests.addressRequest,
    fields: { version: 'The version of the order that the change was made from.' },
    refusals: [
      actRefusals,
      'changed-meanwhile',
      { code: 'address-details-required', param: 'details' },
      { code: 'address-phone-required', param: 'phone' },
      { code: 'not-an-egyptian-phone', param: 'phone' },
      { code: 'address-city-required', param: 'city' },
      { code: 'unknown-governorate', param: 'governorate' },
    ],
    samples: { version: 3 },
  },
  addOrderNote: {
    call: addOrderNote,
    tag: 'Orders',
    summary: 'Notes something about an order, for the staff alone.',
    notes: 'Who is mentioned is told so in the counter; listColleagues has who can be.',
    params,
    request: requests.noteRequest,
    fields: { mentions: 'The ids of the members of staff whom it mentions.' },
    status: 201,
    refusals: actRefusals,
  },
  refundOrder: {
    call: refundOrder,
    tag: 'Orders',
    summary: 'Refunds an order, in part or in full.',
    notes: 'Above 5,000 EGP, the person must have proved in the last 15 minutes who they are.',
    params,
    request: requests.refundRequest,
    fields: {
      amountPiastres: 'If absent, all that the shop holds.',
      isByHand: 'True if the shop gives the money back itself, as always with cash.',
    },
    refusals: [actRefusals, 'proof-required'],
  },
});
