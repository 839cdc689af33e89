import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { notifyServers, recordChange } from '#api/catalogue/changes.ts';
import { makeMissingDocuments } from '#api/catalogue/search/make-missing-documents.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import { FolderInUse } from '#api/platform/database/folder-lock.ts';
import { type Config, listWarnings, readConfig, readEnvironment } from '#server/config.ts';
import { askRunningShop } from '#server/control-socket.ts';
import { examineClocks } from '#server/examine-clocks.ts';
import { examineShop } from '#server/examine-shop.ts';
import { createOk, createProblem, createWarning, type Finding } from '#server/finding.ts';
import { StartRefused } from '#server/settings.ts';
import type { Command } from './command.ts';
import { openForCommand, withShop } from './with-shop.ts';

const MIN_NODE_VERSION = 24;

function examineNode(): Finding {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < MIN_NODE_VERSION)
    return createProblem(
      'node',
      `this is ${process.version}; ${MIN_NODE_VERSION} or newer is needed; npm scripts use their own`,
    );
  return createOk('node', process.version);
}

function examineFolder(dataDir: string): Finding {
  try {
    rmSync(mkdtempSync(join(dataDir, '.doctor-')), { recursive: true });
    return createOk('data folder', `${dataDir} is writable`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      return createProblem('data folder', `there is no ${dataDir} yet; npm start creates it`);
    return createProblem('data folder', `${dataDir} is not writable (${(error as Error).message})`);
  }
}

/** Asks the running shop, which holds the data folder, to examine itself. */
async function* examineThroughShop({ dataDir }: Config, inUse: string): AsyncGenerator<Finding> {
  const answer = await askRunningShop(dataDir, '/examine');
  if (answer?.statusCode !== 200) {
    // The folder is held by another command, a starting shop, or a shop of an older version.
    answer?.destroy();
    yield createProblem('lock', `${inUse} The rest was not examined.`);
    return;
  }
  let lines: string;
  try {
    lines = await text(answer);
  } catch {
    yield createProblem('lock', 'The running shop stopped during the examination. Run this again.');
    return;
  }
  yield createOk('lock', 'the running shop holds the data folder and examined itself');
  for (const line of lines.trim().split('\n')) yield JSON.parse(line) as Finding;
}

/** Examines the machine, the settings, the database and the shop in it. */
async function* examine(): AsyncGenerator<Finding> {
  yield examineNode();
  let config: Config;
  try {
    config = readConfig(readEnvironment());
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    for (const line of error.message.split('\n')) yield createProblem('settings', line);
    return;
  }
  const warnings = listWarnings(config);
  for (const line of warnings) yield createWarning('settings', line);
  if (warnings.length === 0) yield createOk('settings', 'nothing unusual');

  const folder = examineFolder(config.dataDir);
  yield folder;
  if (folder.state === 'problem') return;
  try {
    const database = await openForCommand(config);
    try {
      if (database.engine === 'pglite') yield createOk('lock', 'no other process uses the data folder');
      yield* examineShop(database.db, join(config.dataDir, 'media'));
      yield* examineClocks(database.db, config.gatewayKeys);
    } finally {
      await database.close();
    }
  } catch (error) {
    const { message, cause } = error as Error;
    if (cause instanceof FolderInUse) yield* examineThroughShop(config, message);
    else yield createProblem('database', message);
  }
}

/** Rebuilds what is derived from the catalogue: counts and search documents. */
function repair(): Promise<void> {
  return withShop(async ({ database: { db } }) => {
    await db.transaction(async (tx) => {
      // Until the recount is done, blocks sales that change the counts, such as those of last pieces.
      await tx.execute(sql`lock table shelf_counts in share row exclusive mode`);
      await tx.execute(sql`select count_all_shelves()`);
    });
    const made = await makeMissingDocuments(db);
    await recordChange(db);
    await notifyServers(db);
    console.log(`Recounted all products and made ${made} of them searchable.`);
  });
}

export const doctorCommand: Command = {
  usage: '[--repair]',
  help: 'Examine the machine, the settings and the data: prints one line per finding; exit code 1 if one is a problem. With --repair, rebuilds counts and search first.',
  options: { repair: { type: 'boolean' } },
  isFileNeeded: false,
  async run({ isSet }) {
    if (isSet('repair')) await repair();
    let isHealthy = true;
    for await (const { state, what, text } of examine()) {
      console.log(`${state.padEnd(8)} ${what}: ${text}`);
      if (state === 'problem') isHealthy = false;
    }
    return isHealthy;
  },
};
