import { inArray } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { pictures } from './tables.ts';

/**
 * Returns the keys that belong to no picture. Locks the rows of the others until the transaction ends, so that the
 * nightly deletion of unused pictures does not delete them.
 */
export async function findMissingPictures(tx: Transaction, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .select({ key: pictures.key })
    .from(pictures)
    .where(inArray(pictures.key, [...new Set(keys)]))
    .orderBy(pictures.key)
    .for('key share');
  const found = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !found.has(key));
}
