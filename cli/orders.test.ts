import { mkdirSync, readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { holdFolder } from '#api/platform/database/folder-lock.ts';
import { openControlSocket } from '#server/control-socket.ts';
import { runCommand, UNUSED_CONTROL } from '#tests/setup/run-command.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

/**
 * Opens a fake shop that answers every call of the order desk with `answer`. `folder` contains only its data folder.
 */
async function openDesk(answer: (response: ServerResponse) => Promise<void>) {
  const folder = makeTemporaryFolder();
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  onTestFinished(holdFolder(dataDir));
  const asked: [string, unknown][] = [];
  const control = await openControlSocket({
    ...UNUSED_CONTROL,
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
    run: (...args: string[]) => runCommand({ DATA_DIR: dataDir }, ...args),
    orders: (...args: string[]) => runCommand({ DATA_DIR: dataDir }, 'orders', ...args),
  };
}

test('a shop that stops during an export is reported, and no partial file is left', async () => {
  const { folder, orders } = await openDesk(async (response) => {
    await new Promise((resolve) => response.write('the first half', resolve));
    response.destroy();
  });
  const file = join(folder, 'orders.csv');
  expect(await orders('export', file)).toEqual({
    code: 1,
    stdout: '',
    stderr: `The shop stopped before the export was complete; ${file} was not written. Run this again.\n`,
  });
  expect(readdirSync(folder)).toEqual(['data']);
});

test('a refund is sent to the shop with its amount and method, and a failure is reported', async () => {
  const { asked, orders } = await openDesk(async (response) => void response.writeHead(500).end());
  expect(await orders('refund', '#٦٩٠١', '149.50', '--by-hand')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'The running shop could not do this; its log says why.\n',
  });
  expect(asked).toEqual([['refundOrder', { order: 6901, amountPiastres: 14_950, isByHand: true }]]);
});

test('an order number is normalised before it is sent to the shop', async () => {
  const { asked, orders } = await openDesk(async (response) => void response.writeHead(500).end());
  await orders('refund', 'ms 4f7k 2q9');
  expect(asked).toEqual([['refundOrder', { order: 'MS-4F7K-2Q9', isByHand: false }]]);
});

test('a received and a refused return are sent to the shop with their arguments', async () => {
  const { asked, run } = await openDesk(async (response) => void response.writeHead(500).end());
  await run('returns', 'receive', '12', '--condition', 'damaged');
  await run('returns', 'refuse', '#12', 'It was worn.');
  expect(asked).toEqual([
    ['receiveReturn', { return: 12, condition: 'damaged' }],
    ['refuseReturn', { return: 12, answer: 'It was worn.' }],
  ]);
});
