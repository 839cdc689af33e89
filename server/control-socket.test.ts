import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { json, text } from 'node:stream/consumers';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { askRunningShop, type ControlOptions, openControlSocket } from './control-socket.ts';
import type { Finding } from './finding.ts';
import { createLog } from './log.ts';

type WriteBackup = (sink: Writable, arePicturesIn: boolean) => Promise<void>;

const answerDesk: ControlOptions['answerDesk'] = async (name, input, response) =>
  void response.end(JSON.stringify({ name, input }));

const answerStaff: ControlOptions['answerStaff'] = async (name, input, response) =>
  void response.end(JSON.stringify({ staff: name, input }));

async function* examine(): AsyncGenerator<Finding> {
  yield { state: 'ok', what: 'jobs', text: 'none was given up' };
  yield { state: 'warning', what: 'shop', text: 'there is nothing to sell' };
}

async function open(dataDir: string, writeBackup: WriteBackup, log = pino({ level: 'silent' })) {
  const control = await openControlSocket({ dataDir, log, writeBackup, answerDesk, answerStaff, examine });
  onTestFinished(() => control.close());
  return control;
}

async function ask(dataDir: string, path: string) {
  const answer = await askRunningShop(dataDir, path);
  if (!answer) throw new Error('no shop listens');
  return answer;
}

const writeShort: WriteBackup = async (sink, arePicturesIn) =>
  void sink.end(arePicturesIn ? 'with pictures' : 'without');

test.each([
  ['a short path', 'data'],
  // Longer than the limit of 108 bytes for socket paths.
  ['a long path with spaces and Arabic letters', 'بيانات المتجر '.repeat(8).trim()],
])('a shop is reachable in %s, by its owner alone, until it is closed', async (_name, name) => {
  const dataDir = join(makeTemporaryFolder(), name);
  mkdirSync(dataDir);
  expect(await askRunningShop(dataDir, '/backup')).toBeUndefined();
  // A leftover of a killed shop.
  writeFileSync(join(dataDir, 'shop.sock'), '');
  const control = await open(dataDir, writeShort);
  expect(lstatSync(join(dataDir, 'shop.sock')).mode & 0o777).toBe(0o600);
  for (const [path, answer] of [
    ['/backup', 'with pictures'],
    ['/backup?pictures=no', 'without'],
    [
      '/examine',
      '{"state":"ok","what":"jobs","text":"none was given up"}\n{"state":"warning","what":"shop","text":"there is nothing to sell"}\n',
    ],
  ] as const)
    expect(await text(await ask(dataDir, path))).toBe(answer);
  for (const path of ['/orders', '/orders/', '/orders/list/all', '/products/list'])
    expect((await ask(dataDir, path)).statusCode).toBe(404);
  await control.close();
  expect(lstatSync(join(dataDir, 'shop.sock'), { throwIfNoEntry: false })).toBeUndefined();
  expect(await askRunningShop(dataDir, '/backup')).toBeUndefined();
});

test.each([
  ['as it was sent', { number: 6901 }, { number: 6901 }],
  ['as undefined if none was sent', undefined, undefined],
])('a call of the order desk arrives with its name and its input %s', async (_how, sent, input) => {
  const dataDir = makeTemporaryFolder();
  await open(dataDir, writeShort);
  const answer = await askRunningShop(dataDir, '/orders/pack', sent);
  expect(answer && (await json(answer))).toEqual({ name: 'pack', input });
});

test('a command about the staff arrives with its name and its input', async () => {
  const dataDir = makeTemporaryFolder();
  await open(dataDir, writeShort);
  const answer = await askRunningShop(dataDir, '/staff/disable', { email: 'sara@shop.example' });
  expect(answer && (await json(answer))).toEqual({
    staff: 'disable',
    input: { email: 'sara@shop.example' },
  });
});

test('an input above the size limit is not read to its end', async () => {
  const dataDir = makeTemporaryFolder();
  await open(dataDir, writeShort);
  await expect(askRunningShop(dataDir, '/orders/pack', 'a'.repeat(5_000_000))).rejects.toThrow();
});

test('a running backup is completed when the shop stops', async () => {
  const dataDir = makeTemporaryFolder();
  const rest = Promise.withResolvers<void>();
  const control = await open(dataDir, async (sink) => {
    sink.write('half');
    await rest.promise;
    sink.end(' and half');
  });
  const answer = await ask(dataDir, '/backup');
  const closed = control.close();
  rest.resolve();
  expect(await text(answer)).toBe('half and half');
  await closed;
});

test('a failure before the first byte is reported; a later one closes the connection', async () => {
  const dataDir = makeTemporaryFolder();
  const logged: string[] = [];
  const log = createLog('warn', { write: (line) => void logged.push(line) });
  await open(
    dataDir,
    async (sink, isLate) => {
      if (isLate) await new Promise((resolve) => sink.write('half', resolve));
      throw new Error('the disk is full');
    },
    log,
  );
  const early = await ask(dataDir, '/backup?pictures=no');
  expect(early.statusCode).toBe(500);
  expect(await text(early)).toBe('the disk is full');
  const late = await ask(dataDir, '/backup');
  await expect(text(late)).rejects.toThrow('aborted');
  expect(logged.map((line) => JSON.parse(line).msg)).toEqual(Array(2).fill('a command failed'));
});

test('the shop starts without a control socket if the folder supports none, and logs this', async () => {
  const logged: string[] = [];
  const dataDir = makeTemporaryFolder();
  const log = createLog('warn', { write: (line) => void logged.push(line) });
  // A folder at the socket's path can neither be deleted as a file nor be listened on.
  mkdirSync(join(dataDir, 'shop.sock'));
  const control = await openControlSocket({
    dataDir,
    log,
    writeBackup: writeShort,
    answerDesk,
    answerStaff,
    examine,
  });
  expect(logged).toEqual([expect.stringContaining('commands can not reach the running shop')]);
  await control.close();
});
