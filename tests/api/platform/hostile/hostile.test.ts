/** Random and hostile requests to the whole server over real sockets: nothing fails, and nothing changes that the sender may not change. */
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { createRateLimits, LIMITS } from '#api/platform/security/rate-limits.ts';
import { createAdmission } from '#server/admission/admission.ts';
import { createLog } from '#server/log.ts';
import { createPages } from '#server/pages.ts';
import { loadBuiltStorefront } from '#server/storefront.ts';
import { serveTestShop } from '#tests/setup/served-shop.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { readSeed } from '#tests/setup/test-settings.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { CUT, exchange, get, post, WHOLE } from './broken-http.ts';
import { readOrderStatuses } from './rows.ts';
import { attack, buyHonestly, openWorld } from './run.ts';
import { createSender } from './send.ts';
import { SECRET } from './world.ts';

// On each of the two engines.
const IS_LONG = Boolean(process.env.TEST_LONG);
const [PARTS, REQUESTS] = IS_LONG ? [4, 25_000] : [1, 500];
const LIMITED_REQUESTS = IS_LONG ? 500 : 200;
/** What the run must have been answered; of the rarer ones a short run may get none. */
const ANSWERED = [200, 201, 303, 400, 401, 404, ...(IS_LONG ? [204, 403] : [])];

/** Lines that no stranger may cause: errors, and those that hold a token or a password. */
const badLines: string[] = [];
const log = createLog('info', {
  write: (line) => {
    if (/"level":"(?:error|fatal)"|eyJ[\w-]{10}|Secret-of/.test(line)) badLines.push(line);
  },
});
afterEach(() => expect(badLines.splice(0)).toEqual([]));

const { build, assetsDir } = await loadBuiltStorefront();

/** The whole server in front of a shop, behind a proxy; returns its port, and a client. */
async function serve({ app, api, ...shop }: TestShop) {
  const { answerPage } = createPages({
    build,
    providerFor: (origin, uses = new Set()) => ({
      host: origin,
      fetch: async (url, init) => app.fetch(new Request(url, init), { origin, uses }),
    }),
    changes: api.changes,
    policy: { picturesFrom: [], connectTo: [], isDevelopment: false },
    queueRenders: createAdmission({ log, loopDelayMs: () => 0 }).queueRenders,
    log,
  });
  const visitors = { proxyHops: 1, publicUrl: 'http://shop.test' };
  const port = await serveTestShop({ app, api, ...shop }, { answerPage, assetsDir }, visitors);
  const { send, close } = createSender(port, 16);
  afterAll(close);
  return { port, send };
}

const shop = await openTestShop({ tokenSecret: SECRET, log });
const { port, send } = await serve(shop);
const world = await openWorld(shop);

/** Of all parts. */
const answered = new Set<number>();
const parts = Array.from({ length: PARTS }, (_, part) => part);

test.each(parts)(`${REQUESTS} hostile requests, %#`, { timeout: 600_000 }, async (part) => {
  // React Router warns on the console about addresses that it cannot decode; none may get that far.
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const run = { shop, send, world, seed: readSeed() + part * 100 };
  await buyHonestly(run);
  // Now: its shopper may cancel them in the attack.
  expect(await readOrderStatuses(shop.api.db)).toEqual(
    expect.arrayContaining(['placed', 'paid', 'replaced']),
  );
  const statuses = await attack(run, REQUESTS);
  for (const status of statuses.keys()) answered.add(status);
  expect([...statuses.keys()]).not.toContain(429);
  // Nothing that a client sent is printed outside our own log.
  expect(warned).not.toHaveBeenCalled();
});

test('they proved something: they got past input parsing, to the handlers', () => {
  expect([...answered]).toEqual(expect.arrayContaining(ANSWERED));
});

test(`${LIMITED_REQUESTS} more, within limits`, { timeout: 60_000 }, async () => {
  // The other shop closes it.
  const database = { ...shop.database, close: async () => {} };
  const limits = createRateLimits({ database, isOn: true });
  const limited = await openTestShop({ tokenSecret: SECRET, log, database, limits });
  const { send: sendLimited } = await serve(limited);
  const guess = () =>
    limited.post('/api/v1/auth/signin', { email: 'nobody@example.com', password: 'Wrong@123' });
  for (let guesses = 0; guesses < LIMITS.signInAccount.points; guesses++) await guess();
  expect((await guess()).status).toBe(429);
  await attack({ shop: limited, send: sendLimited, world, seed: readSeed() + 1_000 }, LIMITED_REQUESTS);
});

describe('bytes that are not quite HTTP', () => {
  async function expectNoHarm(bytes: string | Buffer, answered: string): Promise<void> {
    for (const [, status] of answered.matchAll(/HTTP\/1\.\d (\d+)/g))
      expect(Number(status)).toBeLessThan(500);
    expect(answered).not.toMatch(/node_modules|\n\s+at |root:x|"private": true/);
    expect(answered).not.toContain(process.cwd());
    // A second answer would mean that part of a body was taken for a request.
    if (bytes.includes('smuggled')) expect(answered.match(/HTTP\/1\./g)?.length ?? 0).toBeLessThan(2);
    expect(await exchange(port, get('/healthz HTTP/1.1'))).toMatch(/^HTTP\/1\.1 200 /);
  }

  test.each(WHOLE)('%s: answered', async (_name, bytes) => {
    const answered = await exchange(port, bytes);
    expect(answered).toMatch(/^HTTP\/1\.1 \d/);
    await expectNoHarm(bytes, answered);
  });

  test.each(CUT)('%s: answered or cut off', async (_name, bytes) => {
    await expectNoHarm(bytes, await exchange(port, bytes, true));
  });

  test('a card form cut short: answered or cut off', async () => {
    const { page } = await createShopSteps(shop).openNewCardPage(world.products[1] ?? '');
    const bytes = post('Transfer-Encoding: chunked', 'ff\r\nnumber=4242', page);
    await expectNoHarm(bytes, await exchange(port, bytes, true));
  });
});
