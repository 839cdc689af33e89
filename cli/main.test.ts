import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdFolder } from '#api/db/lock.ts';
import { runCommand } from '#tests/setup/run-command.ts';
import { describeSmallCatalog, writeSmallCatalog } from '#tests/setup/small-catalog.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

// Each command is a process that opens a database of its own.
const SLOW = { timeout: 180_000 };

const shop = (dataDir: string, ...args: string[]) => runCommand({ DATA_DIR: dataDir }, ...args);

test('--help names every command', async () => {
  const { code, stdout } = await shop(makeTemporaryFolder(), '--help');
  expect(code).toBe(0);
  for (const name of ['import FILE', 'export FILE', 'backup FILE', 'restore FILE', 'doctor', 'encode FILE'])
    expect(stdout).toContain(`  ${name}`);
});

test.each([
  [[], 'Which command?'],
  [['sell'], "There is no command 'sell'."],
  [['import'], 'Use: npm run shop -- import FILE [--stock]'],
  [['doctor', 'file'], 'Use: npm run shop -- doctor'],
  [['import', 'file', '--all'], "Unknown option '--all'"],
])('wrong use %j is said in a sentence', async (args, text) => {
  const { code, stderr } = await shop(makeTemporaryFolder(), ...args);
  expect(code).toBe(1);
  expect(stderr).toContain(text);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('a catalogue is imported, examined, exported and imported elsewhere', SLOW, async () => {
  const folder = makeTemporaryFolder();
  const [here, there] = [join(folder, 'here'), join(folder, 'there')];
  const file = await writeSmallCatalog(join(folder, 'source'));
  expect(await shop(here, 'import', file)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(
      'Imported 2 products, 2 categories, 1 subcategories, 1 brands and 6 pictures.',
    ),
    stderr: '',
  });

  const well = await shop(here, 'doctor');
  expect(well).toMatchObject({ code: 0, stderr: '' });
  expect(well.stdout).not.toMatch(/^(?:problem|warning)/m);
  expect(well.stdout).toContain('ok       pictures: all 6 are there');

  const exported = join(folder, 'export/catalog.json');
  expect(await shop(here, 'export', exported)).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(readFileSync(exported, 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(describeSmallCatalog()).replaceAll('.png', '.webp')),
  );
  expect(await shop(here, 'export', exported)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is there already'),
  });
  expect(await shop(there, 'import', exported)).toMatchObject({ code: 0 });
  expect(readdirSync(join(there, 'media')).sort()).toEqual(readdirSync(join(here, 'media')).sort());

  const [lost] = readdirSync(join(there, 'media')).filter((name) => name.startsWith('novel-'));
  rmSync(join(there, 'media', lost ?? ''));
  const unwell = await shop(there, 'doctor');
  expect(unwell.code).toBe(1);
  expect(unwell.stdout).toMatch(/^problem {2}pictures: files are missing in .* for product novel;/m);
});

test(
  'a backup is restored into another data folder, once, with the secret for its owner alone',
  SLOW,
  async () => {
    const folder = makeTemporaryFolder();
    const [here, there] = [join(folder, 'here'), join(folder, 'there')];
    const backup = join(folder, 'shop.backup');
    await shop(here, 'import', await writeSmallCatalog(join(folder, 'source')));
    writeFileSync(join(here, 'token-secret'), 'the secret');
    expect(await shop(here, 'backup', backup)).toMatchObject({
      code: 0,
      stdout: `Backed up 2 products, 0 users and 0 orders to ${backup}.\n`,
    });
    expect(await shop(there, 'restore', backup)).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(join(there, 'token-secret'), 'utf8')).toBe('the secret');
    expect(statSync(join(there, 'token-secret')).mode & 0o777).toBe(0o600);
    expect(await shop(there, 'doctor')).toMatchObject({ code: 0 });
    expect(await shop(there, 'restore', backup)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The database is not empty .*\n$/),
    });
  },
);

test('wrong rows are listed', SLOW, async () => {
  const folder = makeTemporaryFolder();
  const catalog = describeSmallCatalog();
  Object.assign(catalog.products[0] ?? {}, { price: -1 });
  const file = await writeSmallCatalog(join(folder, 'source'), catalog);
  expect(await shop(join(folder, 'data'), 'import', file)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/catalog\.json: products\[0\] \(tea-pot\): price: must be at least 0\n$/),
  });
});

test.each([
  [['import', 'catalog.json']],
  [['export', 'out/catalog.json']],
  [['backup', 'shop.backup']],
  [['restore', 'shop.backup']],
])('%j is refused while a shop holds the data folder', async (args) => {
  const folder = makeTemporaryFolder();
  const release = holdFolder(folder);
  const outcome = await shop(folder, ...args);
  release();
  expect(outcome).toEqual({
    code: 1,
    stdout: '',
    stderr: `The data folder ${folder} is in use by process ${process.pid}. Stop that shop first, or set DATA_DIR to another folder.\n`,
  });
});

test('the doctor tells that a shop holds the data folder', async () => {
  const folder = makeTemporaryFolder();
  const release = holdFolder(folder);
  const { code, stdout } = await shop(folder, 'doctor');
  release();
  expect(code).toBe(1);
  expect(stdout).toMatch(new RegExp(`^problem {2}lock: .* in use by process ${process.pid}`, 'm'));
});

test('the doctor tells that there is no data folder, and makes none', async () => {
  const folder = makeTemporaryFolder();
  const { code, stdout } = await shop(join(folder, 'none'), 'doctor');
  expect(code).toBe(1);
  expect(stdout).toContain('npm start makes it');
  expect(readdirSync(folder)).toEqual([]);
});
