/** Customers as the staff see them. Amounts are whole piastres. */
import * as v from 'valibot';
import { address } from '#contract/account/address-book.ts';
import { dataOf } from '#contract/envelope.ts';
import { nextPage } from '#contract/staff/key-pages.ts';
import { BLOCK_KINDS, DATA_REQUEST_KINDS, REQUESTERS } from './requests.ts';

const moment = v.string();
/** The name of a member of staff. */
const person = v.nullable(v.string());

const briefCustomer = v.object({
  id: v.string(),
  name: v.string(),
  /** Null if the staff entered the customer without one. */
  email: v.nullable(v.string()),
  phone: v.string(),
  createdAt: moment,
  /** The number of orders, without those that a newer checkout replaced. */
  orders: v.number(),
  lastOrderAt: v.nullable(moment),
  /** What the customer paid, less refunds and lost disputes. */
  paidPiastres: v.number(),
  /** Null if the customer is not blocked. */
  block: v.nullable(v.picklist(BLOCK_KINDS)),
});

const note = v.object({ id: v.string(), text: v.string(), person, at: moment });

const block = v.object({
  id: v.string(),
  kind: v.picklist(BLOCK_KINDS),
  reason: v.string(),
  person,
  at: moment,
  liftedAt: v.nullable(moment),
  liftedBy: person,
});

const dataRequest = v.object({
  id: v.string(),
  kind: v.picklist(DATA_REQUEST_KINDS),
  /** The day in Cairo on which the person asked. */
  askedOn: v.string(),
  askedBy: v.picklist(REQUESTERS),
  /** The names of corrected fields. */
  fields: v.array(v.string()),
  person,
  doneAt: moment,
});

const customer = v.object({
  ...briefCustomer.entries,
  isEmailConfirmed: v.boolean(),
  /** When the account was deleted. Its orders stay, but without personal data. */
  deletedAt: v.nullable(moment),
  delivered: v.number(),
  /** Orders that came back without having been delivered. */
  refused: v.number(),
  cancelled: v.number(),
  addresses: v.array(address),
  /** The newest 100 emails. */
  emails: v.array(
    v.object({
      kind: v.string(),
      at: moment,
      /** held_back: not sent, because the mailbox had reached its limit. */
      state: v.picklist(['waiting', 'sent', 'held_back']),
      orderNumber: v.nullable(v.string()),
    }),
  ),
  notes: v.array(note),
  blocks: v.array(block),
  dataRequests: v.array(dataRequest),
});

export const customersAnswer = v.object({
  ...nextPage,
  /** At most 1,000. If `isCountExact` is false, there are more. */
  count: v.number(),
  isCountExact: v.boolean(),
  data: v.array(briefCustomer),
});
export const customerAnswer = dataOf(customer);
export const noteAnswer = dataOf(note);
export const blockAnswer = dataOf(block);
export const dataRequestAnswer = dataOf(dataRequest);

export type BriefCustomer = v.InferOutput<typeof briefCustomer>;
export type Customer = v.InferOutput<typeof customer>;
export type CustomerNote = v.InferOutput<typeof note>;
export type CustomerBlock = v.InferOutput<typeof block>;
export type DataRequest = v.InferOutput<typeof dataRequest>;
