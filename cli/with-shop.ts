import { join } from 'node:path';
import pino from 'pino';
import type { OpenDatabase } from '#api/platform/database/open.ts';
import { setPrivateUmask } from '#api/platform/private-files.ts';
import { type Config, readConfig, readEnvironment } from '#server/config.ts';
import { secureDataFolder } from '#server/data-folder.ts';
import { openDatabase } from '#server/open-database.ts';

export interface CommandShop {
  config: Config;
  database: OpenDatabase;
  mediaDir: string;
}

/** Opens the database for a command; files that the command creates are private to their owner. */
export function openForCommand(config: Config): Promise<OpenDatabase> {
  setPrivateUmask();
  for (const line of secureDataFolder(config.dataDir)) console.warn(line);
  return openDatabase(config, pino({ level: 'silent' }), 'command');
}

/** Runs `work` with the configured shop's database and files, then closes it. */
export async function withShop<Result>(work: (shop: CommandShop) => Promise<Result>): Promise<Result> {
  const config = readConfig(readEnvironment());
  const database = await openForCommand(config);
  try {
    return await work({ config, database, mediaDir: join(config.dataDir, 'media') });
  } finally {
    await database.close();
  }
}
