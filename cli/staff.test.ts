import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { holdFolder } from '#api/platform/database/folder-lock.ts';
import { openControlSocket } from '#server/control-socket.ts';
import { runCommand, UNUSED_CONTROL } from '#tests/setup/run-command.ts';
import { copyDataFolder, makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

test('the first invitation is for an owner, and prints a link', async () => {
  const DATA_DIR = copyDataFolder(join(makeTemporaryFolder(), 'data'));
  const staff = (...args: string[]) => runCommand({ DATA_DIR }, 'staff', ...args);
  const { code, stdout, stderr } = await staff('invite', 'Mona@shop.example');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(
    /^This link makes the account of mona@shop\.example \(owner\)\. It works once, for 7 days:\nhttp:\/\/localhost:3000\/counter\/invitation#[\w-]{43}\n$/,
  );
  expect((await staff('list')).stdout).toBe('There are no staff yet: npm run shop -- staff invite EMAIL\n');
});

test('a command reaches the running shop', async () => {
  const DATA_DIR = join(makeTemporaryFolder(), 'data');
  mkdirSync(DATA_DIR, { mode: 0o700 });
  onTestFinished(holdFolder(DATA_DIR));
  const asked: unknown[] = [];
  const control = await openControlSocket({
    ...UNUSED_CONTROL,
    dataDir: DATA_DIR,
    log: pino({ level: 'silent' }),
    async answerStaff(name, input, response) {
      asked.push([name, input]);
      response.writeHead(409).end(JSON.stringify({ problem: 'There is nobody with this address.' }));
    },
  });
  onTestFinished(() => control.close());
  expect(await runCommand({ DATA_DIR }, 'staff', 'reset-factors', 'mona@shop.example')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'There is nobody with this address.\n',
  });
  expect(asked).toEqual([['reset-factors', { email: 'mona@shop.example' }]]);
});
