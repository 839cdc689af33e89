import { join } from 'node:path';
import pino from 'pino';
import type { OpenDatabase } from '#api/platform/database/open.ts';
import { createPrivately } from '#api/platform/private-files.ts';
import { type Config, readConfig, readEnvironment } from '#server/config.ts';
import { closeDataFolder } from '#server/data-folder.ts';
import { openDatabase } from '#server/open-database.ts';

export interface ShopAtRest {
  config: Config;
  database: OpenDatabase;
  mediaDir: string;
}

/** Opens the database for a command, which may take as long as it needs; what it writes is its owner's alone. */
export function openForCommand(config: Config): Promise<OpenDatabase> {
  createPrivately();
  for (const line of closeDataFolder(config.dataDir)) console.warn(line);
  return openDatabase(config, pino({ level: 'silent' }), 'command');
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
