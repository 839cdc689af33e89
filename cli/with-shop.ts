import { join } from 'node:path';
import pino from 'pino';
import type { OpenDatabase } from '#api/platform/database/open.ts';
import { type Config, readConfig, readEnvironment } from '#server/config.ts';
import { openDatabase } from '#server/open-database.ts';

export interface ShopAtRest {
  config: Config;
  database: OpenDatabase;
  mediaDir: string;
}

/** Opens the database for a command; on PostgreSQL, beside the running shop, it needs few connections. */
export function openForCommand(config: Config): Promise<OpenDatabase> {
  return openDatabase(config, pino({ level: 'silent' }), 2);
}

/** Does something with the configured shop's database and files, and closes it whatever happens. */
export async function withShop<Result>(work: (shop: ShopAtRest) => Promise<Result>): Promise<Result> {
  const config = readConfig(readEnvironment());
  const database = await openForCommand(config);
  try {
    return await work({ config, database, mediaDir: join(config.dataDir, 'media') });
  } finally {
    await database.close();
  }
}
