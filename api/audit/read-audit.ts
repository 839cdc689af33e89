/** Reads the audit log. */

import { endOfCairoDay, startOfCairoDay } from '#api/platform/cairo-time.ts';
import { and, asc, desc, eq, gt, gte, lt, or, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { parseId } from '#api/platform/http/parse-request.ts';
import { refuseField } from '#api/platform/http/refusal.ts';
import { readQueryValue } from '#api/platform/http/request.ts';
import { type AuditRow, auditLog } from '#api/schema/staff.ts';
import type { AuditEntry } from '#contract/staff/audit-calls.ts';
import { isStorable } from '#contract/text.ts';
import { isDay } from '#contract/times.ts';

type Condition = ReturnType<typeof and>;

const SEARCHED_COLUMNS = [
  auditLog.name,
  auditLog.label,
  auditLog.address,
  auditLog.userAgent,
  sql`${auditLog.before}::text`,
  sql`${auditLog.after}::text`,
];

function matchText(text: string): Condition {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(...SEARCHED_COLUMNS.map((column) => sql`${column} ilike ${pattern}`));
}

/** Matches an action, or all actions that begin with a text such as `staff.`. */
const matchAction = (action: string): Condition =>
  action.endsWith('.') ? sql`starts_with(${auditLog.action}, ${action})` : eq(auditLog.action, action);

const matchWho = (who: string): Condition =>
  who === 'command' ? eq(auditLog.via, 'command') : eq(auditLog.staffId, parseId(who, 'who', 'query'));

/** Each filter of the contract, as a condition. */
const CONDITIONS_BY_FILTER: Record<string, (value: string) => Condition> = {
  who: matchWho,
  action: matchAction,
  kind: (kind) => eq(auditLog.kind, kind),
  thing: (id) => eq(auditLog.thingId, id),
  from: (day) => gte(auditLog.at, startOfCairoDay(day)),
  until: (day) => lt(auditLog.at, endOfCairoDay(day)),
  text: matchText,
};
const DAY_FILTERS = ['from', 'until'];

/** Parses the filters of a query string into one SQL condition. */
export function readFilters(query: URLSearchParams): Condition {
  const conditions = Object.entries(CONDITIONS_BY_FILTER).map(([name, match]) => {
    const value = readQueryValue(query, name);
    if (value === undefined) return undefined;
    if (!isStorable(value) || (DAY_FILTERS.includes(name) && !isDay(value))) {
      throw refuseField('invalid-value', { param: name, location: 'query', value });
    }
    return match(value);
  });
  return and(...conditions);
}

/** The newest entries that match, older than the one with the id `before` if it is given. */
export const listEntries = (
  db: Database,
  where: Condition,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<AuditRow[]> =>
  db
    .select()
    .from(auditLog)
    .where(and(where, before === undefined ? undefined : lt(auditLog.id, before)))
    .orderBy(desc(auditLog.id))
    .limit(limit);

/** The oldest entries that match, newer than the one with the id `after`. */
export const listEntriesAfter = (db: Database, where: Condition, after: number, limit: number) =>
  db
    .select()
    .from(auditLog)
    .where(and(where, gt(auditLog.id, after)))
    .orderBy(asc(auditLog.id))
    .limit(limit);

export const presentEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  who: { id: row.staffId, name: row.name, role: row.role },
  via: row.via,
  action: row.action,
  thing: { kind: row.kind, id: row.thingId, label: row.label },
  before: row.before,
  after: row.after,
  address: row.address,
  userAgent: row.userAgent,
});
