import type { Context } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { writeCairoDay } from '#api/platform/cairo-time.ts';
import { readWhole } from '#api/platform/http/request.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#contract/constants.ts';
import { auditCalls } from '#contract/staff/audit-calls.ts';
import { exportAudit } from './export-audit.ts';
import { listEntries, presentEntry, readFilters } from './read-audit.ts';

const queryOf = (c: Context<ApiEnv>) => new URL(c.req.url).searchParams;

/** Serves the audit log, page by page or as a file. */
export function serveAudit({ db, clock }: Api, { serve, serveFile }: CallRoutes): void {
  serve(auditCalls.listAudit, async (c) => {
    const query = queryOf(c);
    const before = readWhole(query, 'before', undefined);
    const limit = Math.min(readWhole(query, 'limit', DEFAULT_PAGE_SIZE), MAX_PAGE_SIZE);
    // One more row than the page shows tells whether there are more.
    const rows = await listEntries(db, readFilters(query), { before, limit: limit + 1 });
    return { data: rows.slice(0, limit).map(presentEntry), isMore: rows.length > limit };
  });

  serveFile(auditCalls.exportAudit, async (c) => ({
    name: `audit-${writeCairoDay(clock())}.csv`,
    text: exportAudit(db, readFilters(queryOf(c))),
  }));
}
