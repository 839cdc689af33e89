/** Kinds of entries in the ledger; api/schema/payments.ts says what each means. */
export const LEDGER_KINDS = [
  'charge',
  'mismatch',
  'refund',
  'refund_failed',
  'dispute',
  'dispute_won',
  'dispute_lost',
  'dispute_reopened',
] as const;

/** Who pays out what shoppers paid. */
export const SETTLED_BY = ['gateway', 'courier'] as const;

/**
 * What became of a line. matched: settles an entry. differs: settles it with another amount. repeated: its entry was settled
 * by an earlier line. early: its order is known, but the shop has not entered the money. unknown: nothing here has this
 * reference.
 */
export const LINE_RESULTS = ['matched', 'differs', 'repeated', 'early', 'unknown'] as const;
export type LineResult = (typeof LINE_RESULTS)[number];

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
