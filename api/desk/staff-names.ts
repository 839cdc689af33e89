import { inArray } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { staff } from '#api/schema/staff.ts';

/** The names of the members of staff in rows; null for rows without one. */
export async function readStaffNames(
  db: Database,
  rows: { staffId: string | null }[],
): Promise<(staffId: string | null) => string | null> {
  const ids = [...new Set(rows.flatMap(({ staffId }) => staffId ?? []))];
  if (ids.length === 0) return () => null;
  const found = await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, ids));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return (staffId) => names.get(staffId ?? '') ?? null;
}
