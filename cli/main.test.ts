import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { holdFolder } from '#api/platform/database/folder-lock.ts';
import { type ControlOptions, openControlSocket } from '#server/control-socket.ts';
import { runCommand, UNUSED_CONTROL } from '#tests/setup/run-command.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

const runIn = (dataDir: string, ...args: string[]) => runCommand({ DATA_DIR: dataDir }, ...args);

test('--help names every command', async () => {
  const { code, stdout } = await runIn(makeTemporaryFolder(), '--help');
  expect(code).toBe(0);
  const names = [
    'orders list|show|confirm|',
    'returns list|show|approve|',
    'import FILE',
    'export FILE',
    'generate COUNT',
    'offer SLUG',
    'backup FILE',
    'restore FILE',
    'doctor',
    'encode FILE',
  ];
  for (const name of names) expect(stdout).toContain(`  ${name}`);
});

test('orders --help names every command of orders', async () => {
  const { code, stdout } = await runIn(makeTemporaryFolder(), 'orders', '--help');
  expect(code).toBe(0);
  const names = [
    'list',
    'show',
    'confirm',
    'pack',
    'ship',
    'deliver',
    'cancel',
    'return',
    'refund',
    'export',
  ];
  for (const name of names) expect(stdout).toContain(`  orders ${name} `);
  expect(stdout).not.toContain('doctor');
});

test.each([
  [[], 'Which command?'],
  [['sell'], "There is no command 'sell'."],
  [['import'], 'Usage: npm run shop -- import FILE [--stock]'],
  [['doctor', 'file'], 'Usage: npm run shop -- doctor'],
  [['offer', 'tea-pot'], 'Usage: npm run shop -- offer SLUG PRICE|none'],
  [['orders', 'sell'], "There is no command 'orders sell'; there are list, show, "],
  [['orders', 'refund'], 'Usage: npm run shop -- orders refund NUMBER [AMOUNT] [--by-hand]'],
  [['returns', 'refuse', '12'], 'Usage: npm run shop -- returns refuse NUMBER TEXT'],
  [['import', 'file', '--all'], "Unknown option '--all'"],
])('wrong usage %j is explained in one sentence', async (args, text) => {
  const { code, stderr } = await runIn(makeTemporaryFolder(), ...args);
  expect(code).toBe(1);
  expect(stderr).toContain(text);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test.each([
  [['import', 'catalog.json']],
  [['export', 'out/catalog.json']],
  [['backup', 'shop.backup']],
  [['restore', 'shop.backup']],
])('%j is refused while a shop holds the data folder', async (args) => {
  const folder = makeTemporaryFolder();
  const release = holdFolder(folder);
  const outcome = await runIn(folder, ...args);
  release();
  expect(outcome).toEqual({
    code: 1,
    stdout: '',
    stderr: `The data folder ${folder} is in use by process ${process.pid}. Stop that shop first, or set DATA_DIR to another folder.\n`,
  });
});

test('the doctor reports that a process holds the data folder', async () => {
  const folder = makeTemporaryFolder();
  const release = holdFolder(folder);
  const { code, stdout } = await runIn(folder, 'doctor');
  release();
  expect(code).toBe(1);
  expect(stdout).toMatch(new RegExp(`^problem {2}lock: .* in use by process ${process.pid}`, 'm'));
});

/** Runs the doctor while a fake shop examines itself. */
async function examineThroughFakeShop(examine: ControlOptions['examine']) {
  const dataDir = makeTemporaryFolder();
  onTestFinished(holdFolder(dataDir));
  const log = pino({ level: 'silent' });
  const control = await openControlSocket({ ...UNUSED_CONTROL, dataDir, log, examine });
  onTestFinished(() => control.close());
  return runIn(dataDir, 'doctor');
}

test('the doctor asks a running shop to examine itself', async () => {
  const { code, stdout } = await examineThroughFakeShop(async function* () {
    yield { state: 'ok', what: 'stock', text: 'agrees with its journal' };
    yield { state: 'warning', what: 'jobs', text: 'given up after all retries: 1' };
  });
  expect(stdout).toMatch(
    /^ok {7}lock: the running shop .*\nok {7}stock: agrees with its journal\nwarning {2}jobs: given up .*\n$/m,
  );
  expect(code).toBe(0);
});

test('the doctor reports that the shop stopped during the examination', async () => {
  const { code, stdout } = await examineThroughFakeShop(async function* () {
    yield { state: 'ok', what: 'stock', text: 'none is below zero' };
    throw new Error('the shop is closing');
  });
  expect(stdout).toMatch(
    /^problem {2}lock: The running shop stopped during the examination\. Run this again\.\n$/m,
  );
  expect(code).toBe(1);
});

test('the doctor reports a missing data folder and does not create it', async () => {
  const folder = makeTemporaryFolder();
  const { code, stdout } = await runIn(join(folder, 'none'), 'doctor');
  expect(code).toBe(1);
  expect(stdout).toContain('npm start creates it');
  expect(readdirSync(folder)).toEqual([]);
});
