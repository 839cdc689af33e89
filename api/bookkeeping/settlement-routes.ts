import type { Api } from '#api/dependencies.ts';
import { parseQuery } from '#api/platform/http/parse-request.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import type { SettlementLine } from '#contract/bookkeeping/settlement-answers.ts';
import { settlementCalls } from '#contract/bookkeeping/settlement-calls.ts';
import * as requests from '#contract/bookkeeping/settlement-requests.ts';
import { toEgp } from '#contract/money.ts';
import { importSettlement, withdrawSettlement } from './import-settlement.ts';
import { listLines, listSettlements, readSummary, readWholeSettlement } from './list-settlements.ts';
import { MAX_LINES } from './read-settlement.ts';
import { batchOf, type Columns, egpColumn, writeTable } from './table-file.ts';

const toOptionalEgp = (piastres: number | null) => (piastres === null ? null : toEgp(piastres));

const LINE_COLUMNS: Columns<SettlementLine> = [
  ['line', ({ line }) => line],
  ['reference', ({ reference }) => reference],
  egpColumn('amount', ({ amountPiastres }) => amountPiastres),
  ['fee EGP', ({ feePiastres }) => toOptionalEgp(feePiastres)],
  ['day', ({ day }) => day],
  ['result', ({ result }) => result],
  ['order', ({ orderNumber }) => orderNumber],
  ['expected EGP', ({ expectedPiastres }) => toOptionalEgp(expectedPiastres)],
];

/** Serves the settlements of gateways and couriers. */
export function serveSettlements({ db, clock }: Api, { serve, serveFile }: CallRoutes): void {
  serve(settlementCalls.importSettlement, async (c, { body }) => {
    const by = { actor: c.var.actor, now: clock() };
    const { id, isRepeated } = await importSettlement(db, by, await body());
    return { isRepeated, data: await readSummary(db, id) };
  });

  serve(settlementCalls.listSettlements, (c) =>
    listSettlements(db, parseQuery(c, requests.settlementsQuery)),
  );

  serve(settlementCalls.readSettlement, async (_, { id }) => ({
    data: await readWholeSettlement(db, id('id')),
  }));

  serve(settlementCalls.listSettlementLines, (c, { id }) =>
    listLines(db, id('id'), parseQuery(c, requests.settlementLinesQuery)),
  );

  serveFile(settlementCalls.exportSettlement, async (c, input) => {
    const id = input.id('id');
    const { format, result } = parseQuery(c, requests.settlementExportQuery);
    const { data } = await listLines(db, id, { result, limit: MAX_LINES });
    return writeTable({ name: `settlement-${id}`, columns: LINE_COLUMNS, batches: batchOf(data) }, format);
  });

  serve(settlementCalls.withdrawSettlement, async (c, { id }) => {
    await withdrawSettlement(db, c.var.actor, id('id'));
    return null;
  });
}
