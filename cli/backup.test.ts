import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { holdFolder } from '#api/platform/database/folder-lock.ts';
import { openControlSocket } from '#server/control-socket.ts';
import { runCommand, UNUSED_CONTROL } from '#tests/setup/run-command.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

const runIn = (dataDir: string, ...args: string[]) => runCommand({ DATA_DIR: dataDir }, ...args);

/** Runs the command while a fake shop writes the backup. The target folder contains only the shop's data folder. */
async function backUpThrough(writeBackup: (sink: Writable) => Promise<void>) {
  const folder = makeTemporaryFolder();
  const [dataDir, file] = [join(folder, 'data'), join(folder, 'shop.backup')];
  mkdirSync(dataDir, { mode: 0o700 });
  onTestFinished(holdFolder(dataDir));
  const log = pino({ level: 'silent' });
  const control = await openControlSocket({ ...UNUSED_CONTROL, dataDir, log, writeBackup });
  onTestFinished(() => control.close());
  return { folder, file, outcome: await runIn(dataDir, 'backup', file) };
}

test('a shop that stops during a backup is reported, and no partial file is left', async () => {
  const { folder, file, outcome } = await backUpThrough(async (sink) => {
    await new Promise((resolve) => sink.write('the first half', resolve));
    sink.destroy();
  });
  expect(outcome).toEqual({
    code: 1,
    stdout: '',
    stderr: `The shop stopped before the backup was complete; ${file} was not written. Run this again.\n`,
  });
  expect(readdirSync(folder)).toEqual(['data']);
});

test('an incomplete backup is refused and deleted', async () => {
  const { folder, outcome } = await backUpThrough(async (sink) => void sink.end(gzipSync('{}\n')));
  expect(outcome.code).toBe(1);
  expect(outcome.stderr).toMatch(/^The backup could not be read back as it was written .* not written\.\n$/s);
  expect(readdirSync(folder)).toEqual(['data']);
});
