import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '#tests/setup/run-command.ts';
import { writeSmallCatalogue } from '#tests/setup/small-catalogue.ts';
import { copyDataFolder, listOpenToOthers, makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

const runIn = (dataDir: string, ...args: string[]) => runCommand({ DATA_DIR: dataDir }, ...args);

test('a backup is restored into another empty data folder, and the secret stays private', async () => {
  const folder = makeTemporaryFolder();
  const here = copyDataFolder(join(folder, 'here'), 'empty');
  const there = copyDataFolder(join(folder, 'there'), 'empty');
  const backup = join(folder, 'shop.backup');
  await runIn(here, 'import', await writeSmallCatalogue(join(folder, 'source')));
  writeFileSync(join(here, 'token-secret'), 'the secret', { mode: 0o600 });
  expect(await runIn(here, 'backup', backup)).toMatchObject({
    code: 0,
    stdout: `Backed up 2 products, 0 users and 0 orders to ${backup}.\n`,
  });
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(await runIn(there, 'restore', backup)).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(join(there, 'token-secret'), 'utf8')).toBe('the secret');
  expect(statSync(join(there, 'token-secret')).mode & 0o777).toBe(0o600);
  for (const made of [here, there]) expect(listOpenToOthers(made)).toEqual([]);
  expect(await runIn(there, 'doctor')).toMatchObject({ code: 0 });
  expect(await runIn(there, 'restore', backup)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database is not empty .*\n$/),
  });
});
