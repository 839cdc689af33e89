/** Texts of the first screen. */
import { pickEnglish } from '../formats.ts';

export const home = {
  goodMorning: 'Good morning',
  goodAfternoon: 'Good afternoon',
  goodEvening: 'Good evening',
  waiting: 'Waiting',
  oldest: (age: string) => `Oldest ${age}`,
  nothingWaits: 'Nothing waits',
  returns: 'Returns',
  questions: 'Questions to answer',
  reportedReviews: 'Reported reviews',
  attention: 'Needs attention',
  attentionHint: 'What the shop cannot settle without a person.',
  allGood: 'Nothing else needs you',
  allGoodText: 'Payments match, refunds were sent, and emails went out.',
  refusedRefunds: (count: number, text: string) =>
    pickEnglish(count, {
      one: `${text} refund that the gateway did not make`,
      other: `${text} refunds that the gateway did not make`,
    }),
  disputes: (count: number, text: string) =>
    pickEnglish(count, {
      one: `${text} payment that a bank claims back`,
      other: `${text} payments that a bank claims back`,
    }),
  mismatches: (count: number, text: string) =>
    pickEnglish(count, {
      one: `${text} payment of a wrong amount`,
      other: `${text} payments of a wrong amount`,
    }),
  unknownPayments: (count: number, text: string) =>
    pickEnglish(count, {
      one: `${text} payment that belongs to no order`,
      other: `${text} payments that belong to no order`,
    }),
  failedJobs: (count: number, text: string) =>
    pickEnglish(count, { one: `${text} job that was given up`, other: `${text} jobs that were given up` }),
  heldBackEmails: (count: number, text: string) =>
    pickEnglish(count, {
      one: `${text} email that was held back`,
      other: `${text} emails that were held back`,
    }),
  refusedRefundsHint: 'Send the money back another way, then record it by hand.',
  disputesHint: 'Respond to the bank at the gateway.',
  mismatchesHint: 'They are refunded by themselves, unless the gateway refuses.',
  unknownPaymentsHint: 'Look them up at the gateway, and refund them there.',
  failedJobsHint: 'The log of the shop says why: npm run shop -- doctor.',
  heldBackEmailsHint: 'Their mailboxes reached the limit within 7 days.',
  sales: 'Sales',
  salesByDay: 'Sales by day',
  span: 'Span',
  spans: { 7: '7 days', 30: '30 days', 90: '90 days' },
  otherDays: 'Other days',
  from: 'From',
  until: 'Until',
  spanMistakes: {
    missing: 'Enter both days.',
    order: 'The first day is after the last one.',
    length: 'At most 366 days.',
  },
  comparedSpan: (from: string, until: string) =>
    from === until ? `Compared with ${from}` : `Compared with ${from} – ${until}`,
  salesTotal: 'Sales',
  orders: 'Orders',
  average: 'Average order',
  returned: 'Came back',
  before: (text: string) => `${text} before`,
  day: 'Day',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  chartLabel: (measure: string, from: string, until: string) =>
    `${measure} by day from ${from} until ${until}`,
  thisPeriod: 'This period',
  periodBefore: 'The period before',
  highest: (text: string) => `Highest: ${text}`,
  comparedWith: (day: string) => `compared with ${day}`,
  stock: 'Stock',
  low: (count: number, text: string) =>
    pickEnglish(count, {
      one: `${text} product is almost sold out`,
      other: `${text} products are almost sold out`,
    }),
  showAll: (count: string) => `Show all ${count}`,
  noneLow: 'No product is almost sold out.',
  left: (count: number) => pickEnglish(count, { one: '1 piece left', other: `${count} pieces left` }),
  held: (pieces: string, orders: number, text: string) =>
    pickEnglish(orders, {
      one: `${text} unpaid order holds ${pieces}.`,
      other: `${text} unpaid orders hold ${pieces}.`,
    }),
  seeHeld: 'See the orders',
  newOrder: 'New order',
  newOrderText: 'An order has just been placed.',
  paidOrder: 'Order paid',
  paidOrderText: 'An order has just been paid.',
  newOrders: (count: string) => `New orders: ${count}`,
  alerts: 'Alerts for new orders',
  sound: 'Play a sound',
  notify: 'Show a notification of the browser',
  notifyBlocked: 'The browser does not allow notifications of this site.',
};
