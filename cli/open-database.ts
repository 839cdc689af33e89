import { join } from 'node:path';
import pino from 'pino';
import { type OpenDatabase, openEmbedded, openPostgres } from '#api/db/open.ts';
import { type Config, readConfig, readEnvironment, StartRefused } from '#server/config.ts';

export interface ShopAtRest {
  config: Config;
  database: OpenDatabase;
  mediaDir: string;
}

/** Opens the database as the shop does: embedded, it is ours alone or refused; on PostgreSQL, beside the running shop. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (!config.databaseUrl) return openEmbedded(config.dataDir);
  try {
    return await openPostgres(config.databaseUrl, pino({ level: 'silent' }), 2);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new StartRefused(`The database at DATABASE_URL did not let us in: ${message || code}.`);
  }
}

/** Does something with the configured shop's database and files, and closes it whatever happens. */
export async function withShop<Result>(work: (shop: ShopAtRest) => Promise<Result>): Promise<Result> {
  const config = readConfig(readEnvironment());
  const database = await openDatabase(config);
  try {
    return await work({ config, database, mediaDir: join(config.dataDir, 'media') });
  } finally {
    await database.close();
  }
}
