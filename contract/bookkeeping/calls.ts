/** The calls of the staff about the shop's books. */
import { type CallParameter, type CallRefusal, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import {
  KEY_PAGE_PARAMETERS,
  LIMIT_REFUSAL,
  SPAN_PARAMETERS,
  SPAN_REFUSALS,
} from '#contract/staff/key-pages.ts';
import { cashOutAnswer, ledgerAnswer, moneyDaysAnswer, vatAnswer } from './answers.ts';
import type { ExportFormat } from './kinds.ts';

const readAccess = { audience: 'staff', permission: 'money.read' } as const;

interface Span {
  from?: string;
  until?: string;
}
interface LedgerFilters extends Span {
  gateway?: string;
  kind?: string;
  order?: string;
  staff?: string;
}
interface ExportQuery {
  format: ExportFormat;
}

export const listLedger = defineCall<{ query: LedgerFilters & { before?: string; limit?: number } }>()({
  ...readAccess,
  path: '/ledger',
  answer: ledgerAnswer,
});
export const exportLedger = defineCall<{ query: LedgerFilters & ExportQuery }>()({
  ...readAccess,
  path: '/ledger/export',
});

export const listMoneyDays = defineCall<{ query: Span & { gateway?: string } }>()({
  ...readAccess,
  path: '/money/days',
  answer: moneyDaysAnswer,
});
export const exportMoneyDays = defineCall<{ query: Span & { gateway?: string } & ExportQuery }>()({
  ...readAccess,
  path: '/money/days/export',
});

export const readCashOut = defineCall()({ ...readAccess, path: '/money/cash', answer: cashOutAnswer });
export const exportCashOut = defineCall<{ query: ExportQuery }>()({
  ...readAccess,
  path: '/money/cash/export',
});

export const listVat = defineCall<{ query: Span }>()({
  ...readAccess,
  path: '/money/vat',
  answer: vatAnswer,
});
export const exportVat = defineCall<{ query: Span & ExportQuery }>()({
  ...readAccess,
  path: '/money/vat/export',
});

const tag = 'Money';
export const FORMAT_PARAMETER: CallParameter = {
  name: 'format',
  description: 'csv or xlsx.',
  example: 'csv',
};
export const FORMAT_REFUSAL: CallRefusal = { code: 'invalid-value', param: 'format', location: 'query' };
export const CSV_FILE = 'text/csv; charset=utf-8';
const GATEWAY_PARAMETER: CallParameter = { name: 'gateway', description: 'cash, or the name of a gateway.' };
const GATEWAY_REFUSAL: CallRefusal = { code: 'too-long', param: 'gateway', location: 'query' };
const LEDGER_PARAMETERS: readonly CallParameter[] = [
  GATEWAY_PARAMETER,
  { name: 'kind', description: 'A kind of entry, such as refund.' },
  { name: 'order', description: 'The order’s number, its numeric id, or its id.' },
  { name: 'staff', description: 'The id of the member of staff who entered it.' },
];
const LEDGER_REFUSALS: readonly CallRefusal[] = [
  GATEWAY_REFUSAL,
  { code: 'invalid-value', param: 'kind', location: 'query' },
  { code: 'invalid-id', param: 'staff', location: 'query' },
  'no-such-order',
];
const SPAN_NOTE = 'The last 31 days if no day is said; 366 days at most.';
const FILE_NOTE = 'An XLSX file has 20,000 rows at most; CSV has no limit.';

export const bookkeepingCalls = /* @__PURE__ */ specifyCalls({
  listLedger: {
    call: listLedger,
    tag,
    summary: 'Lists the entries of the ledger, the newest first, with their sums.',
    query: [LEDGER_PARAMETERS, SPAN_PARAMETERS, KEY_PAGE_PARAMETERS],
    refusals: [
      LEDGER_REFUSALS,
      SPAN_REFUSALS,
      { code: 'invalid-value', param: 'before', location: 'query' },
      LIMIT_REFUSAL,
    ],
    samples: { id: 4711, next: '4710' },
  },
  exportLedger: {
    call: exportLedger,
    tag,
    summary: 'Answers the entries of the ledger as a file, the newest first.',
    notes: FILE_NOTE,
    file: CSV_FILE,
    query: [LEDGER_PARAMETERS, SPAN_PARAMETERS, FORMAT_PARAMETER],
    refusals: [LEDGER_REFUSALS, SPAN_REFUSALS, FORMAT_REFUSAL, 'too-many-rows'],
  },
  listMoneyDays: {
    call: listMoneyDays,
    tag,
    summary: 'Answers what was charged, refunded and disputed on each day through each gateway.',
    notes: `${SPAN_NOTE} Days are those of Cairo. A gateway takes its fees off the net amount.`,
    query: [GATEWAY_PARAMETER, SPAN_PARAMETERS],
    refusals: [GATEWAY_REFUSAL, SPAN_REFUSALS],
  },
  exportMoneyDays: {
    call: exportMoneyDays,
    tag,
    summary: 'Answers the same by day as a file.',
    file: CSV_FILE,
    query: [GATEWAY_PARAMETER, SPAN_PARAMETERS, FORMAT_PARAMETER],
    refusals: [GATEWAY_REFUSAL, SPAN_REFUSALS, FORMAT_REFUSAL],
  },
  readCashOut: {
    call: readCashOut,
    tag,
    summary: 'Answers the cash that is out, by age and by courier.',
    notes:
      'Parcels that are on their way, by the day they were shipped, and delivered ones that no list of their courier has settled, by the day they were delivered.',
  },
  exportCashOut: {
    call: exportCashOut,
    tag,
    summary: 'Answers each order whose cash is out as a file.',
    notes: FILE_NOTE,
    file: CSV_FILE,
    query: [FORMAT_PARAMETER],
    refusals: [FORMAT_REFUSAL, 'too-many-rows'],
  },
  listVat: {
    call: listVat,
    tag,
    summary: 'Answers the VAT of each month: of sales, less that of refunds.',
    notes:
      'Whole months in Cairo, the last 12 if no day is said, 60 at most. A sale counts when it was paid, a refund when it was sent; a part of an order’s money has the same part of its VAT.',
    query: [SPAN_PARAMETERS],
    refusals: [SPAN_REFUSALS],
  },
  exportVat: {
    call: exportVat,
    tag,
    summary: 'Answers the VAT of each month as a file.',
    file: CSV_FILE,
    query: [SPAN_PARAMETERS, FORMAT_PARAMETER],
    refusals: [SPAN_REFUSALS, FORMAT_REFUSAL],
  },
});
