import { pgCore, sql } from '#api/platform/database/drizzle.ts';
import { allTables } from '#tests/setup/test-database.ts';
import type { TestShop } from '#tests/setup/test-shop.ts';

/** Searches all tables for rows that contain one of these words. */
export async function findRows(shop: TestShop, ...words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of allTables) {
    const { name } = pgCore.getTableConfig(table);
    const { rows } = await shop.api.db.execute<{ row: string }>(
      sql`select to_json(t)::text as row from ${sql.identifier(name)} t`,
    );
    found.push(
      ...rows.flatMap(({ row }) => (words.some((word) => row.includes(word)) ? [`${name}: ${row}`] : [])),
    );
  }
  return found;
}
