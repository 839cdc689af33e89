import type { Api } from '#api/dependencies.ts';
import { writeCairoDay } from '#api/platform/cairo-time.ts';
import { parseQuery } from '#api/platform/http/parse-request.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { bookkeepingCalls } from '#contract/bookkeeping/calls.ts';
import * as requests from '#contract/bookkeeping/requests.ts';
import { readCashOrders, readCashOut } from './cash-out.ts';
import { CASH_COLUMNS, DAY_COLUMNS, LEDGER_COLUMNS, VAT_COLUMNS } from './exports.ts';
import { listMoneyDays } from './ledger-sums.ts';
import { listLedger, readLedgerFilters, readWholeLedger } from './list-ledger.ts';
import { batchOf, writeTable } from './table-file.ts';
import { listVat } from './vat.ts';

const CASH_BATCH_SIZE = 500;

async function* readAllCash(api: Pick<Api, 'db' | 'clock'>) {
  for (let offset = 0; ; offset += CASH_BATCH_SIZE) {
    const rows = await readCashOrders(api.db, api.clock(), { limit: CASH_BATCH_SIZE, offset });
    yield rows;
    if (rows.length < CASH_BATCH_SIZE) return;
  }
}

/** Serves the shop's books: the ledger, its sums by day, outstanding cash and VAT; each also as a file. */
export function serveBookkeeping(api: Api, { serve, serveFile }: CallRoutes): void {
  const { db, clock } = api;
  const nameFile = (what: string) => `${what}-${writeCairoDay(clock())}`;

  serve(bookkeepingCalls.listLedger, (c) => listLedger(db, parseQuery(c, requests.ledgerQuery)));

  serveFile(bookkeepingCalls.exportLedger, async (c) => {
    const { format, ...filters } = parseQuery(c, requests.ledgerExportQuery);
    const batches = readWholeLedger(db, await readLedgerFilters(db, filters));
    return writeTable({ name: nameFile('ledger'), columns: LEDGER_COLUMNS, batches }, format);
  });

  serve(bookkeepingCalls.listMoneyDays, async (c) => ({
    data: await listMoneyDays(db, parseQuery(c, requests.moneyDaysQuery), clock()),
  }));

  serveFile(bookkeepingCalls.exportMoneyDays, async (c) => {
    const { format, ...query } = parseQuery(c, requests.moneyDaysExportQuery);
    const batches = batchOf(await listMoneyDays(db, query, clock()));
    return writeTable({ name: nameFile('days'), columns: DAY_COLUMNS, batches }, format);
  });

  serve(bookkeepingCalls.readCashOut, async () => ({ data: await readCashOut(db, clock()) }));

  serveFile(bookkeepingCalls.exportCashOut, async (c) => {
    const { format } = parseQuery(c, requests.cashExportQuery);
    return writeTable({ name: nameFile('cash'), columns: CASH_COLUMNS, batches: readAllCash(api) }, format);
  });

  serve(bookkeepingCalls.listVat, async (c) => ({
    data: await listVat(db, parseQuery(c, requests.vatQuery), clock()),
  }));

  serveFile(bookkeepingCalls.exportVat, async (c) => {
    const { format, ...query } = parseQuery(c, requests.vatExportQuery);
    const batches = batchOf(await listVat(db, query, clock()));
    return writeTable({ name: nameFile('vat'), columns: VAT_COLUMNS, batches }, format);
  });
}
