import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '#api/db/open.ts';

/** The number that tells whether what we remember of the catalogue is still true. */
export interface CatalogVersion {
  current(): number;
  /** Call after the transaction that changed the catalogue was committed. */
  bump(): Promise<void>;
  /** Learns of changes that other servers made. */
  refresh(): Promise<void>;
}

/** Reads the version from its sequence; the embedded engine has no other writer, so it never needs to ask again. */
export async function openCatalogVersion({ db }: OpenDatabase): Promise<CatalogVersion> {
  let version = 0;
  // Never back: an answer that was overtaken by a bump must not bring the old number, and old memories, to life.
  const advance = (rows: { version: string }[]) => {
    version = Math.max(version, Number(rows[0]?.version));
  };
  const refresh = async () => {
    // An unused sequence already shows the number that its first use will give.
    const { rows } = await db.execute<{ version: string }>(
      sql`select case when is_called then last_value else last_value - 1 end as version from catalog_version`,
    );
    advance(rows);
  };
  await refresh();
  return {
    current: () => version,
    refresh,
    async bump() {
      const { rows } = await db.execute<{ version: string }>(
        sql`select nextval('catalog_version') as version`,
      );
      advance(rows);
    },
  };
}
