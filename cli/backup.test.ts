import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { holdFolder } from '#api/platform/database/folder-lock.ts';
import { openControlSocket } from '#server/control-socket.ts';
import { NOTHING_ASKED } from '#tests/setup/control.ts';
import { listOpenToOthers } from '#tests/setup/list-open-to-others.ts';
import { runCommand } from '#tests/setup/run-command.ts';
import { writeSmallCatalogue } from '#tests/setup/small-catalogue.ts';
import { copyDataFolder, makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

const shop = (dataDir: string, ...args: string[]) => runCommand({ DATA_DIR: dataDir }, ...args);

test('a backup is restored into another data folder, once, with the secret for its owner alone', async () => {
  const folder = makeTemporaryFolder();
  const here = copyDataFolder(join(folder, 'here'), 'empty');
  const there = copyDataFolder(join(folder, 'there'), 'empty');
  const backup = join(folder, 'shop.backup');
  await shop(here, 'import', await writeSmallCatalogue(join(folder, 'source')));
  writeFileSync(join(here, 'token-secret'), 'the secret', { mode: 0o600 });
  expect(await shop(here, 'backup', backup)).toMatchObject({
    code: 0,
    stdout: `Backed up 2 products, 0 users and 0 orders to ${backup}.\n`,
  });
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(await shop(there, 'restore', backup)).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(join(there, 'token-secret'), 'utf8')).toBe('the secret');
  expect(statSync(join(there, 'token-secret')).mode & 0o777).toBe(0o600);
  for (const made of [here, there]) expect(listOpenToOthers(made)).toEqual([]);
  expect(await shop(there, 'doctor')).toMatchObject({ code: 0 });
  expect(await shop(there, 'restore', backup)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database is not empty .*\n$/),
  });
});

/** Runs the command beside a shop that answers with this; a folder with its data alone. */
async function backUpThrough(writeBackup: (sink: Writable) => Promise<void>) {
  const folder = makeTemporaryFolder();
  const [dataDir, file] = [join(folder, 'data'), join(folder, 'shop.backup')];
  mkdirSync(dataDir, { mode: 0o700 });
  onTestFinished(holdFolder(dataDir));
  const log = pino({ level: 'silent' });
  const control = await openControlSocket({ ...NOTHING_ASKED, dataDir, log, writeBackup });
  onTestFinished(() => control.close());
  return { folder, file, outcome: await shop(dataDir, 'backup', file) };
}

test('a shop that stops in the middle of a backup is said, and leaves no half of a file', async () => {
  const { folder, file, outcome } = await backUpThrough(async (sink) => {
    await new Promise((resolve) => sink.write('the first half', resolve));
    sink.destroy();
  });
  expect(outcome).toEqual({
    code: 1,
    stdout: '',
    stderr: `The shop stopped before the backup was whole; ${file} was not written. Run this again.\n`,
  });
  expect(readdirSync(folder)).toEqual(['data']);
});

test('what arrives and is no whole backup is refused, and not kept', async () => {
  const { folder, outcome } = await backUpThrough(async (sink) => void sink.end(gzipSync('{}\n')));
  expect(outcome.code).toBe(1);
  expect(outcome.stderr).toMatch(/^The backup could not be read back as it was written .* not written\.\n$/s);
  expect(readdirSync(folder)).toEqual(['data']);
});
