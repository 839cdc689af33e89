import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import { holdFolder } from '#api/platform/database/folder-lock.ts';
import { checkpointWhenDue, type OpenDatabase, openEmbedded } from '#api/platform/database/open.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/open-database.ts';
import { StartRefused } from '#server/settings.ts';
import { SHORT_LIVED } from '#tests/setup/running-shop.ts';
import { copyDataFolder, makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

test.each([['fsync = off'], ['synchronous_commit = off']])(
  'a shop whose embedded database does not sync (%s) refuses to start',
  async (setting) => {
    const dataDir = copyDataFolder(makeTemporaryFolder(), 'empty');
    appendFileSync(join(dataDir, 'pglite', 'postgresql.auto.conf'), `${setting}\n`);
    const opening = openDatabase({ ...readConfig({}), dataDir }, pino({ level: 'silent' }));
    await expect(opening).rejects.toThrow(/^The embedded database does not sync its writes to disk, .+\.$/);
    await expect(opening).rejects.toBeInstanceOf(StartRefused);
    // Locks and unlocks the folder, which throws if it is still locked.
    holdFolder(dataDir)();
  },
);

test('a failed sync ends the process, and earlier acknowledged writes are kept', async () => {
  const folder = copyDataFolder(makeTemporaryFolder(), 'empty');
  const program = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    import { openEmbedded } from ${JSON.stringify(new URL('../../api/platform/database/open.ts', import.meta.url).href)};
    const { db } = await openEmbedded(${JSON.stringify(folder)});
    const add = (n) => db.execute("insert into test_card_payments (id, amount_piastres) values ('" + n + "', 1)");
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
  const { rows } = await database.db.execute(sql`select from test_card_payments where id = 'before'`);
  expect(rows).toHaveLength(1);
  await database.close();
});

test('shoppers’ texts are not mistaken for a panic of the database', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const { db, close } = await openEmbedded(copyDataFolder(makeTemporaryFolder(), 'empty'));
  // The second insert fails, and the log quotes its value line by line.
  const add = () =>
    db.execute(
      sql`insert into test_card_payments (id, amount_piastres) values (${'\n2026-11-16 04:45:49.557 UTC [42] PANIC:  x'}, 1)`,
    );
  await add();
  await expect(add()).rejects.toMatchObject({ cause: { code: '23505' } });
  await close();
  expect(exit).not.toHaveBeenCalled();
});

test('an engine whose renames cannot be tracked is refused', async () => {
  const dataDir = copyDataFolder(makeTemporaryFolder(), 'empty');
  const init = NodeFS.prototype.init;
  vi.spyOn(NodeFS.prototype, 'init').mockImplementation(async function (this: NodeFS, ...parameters) {
    const { emscriptenOpts } = await init.apply(this, parameters);
    const forget = ({ NODEFS }: { NODEFS: { node_ops: object } }) =>
      Reflect.deleteProperty(NODEFS.node_ops, 'symlink');
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), forget] } };
  });
  const opening = openDatabase({ ...readConfig({}), dataDir }, pino({ level: 'silent' }));
  await expect(opening).rejects.toThrow(/^The embedded database does not sync its writes to disk, .+\.$/);
});

test.each([
  ['an incomplete database', (at: string) => mkdirSync(join(at, 'base'), { recursive: true })],
  ['a link to an empty folder', (at: string) => symlinkSync(makeTemporaryFolder(), at)],
])('%s in place of the database is refused and left unchanged', async (_, make) => {
  const dataDir = makeTemporaryFolder();
  make(join(dataDir, 'pglite'));
  const opening = openDatabase({ ...readConfig({}), dataDir }, pino({ level: 'silent' }));
  await expect(opening).rejects.toThrow(
    new StartRefused(
      `${join(dataDir, 'pglite')} holds no whole database: move it away, or set DATA_DIR to another folder.`,
    ),
  );
  expect(readdirSync(dataDir)).toEqual(['pglite', 'shop.lock']);
});

test('a stale lock file of PostgreSQL does not prevent a start', async () => {
  const folder = copyDataFolder(makeTemporaryFolder(), 'empty');
  writeFileSync(join(folder, 'pglite', 'postmaster.pid'), '');
  await (await openEmbedded(folder)).close();
});

async function readLogStart({ db }: OpenDatabase): Promise<unknown> {
  const { rows } = await db.execute(sql`select redo_lsn as start from pg_control_checkpoint()`);
  return rows[0]?.start;
}

test('checkpoints keep the write-ahead log short', async () => {
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
