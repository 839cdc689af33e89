import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { planOpening } from './opening.ts';
import { StartRefused } from './start-refused.ts';

const PUBLIC = { HOST: '0.0.0.0', PUBLIC_URL: 'https://shop.example' };
const REMOTE = { API_HOST: 'https://provider.example' };

const plan = async (environment: Record<string, string>) => planOpening(readConfig(environment));

/** The first word of each sentence, which is the setting that it is about. */
async function refusedFor(environment: Record<string, string>): Promise<string[]> {
  try {
    await plan(environment);
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    return error.message.split('\n').map((sentence) => {
      expect(sentence).toMatch(/^[A-Z_]+ .*\.$/);
      return sentence.split(' ')[0] ?? '';
    });
  }
  return [];
}

describe('where nobody but this machine comes in', () => {
  test.each(['localhost', '127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])(
    '%s needs nothing',
    async (HOST) => {
      expect(await plan({ HOST })).toEqual({ isTestShop: false, isDemoCatalogueWanted: true });
    },
  );

  test('pages may say that nothing is sold, and the shop may stay empty, for those who ask for it', async () => {
    const asked = { ALLOW_TEST_PAYMENTS: 'yes', DEMO_CATALOGUE: 'no' };
    expect(await plan(asked)).toEqual({ isTestShop: true, isDemoCatalogueWanted: false });
  });

  test('an address of this machine that strangers are told is no other', async () => {
    for (const PUBLIC_URL of ['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:3000'])
      expect(await plan({ PUBLIC_URL })).toMatchObject({ isTestShop: false });
  });
});

describe('where strangers come in', () => {
  // A name that nobody knows may become anything by the time we listen.
  test.each(['0.0.0.0', '::', '0', '192.168.1.7', '2001:db8::1', '::ffff:10.0.0.1', 'shop.invalid'])(
    '%s is refused with a sentence for each line to set',
    async (HOST) => {
      expect(await refusedFor({ HOST })).toEqual(['PUBLIC_URL', 'PAYMENTS']);
    },
  );

  test('each sentence has the line in it', async () => {
    await expect(plan({ HOST: '0.0.0.0' })).rejects.toThrow(
      /PUBLIC_URL=https:\/\/shop\.example\.\n.*ALLOW_TEST_PAYMENTS=yes/,
    );
  });

  test('through a proxy in front of loopback, nothing is refused, but pages say that nothing is sold', async () => {
    expect(await plan({ PUBLIC_URL: 'https://shop.invalid' })).toEqual({
      isTestShop: true,
      isDemoCatalogueWanted: true,
    });
    expect(await plan({ TRUST_PROXY: '1' })).toMatchObject({ isTestShop: false });
    // A name that this machine alone knows as loopback, as Debian knows its own.
    expect(await plan({ PUBLIC_URL: 'https://ip6-loopback' })).toMatchObject({ isTestShop: true });
  });

  test('a test payment that is allowed is said on every page, and no demo catalogue is loaded', async () => {
    const allowed = { ...PUBLIC, ALLOW_TEST_PAYMENTS: 'yes' };
    expect(await plan(allowed)).toEqual({ isTestShop: true, isDemoCatalogueWanted: false });
    expect(await plan({ ...allowed, DEMO_CATALOGUE: 'yes' })).toMatchObject({ isDemoCatalogueWanted: true });
  });

  test("with another provider, payments are that provider's business", async () => {
    expect(await refusedFor({ HOST: '0.0.0.0', ...REMOTE })).toEqual(['PUBLIC_URL']);
    expect(await plan({ ...PUBLIC, ...REMOTE })).toMatchObject({ isTestShop: false });
  });
});

describe('API_HOST', () => {
  const [ours] = Object.values(networkInterfaces()).flatMap(
    (cards) => cards?.map(({ address }) => address) ?? [],
  );
  const hosts = ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'];
  if (ours) hosts.push(`http://${ours.includes(':') ? `[${ours}]` : ours}:3000`);

  test.each(hosts)('%s is the shop itself', async (API_HOST) => {
    expect(await refusedFor({ API_HOST })).toEqual(['API_HOST']);
    expect(await refusedFor({ API_HOST, PORT: '3001' })).toEqual([]);
  });

  test('is not the address that shoppers see', async () => {
    const { PUBLIC_URL } = PUBLIC;
    expect(await refusedFor({ ...PUBLIC, API_HOST: PUBLIC_URL })).toEqual(['API_HOST']);
  });
});
