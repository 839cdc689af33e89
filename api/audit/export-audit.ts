/** The audit log as CSV. */
import { writeCairoTime } from '#api/platform/cairo-time.ts';
import { BYTE_ORDER_MARK, type Cell, writeCsvRow } from '#api/platform/csv.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { AuditRow } from '#api/schema/staff.ts';
import { listEntriesAfter, type readFilters } from './read-audit.ts';

const BATCH_SIZE = 500;

const writeFields = (fields: AuditRow['before']) => fields && JSON.stringify(fields);

const COLUMNS: [string, (row: AuditRow) => Cell][] = [
  ['id', ({ id }) => id],
  ['time in Cairo', ({ at }) => writeCairoTime(at)],
  ['who', ({ name }) => name],
  ['role', ({ role }) => role],
  ['via', ({ via }) => via],
  ['action', ({ action }) => action],
  ['kind', ({ kind }) => kind],
  ['thing', ({ label }) => label],
  ['thing id', ({ thingId }) => thingId],
  ['before', ({ before }) => writeFields(before)],
  ['after', ({ after }) => writeFields(after)],
  ['address', ({ address }) => address],
  ['browser', ({ userAgent }) => userAgent],
];

const writeEntry = (row: AuditRow) => writeCsvRow(COLUMNS.map(([, read]) => read(row)));

/** Streams the entries that match as CSV, oldest first. */
export async function* exportAudit(
  db: Database,
  where: ReturnType<typeof readFilters>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsvRow(COLUMNS.map(([name]) => name));
  for (let last = 0; ; ) {
    const rows = await listEntriesAfter(db, where, last, BATCH_SIZE);
    if (rows.length > 0) yield rows.map(writeEntry).join('');
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1)?.id ?? last;
  }
}
