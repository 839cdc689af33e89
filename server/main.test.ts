import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { runFailedStart } from '#tests/setup/running-shop.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { getRestartDelayMs } from './worker-processes.ts';

test('wrong settings stop the start with one sentence each, exit code 1 and no stack', () => {
  const { status, stdout, stderr } = runFailedStart({ PORT: 'many', CACHE: 'maybe' });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toEqual([
    "PORT must be a whole number from 0 to 65535, not 'many'.",
    "CACHE must be on or off, not 'maybe'.",
  ]);
});

test('a public shop does not start without its required settings, and names all missing ones', () => {
  const { status, stdout, stderr } = runFailedStart({ HOST: '0.0.0.0', DATA_DIR: '/nowhere' });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringContaining('PUBLIC_URL=https://'),
    expect.stringContaining('ALLOW_TEST_PAYMENTS=yes'),
  ]);
});

test.each(['1', '2'])('a port in use is reported in one sentence, with %s workers', async (workers) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  // With API_HOST, the shop starts without a database.
  const { status, stderr } = runFailedStart({
    HOST: '127.0.0.1',
    PORT: String(port),
    API_HOST: 'http://127.0.0.1:1',
    WORKERS: workers,
  });
  other.close();
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    `Port ${port} is in use. Stop the program that listens there, or set PORT to another one.`,
  );
});

test('an unreachable database is reported in one sentence without its password', () => {
  const { status, stderr } = runFailedStart({
    PORT: '0',
    DATA_DIR: makeTemporaryFolder(),
    DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/shop',
    TOKEN_SECRET: 's'.repeat(32),
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^The database at DATABASE_URL could not be opened: .*\.$/);
  expect(stderr).not.toContain('hunter2');
});

test('the restart delay doubles up to half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 100].map(getRestartDelayMs)).toEqual([
    0, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
