import { mkdirSync, readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { holdFolder } from '#api/platform/database/folder-lock.ts';
import { openControlSocket } from '#server/control-socket.ts';
import { NOTHING_ASKED } from '#tests/setup/control.ts';
import { runCommand } from '#tests/setup/run-command.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

/** A shop that answers whatever is asked of its desk with this; a folder with its data alone. */
async function openDesk(answer: (response: ServerResponse) => Promise<void>) {
  const folder = makeTemporaryFolder();
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  onTestFinished(holdFolder(dataDir));
  const asked: [string, unknown][] = [];
  const control = await openControlSocket({
    ...NOTHING_ASKED,
    dataDir,
    log: pino({ level: 'silent' }),
    async answerDesk(name, input, response) {
      asked.push([name, input]);
      await answer(response);
    },
  });
  onTestFinished(() => control.close());
  return {
    folder,
    asked,
    orders: (...args: string[]) => runCommand({ DATA_DIR: dataDir }, 'orders', ...args),
  };
}

test('a shop that stops in the middle of an export is said, and leaves no half of a file', async () => {
  const { folder, orders } = await openDesk(async (response) => {
    await new Promise((resolve) => response.write('the first half', resolve));
    response.destroy();
  });
  const file = join(folder, 'orders.csv');
  expect(await orders('export', file)).toEqual({
    code: 1,
    stdout: '',
    stderr: `The shop stopped before all was exported; ${file} was not written. Run this again.\n`,
  });
  expect(readdirSync(folder)).toEqual(['data']);
});

test('what a refund asks for arrives as it was typed, and what the shop can not do is said', async () => {
  const { asked, orders } = await openDesk(async (response) => void response.writeHead(500).end());
  expect(await orders('refund', '#٦٩٠١', '149.50', '--by-hand')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'The running shop could not do this; its log says why.\n',
  });
  expect(asked).toEqual([['refund', { number: 6901, amountPiastres: 14_950, isByHand: true }]]);
});
