import { newId } from '#api/platform/database/columns.ts';
import type { Database } from '#api/platform/database/open.ts';
import { discounts } from '#api/schema/discounts.ts';

let count = 0;

/** Adds a discount code to the database and returns it; a tenth off everything if nothing is said. */
export async function addCode(
  db: Database,
  values: Partial<typeof discounts.$inferInsert> = {},
): Promise<string> {
  const code = values.code ?? `CODE${++count}`;
  const kind = values.kind ?? 'percent';
  const percent = kind === 'percent' ? (values.percent ?? 10) : null;
  await db.insert(discounts).values({ id: newId(), ...values, code, kind, percent });
  return code;
}
