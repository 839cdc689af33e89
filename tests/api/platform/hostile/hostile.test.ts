/**
 * Random hostile requests to the whole server over real sockets: no 5xx, and no change that the sender may not make.
 */
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
import { COMPLETE_REQUESTS, exchange, TRUNCATED_REQUESTS, writeGet, writePost } from './broken-http.ts';
import { readOrderStatuses } from './rows.ts';
import { attack, openWorld, placeHonestOrders } from './run.ts';
import { createSender } from './send.ts';
import { TOKEN_SECRET } from './world.ts';

const IS_LONG = Boolean(process.env.TEST_LONG);
// Per engine: the number of shops that are attacked, and of requests to each.
const [PARTS, REQUESTS] = IS_LONG ? [4, 25_000] : [1, 500];
const LIMITED_REQUESTS = IS_LONG ? 500 : 200;
/** Statuses that the run must have received; a short run may miss the rarer ones. */
const EXPECTED_STATUSES = [200, 201, 303, 400, 401, 404, ...(IS_LONG ? [204, 403] : [])];

/** Log lines that no request may cause: errors, and lines with a token or password. */
const badLines: string[] = [];
const log = createLog('info', {
  write: (line) => {
    if (/"level":"(?:error|fatal)"|eyJ[\w-]{10}|Secret-of/.test(line)) badLines.push(line);
  },
});
afterEach(() => expect(badLines.splice(0)).toEqual([]));

const { build, assetsDir } = await loadBuiltStorefront();

/** Starts the whole server for a shop, configured for a proxy in front of it; returns its port and a client. */
async function serve({ app, api, ...shop }: TestShop) {
  const { answerPage } = createPages({
    build,
    providerFor: (origin, uses = new Set()) => ({
      host: origin,
      fetch: async (url, init) => app.fetch(new Request(url, init), { origin, uses }),
    }),
    readSettings: api.shopSettings.read,
    changes: api.changes,
    policy: { picturesFrom: [], connectTo: [], isDevelopment: false },
    queueRenders: createAdmission({ log, loopDelayMs: () => 0 }).queueRenders,
    log,
  });
  const visitorSettings = { proxyHops: 1, publicUrl: 'http://shop.test' };
  const port = await serveTestShop({ app, api, ...shop }, { answerPage, assetsDir }, visitorSettings);
  const { send, close } = createSender(port, 16);
  afterAll(close);
  return { port, send };
}

async function openTarget() {
  const shop = await openTestShop({ tokenSecret: TOKEN_SECRET, log });
  return { shop, ...(await serve(shop)), world: await openWorld(shop) };
}

/** Each part attacks a shop of its own, because every round compares all rows that earlier rounds left. */
const targets = [await openTarget()];
while (targets.length < PARTS) targets.push(await openTarget());
const { shop, port, world } = targets[0] as (typeof targets)[number];

/** The HTTP statuses that the requests of all parts received. */
const receivedStatuses = new Set<number>();

test.each([...targets.entries()])(
  `${REQUESTS} hostile requests, %#`,
  { timeout: 600_000 },
  async (part, target) => {
    // React Router warns on the console about URLs that it cannot decode; such URLs must not reach it.
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const run = { ...target, seed: readSeed() + part * 100 };
    await placeHonestOrders(run);
    // Checked before the attack, which may cancel these orders.
    expect(await readOrderStatuses(target.shop.api.db)).toEqual(
      expect.arrayContaining(['placed', 'paid', 'replaced']),
    );
    const statuses = await attack(run, REQUESTS);
    for (const status of statuses.keys()) receivedStatuses.add(status);
    expect([...statuses.keys()]).not.toContain(429);
    // Nothing is printed outside the shop's log.
    expect(warned).not.toHaveBeenCalled();
  },
);

test('the hostile requests reached the handlers, beyond input parsing', () => {
  expect([...receivedStatuses]).toEqual(expect.arrayContaining(EXPECTED_STATUSES));
});

test(`${LIMITED_REQUESTS} more hostile requests, with rate limits`, { timeout: 60_000 }, async () => {
  // The first shop closes the database that both use.
  const database = { ...shop.database, close: async () => {} };
  const limits = createRateLimits({ database, isOn: true });
  const limited = await openTestShop({ tokenSecret: TOKEN_SECRET, log, database, limits });
  const { send: sendLimited } = await serve(limited);
  const guess = () =>
    limited.post('/api/v1/auth/signin', { email: 'nobody@example.com', password: 'Wrong@123' });
  for (let guesses = 0; guesses < LIMITS.signInAccount.points; guesses++) await guess();
  expect((await guess()).status).toBe(429);
  await attack({ shop: limited, send: sendLimited, world, seed: readSeed() + 1_000 }, LIMITED_REQUESTS);
});

describe('malformed HTTP', () => {
  async function expectNoHarm(bytes: string | Buffer, answered: string): Promise<void> {
    for (const [, status] of answered.matchAll(/HTTP\/1\.\d (\d+)/g))
      expect(Number(status)).toBeLessThan(500);
    expect(answered).not.toMatch(/node_modules|\n\s+at |root:x|"private": true/);
    expect(answered).not.toContain(process.cwd());
    // A second answer would mean that part of a body was parsed as a request.
    if (bytes.includes('smuggled')) expect(answered.match(/HTTP\/1\./g)?.length ?? 0).toBeLessThan(2);
    expect(await exchange(port, writeGet('/healthz HTTP/1.1'))).toMatch(/^HTTP\/1\.1 200 /);
  }

  test.each(COMPLETE_REQUESTS)('%s is answered', async (_name, bytes) => {
    const answered = await exchange(port, bytes);
    expect(answered).toMatch(/^HTTP\/1\.1 \d/);
    await expectNoHarm(bytes, answered);
  });

  test.each(TRUNCATED_REQUESTS)('%s is answered or disconnected', async (_name, bytes) => {
    await expectNoHarm(bytes, await exchange(port, bytes, true));
  });

  test('a truncated card form is answered or disconnected', async () => {
    const { page } = await createShopSteps(shop).openNewCardPage(world.products[1] ?? '');
    const bytes = writePost('Transfer-Encoding: chunked', 'ff\r\nnumber=4242', page);
    await expectNoHarm(bytes, await exchange(port, bytes, true));
  });
});
