import { spawnSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { expect, test } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import { holdFolder } from '#api/platform/database/folder-lock.ts';
import { checkpointWhenDue, type OpenDatabase, openEmbedded } from '#api/platform/database/open.ts';
import { readConfig, StartRefused } from '#server/config.ts';
import { openDatabase } from '#server/open-database.ts';
import { SHORT_LIVED } from '#tests/setup/running-shop.ts';
import { copyDataFolder, makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

test.each([['fsync = off'], ['synchronous_commit = off']])(
  'a shop whose embedded database does not sync (%s) is refused with one sentence',
  async (setting) => {
    const dataDir = copyDataFolder(makeTemporaryFolder(), 'empty');
    appendFileSync(join(dataDir, 'pglite', 'postgresql.auto.conf'), `${setting}\n`);
    const opening = openDatabase({ ...readConfig({}), dataDir }, pino({ level: 'silent' }));
    await expect(opening).rejects.toThrow(/^The embedded database does not sync its writes to disk, .+\.$/);
    await expect(opening).rejects.toBeInstanceOf(StartRefused);
    // And nobody holds the folder any more.
    holdFolder(dataDir)();
  },
);

test('a sync that fails ends the process, and what was acknowledged before is there', async () => {
  const folder = copyDataFolder(makeTemporaryFolder(), 'empty');
  const program = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    import { openEmbedded } from ${JSON.stringify(new URL('../../api/platform/database/open.ts', import.meta.url).href)};
    const { db } = await openEmbedded(${JSON.stringify(folder)});
    const add = (n) => db.execute("insert into payment_events (gateway, event_id) values ('test', '" + n + "')");
    await add('before');
    console.log('acknowledged');
    fs.fsyncSync = () => { throw Object.assign(new Error('the disk is broken'), { code: 'EIO' }); };
    syncBuiltinESMExports();
    await add('after');
    console.log('acknowledged');`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [SHORT_LIVED, '--input-type=module', '-e', program],
    { encoding: 'utf8', timeout: 60_000 },
  );
  expect(stderr).toMatch(/^The embedded database stopped: .+ PANIC: {2}could not fsync file .+\n$/);
  expect(stdout).toBe('acknowledged\n');
  expect(status).toBe(1);
  const database = await openEmbedded(folder);
  const { rows } = await database.db.execute(sql`select from payment_events where event_id = 'before'`);
  expect(rows).toHaveLength(1);
  await database.close();
});

test("what a cut left of PostgreSQL's own lock stops no start", async () => {
  const folder = copyDataFolder(makeTemporaryFolder(), 'empty');
  writeFileSync(join(folder, 'pglite', 'postmaster.pid'), '');
  await (await openEmbedded(folder)).close();
});

async function readLogStart({ db }: OpenDatabase): Promise<unknown> {
  const { rows } = await db.execute(sql`select redo_lsn as start from pg_control_checkpoint()`);
  return rows[0]?.start;
}

test('the log of a shop that runs for long is kept short', async () => {
  const database = await openEmbedded(copyDataFolder(makeTemporaryFolder(), 'empty'));
  const atFirst = await readLogStart(database);
  await checkpointWhenDue(database);
  expect(await readLogStart(database)).toBe(atFirst);
  await database.db.execute(
    sql`select pg_logical_emit_message(true, 'much', repeat('x', 1000000)) from generate_series(1, 17)`,
  );
  await checkpointWhenDue(database);
  expect(await readLogStart(database)).not.toBe(atFirst);
  await database.close();
});
