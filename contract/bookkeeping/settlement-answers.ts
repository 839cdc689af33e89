/** Settlements: lists in which a gateway or a courier says what it paid out. Amounts are whole piastres. */
import * as v from 'valibot';
import { dataOf } from '#contract/envelope.ts';
import { nextPage } from '#contract/staff/key-pages.ts';
import { LEDGER_KINDS, LINE_RESULTS, SETTLED_BY } from './kinds.ts';

const number = v.number();
const text = v.nullable(v.string());

const settlement = v.object({
  id: v.string(),
  settledBy: v.picklist(SETTLED_BY),
  source: v.string(),
  fileName: v.string(),
  /** The days in Cairo of the first and the last line; null if the lines have no dates. */
  firstDay: text,
  lastDay: text,
  person: text,
  at: v.string(),
  lines: number,
  /** Sums over the settlement's lines. */
  amountPiastres: number,
  feePiastres: number,
  /** The sum of the differences between the lines and their ledger entries. */
  differencePiastres: number,
  results: v.object({ matched: number, differs: number, repeated: number, early: number, unknown: number }),
});

const settlementLine = v.object({
  /** The number of the line in the file, from 1, without the header. */
  line: number,
  reference: v.string(),
  amountPiastres: number,
  feePiastres: v.nullable(number),
  day: text,
  result: v.picklist(LINE_RESULTS),
  orderId: text,
  orderNumber: text,
  /** The amount in the ledger, negative if money leaves the shop. */
  expectedPiastres: v.nullable(number),
});

const missingEntry = v.object({
  entryId: number,
  at: v.string(),
  kind: v.picklist(LEDGER_KINDS),
  orderId: v.string(),
  orderNumber: v.string(),
  transaction: v.string(),
  amountPiastres: number,
});

export const settlementsAnswer = v.object({ ...nextPage, data: v.array(settlement) });
export const importedSettlementAnswer = v.object({
  /** Whether this file was imported before. */
  isRepeated: v.boolean(),
  data: settlement,
});
export const settlementAnswer = dataOf(
  v.object({
    ...settlement.entries,
    /** Ledger entries that this settlement should contain, but that are in no settlement; the first 200. */
    missing: v.object({ count: number, entries: v.array(missingEntry) }),
  }),
);
export const settlementLinesAnswer = v.object({ ...nextPage, data: v.array(settlementLine) });

export type Settlement = v.InferOutput<typeof settlement>;
export type SettlementLine = v.InferOutput<typeof settlementLine>;
export type MissingEntry = v.InferOutput<typeof missingEntry>;
