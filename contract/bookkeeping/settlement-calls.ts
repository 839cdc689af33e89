/** The calls of the staff about settlements. */
import { type CallRefusal, INVALID_ID, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { KEY_PAGE_PARAMETERS, LIMIT_REFUSAL } from '#contract/staff/key-pages.ts';
import { CSV_FILE, FORMAT_PARAMETER, FORMAT_REFUSAL } from './calls.ts';
import type { ExportFormat } from './kinds.ts';
import {
  importedSettlementAnswer,
  settlementAnswer,
  settlementLinesAnswer,
  settlementsAnswer,
} from './settlement-answers.ts';
import { settlementRequest } from './settlement-requests.ts';

const readAccess = { audience: 'staff', permission: 'money.read' } as const;
const changeAccess = { audience: 'staff', permission: 'money.change' } as const;

export const importSettlement = defineCall<{ body: typeof settlementRequest }>()({
  ...changeAccess,
  method: 'POST',
  path: '/money/settlements',
  answer: importedSettlementAnswer,
});
export const listSettlements = defineCall<{ query: { before?: string; limit?: number } }>()({
  ...readAccess,
  path: '/money/settlements',
  answer: settlementsAnswer,
});
export const readSettlement = defineCall()({
  ...readAccess,
  path: '/money/settlements/{id}',
  answer: settlementAnswer,
});
export const listSettlementLines = defineCall<{
  query: { result?: string; after?: string; limit?: number };
}>()({ ...readAccess, path: '/money/settlements/{id}/lines', answer: settlementLinesAnswer });
export const exportSettlement = defineCall<{ query: { result?: string; format: ExportFormat } }>()({
  ...readAccess,
  path: '/money/settlements/{id}/export',
});
export const withdrawSettlement = defineCall()({
  ...changeAccess,
  method: 'DELETE',
  path: '/money/settlements/{id}',
});

const tag = 'Money';
const params = { id: 'The settlement.' };
const RESULT_PARAMETER = {
  name: 'result',
  description: 'Only lines with this result: matched, differs, repeated, early or unknown.',
};
const RESULT_REFUSAL: CallRefusal = { code: 'invalid-value', param: 'result', location: 'query' };

export const settlementCalls = /* @__PURE__ */ specifyCalls({
  importSettlement: {
    call: importSettlement,
    tag,
    summary: 'Imports a gateway’s settlement or a courier’s list of cash, and compares it with the ledger.',
    notes:
      'CSV with a row of names. Columns are found by name: of a gateway a transaction (Paymob’s and Stripe’s names are known) and an amount, of a courier a tracking number or an order number and an amount; a fee and a date, if there are any. The same file again is answered with its first import. The ledger stays as it is. The body may have 1 MB.',
    request: settlementRequest,
    fields: {
      source: 'The name of the gateway, such as paymob, or of the courier, as it was typed when shipping.',
      text: 'The file.',
    },
    refusals: [
      { code: 'invalid-value', param: 'settledBy' },
      { code: 'source-required', param: 'source' },
      { code: 'text-required', param: 'text' },
      'settlement-unreadable',
      'settlement-columns-unknown',
      'settlement-line-unreadable',
      'settlement-empty',
      'settlement-too-long',
      'file-too-large',
    ],
  },
  listSettlements: {
    call: listSettlements,
    tag,
    summary: 'Lists settlements, the newest first.',
    query: [KEY_PAGE_PARAMETERS],
    refusals: [{ code: 'invalid-id', param: 'before', location: 'query' }, LIMIT_REFUSAL],
  },
  readSettlement: {
    call: readSettlement,
    tag,
    summary: 'Answers a settlement with what is missing in it.',
    params,
    refusals: [INVALID_ID, 'no-document'],
  },
  listSettlementLines: {
    call: listSettlementLines,
    tag,
    summary: 'Lists the lines of a settlement, with what became of each.',
    notes:
      'matched: settles an entry. differs: settles it with another amount. repeated: an earlier line settled it. early: the order is known, but its money is not entered yet. unknown: nothing has this reference.',
    params,
    query: [
      RESULT_PARAMETER,
      { name: 'after', description: 'The `next` of the page before.' },
      KEY_PAGE_PARAMETERS.filter(({ name }) => name === 'limit'),
    ],
    refusals: [
      INVALID_ID,
      RESULT_REFUSAL,
      { code: 'invalid-value', param: 'after', location: 'query' },
      LIMIT_REFUSAL,
      'no-document',
    ],
  },
  exportSettlement: {
    call: exportSettlement,
    tag,
    summary: 'Answers the lines of a settlement as a file.',
    file: CSV_FILE,
    params,
    query: [RESULT_PARAMETER, FORMAT_PARAMETER],
    refusals: [INVALID_ID, RESULT_REFUSAL, FORMAT_REFUSAL, 'no-document'],
  },
  withdrawSettlement: {
    call: withdrawSettlement,
    tag,
    summary: 'Withdraws a settlement that was imported by mistake: what it settled is open again.',
    params,
    status: 204,
    refusals: [INVALID_ID, 'no-document'],
  },
});
