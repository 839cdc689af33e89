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

type LedgerKind = (typeof LEDGER_KINDS)[number];

/**
 * Whether an entry moves money to the shop (1), away from it (-1) or not at all (0). Losing or reopening a dispute
 * moves no money, because it left the shop when the dispute began.
 */
export const ENTRY_SIGNS = {
  charge: 1,
  mismatch: 1,
  refund: -1,
  refund_failed: 1,
  dispute: -1,
  dispute_won: 1,
  dispute_lost: 0,
  dispute_reopened: 0,
} as const satisfies Record<LedgerKind, 1 | -1 | 0>;

/** Who passes the shoppers' payments on to the shop. */
export const SETTLED_BY = ['gateway', 'courier'] as const;

/**
 * The result of comparing a settlement's line with the ledger. matched: settles an entry. differs: settles it with
 * another amount. repeated: its entry was settled by an earlier line. early: its order is known, but the shop has not
 * entered the money. unknown: nothing here has this reference.
 */
export const LINE_RESULTS = ['matched', 'differs', 'repeated', 'early', 'unknown'] as const;
export type LineResult = (typeof LINE_RESULTS)[number];

/** Columns that a settlement's file must have; a refusal names the one that is missing. */
export type SettlementColumn = 'the tracking number' | 'the transaction' | 'the amount';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
