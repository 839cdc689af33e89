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
  const refresh = async () => {
    const { rows } = await db.execute<{ version: string }>(
      sql`select last_value as version from catalog_version`,
    );
    version = Number(rows[0]?.version);
  };
  await refresh();
  return {
    current: () => version,
    refresh,
    async bump() {
      const { rows } = await db.execute<{ version: string }>(
        sql`select nextval('catalog_version') as version`,
      );
      version = Math.max(version, Number(rows[0]?.version));
    },
  };
}
