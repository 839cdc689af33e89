/** A shop of two worker processes on PostgreSQL. */
import { execFileSync } from 'node:child_process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { plain } from '#tests/setup/cart-products.ts';
import { startShop } from '#tests/setup/running-shop.ts';
import * as client from '#tests/setup/shop-client.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { createPostgresDatabase } from '#tests/setup/test-database.ts';
import { LONG_WAIT } from '#tests/setup/test-settings.ts';

/** Lists the child processes of a process. */
function listChildren(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []));
}

/** Sends a request over a new connection, which goes to the next worker; the request id identifies the worker. */
async function findWorker(url: string): Promise<string> {
  const { status, headers } = await fetch(`${url}/readyz`, { headers: { connection: 'close' } });
  expect(status).toBe(200);
  return headers.get('x-request-id')?.split(/-(?=\w+$)/)[0] ?? '';
}

/** Waits until this many workers answer. */
const waitForWorkers = (url: string, count: number) =>
  vi.waitUntil(async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => findWorker(url).catch(() => 'nobody')));
    return !asked.includes('nobody') && new Set(asked).size === count;
  }, LONG_WAIT);

test('two workers answer as one shop; a killed one is replaced; both close together', async () => {
  const shop = await startShop({
    DATA_DIR: makeTemporaryFolder(onTestFinished),
    DATABASE_URL: await createPostgresDatabase(),
    DATABASE_POOL: '4',
    WORKERS: '2',
    TOKEN_SECRET: 's'.repeat(32),
  });
  await waitForWorkers(shop.url, 2);
  const workers = listChildren(shop.pid);
  expect(workers).toHaveLength(2);

  const shopper = await client.signUp(shop.url, 'workers@example.com');
  // Sent in parallel over several connections, so that both workers answer. The cart counts the pieces of all requests.
  await Promise.all(Array.from({ length: 4 }, () => client.putIntoCart(shop.url, shopper, plain.id)));
  expect((await client.readCounts(shop.url, shopper)).get(plain.id)).toBe(4);

  const [victim] = workers;
  if (!victim) throw new Error('there is no worker');
  process.kill(victim, 'SIGKILL');
  await vi.waitUntil(() => !listChildren(shop.pid).includes(victim), LONG_WAIT);
  await waitForWorkers(shop.url, 2);
  expect(listChildren(shop.pid)).toHaveLength(2);
  expect((await client.readCounts(shop.url, shopper)).get(plain.id)).toBe(4);

  const last = listChildren(shop.pid);
  expect(await shop.stop()).toBe(0);
  for (const pid of last) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect(shop.output().match(/is open at/g)).toHaveLength(1);
  expect(shop.output().match(/"level":"error".*/g)).toEqual([
    expect.stringContaining('a worker ended and is restarted'),
  ]);
});
