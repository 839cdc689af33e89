/** The calls of the staff about their pending work and about sales. */
import * as v from 'valibot';
import { type CallParameter, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { dataOf } from '#contract/envelope.ts';
import { ORDER_STATUSES } from '#contract/orders/staff-answers.ts';

/** Statuses in which an order waits for the staff, in the order in which it passes through them. */
export const WAITING_STATUSES = ['placed', 'confirmed', 'paid', 'packed', 'shipped', 'refund_due'] as const;

/**
 * The number of pending orders or returns, and since when the oldest one has been pending. Counts above 1,000 are not
 * exact.
 */
const waiting = { count: v.number(), oldestAt: v.nullable(v.string()) };

const today = v.object({
  orders: v.array(v.object({ status: v.picklist(ORDER_STATUSES), ...waiting })),
  /** Returns that wait for an answer, the returned pieces or the refund. */
  returns: v.object(waiting),
  /** Reviews with open reports; the oldest is the first report. */
  reportedReviews: v.object(waiting),
  /** Questions about products without an answer. */
  openQuestions: v.object(waiting),
  /** Refunds that the gateway refused, so that a person has to make them. */
  refusedRefunds: v.number(),
  /** Orders whose payment a bank claims back. */
  disputes: v.number(),
  /** Payments whose amount or currency differs from that of the order. */
  mismatches: v.number(),
  /** Payments that belong to no session of the shop. */
  unknownPayments: v.number(),
  /** Recent jobs that were given up after all retries, and recent emails that were held back. */
  failedJobs: v.number(),
  heldBackEmails: v.number(),
  stock: v.object({
    /** Products of which few pieces are left. */
    low: v.number(),
    /** At most 100 of them, those with the fewest pieces first. */
    lowest: v.array(
      v.object({ id: v.string(), titleEn: v.string(), titleAr: v.string(), quantity: v.number() }),
    ),
    /** Pieces that unpaid orders hold. */
    heldPieces: v.number(),
    heldOrders: v.number(),
  }),
});

const money = { amountPiastres: v.number(), currency: v.string() };
const orderProblemFields = { orderNumber: v.string(), gateway: v.string(), at: v.string(), ...money };

/** The problems that `today` counts; of each kind, only the newest are listed. */
const problems = v.object({
  disputes: v.array(v.object(orderProblemFields)),
  /** With the gateway's reason. The amount is what the shop still holds of the payment. */
  refusedRefunds: v.array(v.object({ ...orderProblemFields, reason: v.nullable(v.string()) })),
  mismatches: v.array(v.object(orderProblemFields)),
  unknownPayments: v.array(
    v.object({
      gateway: v.string(),
      transaction: v.string(),
      at: v.string(),
      amountPiastres: v.nullable(v.number()),
      currency: v.nullable(v.string()),
    }),
  ),
  /** By queue, with the time and error of the newest failure. */
  failedJobs: v.array(v.object({ queue: v.string(), count: v.number(), at: v.string(), error: v.string() })),
  /** Without the recipients' addresses. */
  heldBackEmails: v.array(
    v.object({ kind: v.string(), at: v.string(), orderNumber: v.nullable(v.string()) }),
  ),
});

const sums = {
  /**
   * The totals of all orders that are not cancelled, replaced, waiting for an online payment or expired without it.
   */
  salesPiastres: v.number(),
  orders: v.number(),
  /** Orders that came back, whether they had been delivered or not. */
  returned: v.number(),
};
const salesDays = v.array(v.object({ day: v.string(), ...sums }));
const sales = v.object({
  days: salesDays,
  total: v.object(sums),
  /** The preceding period of the same length, and its sums. */
  daysBefore: salesDays,
  before: v.object(sums),
});

export const readToday = defineCall()({
  path: '/today',
  audience: 'staff',
  permission: 'orders.read',
  answer: dataOf(today),
});
export const listProblems = defineCall()({
  path: '/today/problems',
  audience: 'staff',
  permission: 'orders.read',
  answer: dataOf(problems),
});
export const readSales = defineCall<{ query: { from: string; until: string } }>()({
  path: '/sales',
  audience: 'staff',
  permission: 'money.read',
  answer: dataOf(sales),
});
export const watchOrders = defineCall()({
  path: '/orders/events',
  audience: 'staff',
  permission: 'orders.read',
});

const SPAN_PARAMETERS: readonly CallParameter[] = [
  { name: 'from', description: 'The first day, in Cairo.', example: '2026-11-01' },
  { name: 'until', description: 'The last day: at most 366 days in all.', example: '2026-11-16' },
];

export const todayStaffCalls = /* @__PURE__ */ specifyCalls({
  readToday: {
    call: readToday,
    tag: 'Orders',
    summary: 'Answers what waits for the staff: orders, returns, money, stock.',
  },
  listProblems: {
    call: listProblems,
    tag: 'Orders',
    summary: 'Lists what the shop cannot settle without a person.',
    notes:
      'Up to 100 of each kind: disputes, refused refunds, payments that match no order, failed jobs and emails.',
  },
  readSales: {
    call: readSales,
    tag: 'Orders',
    summary: 'Answers sales, orders and returned orders by day, beside the days before.',
    query: SPAN_PARAMETERS,
    refusals: ['invalid-request'],
  },
  watchOrders: {
    call: watchOrders,
    tag: 'Orders',
    summary: 'Streams an event whenever an order is placed or its status changes.',
    notes:
      'Server-sent events of the name order, with id and status, and of the name mention when a note mentions whoever listens. The stream ends after ten minutes: connect again.',
    file: 'text/event-stream',
  },
});

export type Today = v.InferOutput<typeof today>;
export type Problems = v.InferOutput<typeof problems>;
export type Sales = v.InferOutput<typeof sales>;
