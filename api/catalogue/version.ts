import { sql } from '#api/platform/database/drizzle.ts';
import type { Database, OpenDatabase } from '#api/platform/database/open.ts';

/** The number that tells whether what we remember of the catalogue is still true. */
export interface CatalogueVersion {
  current(): number;
  /** Call after the transaction that changed the catalogue was committed. */
  bump(): Promise<void>;
  /** Learns of changes that other servers made. */
  refresh(): Promise<void>;
}

/** Moves the version on, so that every server forgets what it remembers; answers the new one. */
export async function moveCatalogueVersion(db: Database): Promise<number> {
  const { rows } = await db.execute<{ version: string }>(sql`select nextval('catalog_version') as version`);
  return Number(rows[0]?.version);
}

/** Reads the version from its sequence; the embedded engine has no other writer, so it never needs to ask again. */
export async function openCatalogueVersion({ db }: OpenDatabase): Promise<CatalogueVersion> {
  let version = 0;
  // Never back: an answer that was overtaken by a bump must not bring the old number, and old memories, to life.
  const advance = (read: number) => {
    version = Math.max(version, read);
  };
  const refresh = async () => {
    // An unused sequence already shows the number that its first use will give.
    const { rows } = await db.execute<{ version: string }>(
      sql`select case when is_called then last_value else last_value - 1 end as version from catalog_version`,
    );
    advance(Number(rows[0]?.version));
  };
  await refresh();
  return {
    current: () => version,
    refresh,
    bump: async () => advance(await moveCatalogueVersion(db)),
  };
}
