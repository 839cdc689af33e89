import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartRefused } from './settings.ts';
import { runStartupChecks } from './startup-checks.ts';

const PUBLIC_SETTINGS = { HOST: '0.0.0.0', PUBLIC_URL: 'https://shop.example' };
const REMOTE_SETTINGS = { API_HOST: 'https://provider.example' };

const plan = async (environment: Record<string, string>) => runStartupChecks(readConfig(environment));

/** Returns the first word of each sentence, which is the setting's name. */
async function listRefused(environment: Record<string, string>): Promise<string[]> {
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

describe('a shop on loopback', () => {
  test.each(['localhost', '127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])(
    '%s needs no other settings',
    async (HOST) => {
      expect(await plan({ HOST })).toEqual({ isTestShop: false, isDemoCatalogueWanted: true });
    },
  );

  test('can be a test shop, and can stay empty', async () => {
    const asked = { ALLOW_TEST_PAYMENTS: 'yes', DEMO_CATALOGUE: 'no' };
    expect(await plan(asked)).toEqual({ isTestShop: true, isDemoCatalogueWanted: false });
  });

  test('PUBLIC_URL on loopback does not make it public', async () => {
    for (const PUBLIC_URL of ['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:3000'])
      expect(await plan({ PUBLIC_URL })).toMatchObject({ isTestShop: false });
  });
});

describe('a public shop', () => {
  // The last host is a name that can't be resolved now, but may resolve to any address later.
  test.each(['0.0.0.0', '::', '0', '192.168.1.7', '2001:db8::1', '::ffff:10.0.0.1', 'shop.invalid'])(
    '%s is refused with a sentence for each line to set',
    async (HOST) => {
      expect(await listRefused({ HOST })).toEqual(['PUBLIC_URL', 'PAYMENTS']);
    },
  );

  test('each sentence contains the line to set', async () => {
    await expect(plan({ HOST: '0.0.0.0' })).rejects.toThrow(
      /PUBLIC_URL=https:\/\/shop\.example\.\n.*ALLOW_TEST_PAYMENTS=yes/,
    );
  });

  test('a shop behind a proxy is not refused, but is marked as a test shop', async () => {
    expect(await plan({ PUBLIC_URL: 'https://shop.invalid' })).toEqual({
      isTestShop: true,
      isDemoCatalogueWanted: true,
    });
    expect(await plan({ TRUST_PROXY: '1' })).toMatchObject({ isTestShop: false });
    // A name that /etc/hosts maps to loopback, as Debian does for the host's own name.
    expect(await plan({ PUBLIC_URL: 'https://ip6-loopback' })).toMatchObject({ isTestShop: true });
  });

  test('if test payments are allowed, it is a test shop without the demo catalogue', async () => {
    const allowed = { ...PUBLIC_SETTINGS, ALLOW_TEST_PAYMENTS: 'yes' };
    expect(await plan(allowed)).toEqual({ isTestShop: true, isDemoCatalogueWanted: false });
    expect(await plan({ ...allowed, DEMO_CATALOGUE: 'yes' })).toMatchObject({ isDemoCatalogueWanted: true });
  });

  test('with a remote provider, payments are not checked', async () => {
    expect(await listRefused({ HOST: '0.0.0.0', ...REMOTE_SETTINGS })).toEqual(['PUBLIC_URL']);
    expect(await plan({ ...PUBLIC_SETTINGS, ...REMOTE_SETTINGS })).toMatchObject({ isTestShop: false });
  });
});

describe('API_HOST', () => {
  const [ours] = Object.values(networkInterfaces()).flatMap(
    (cards) => cards?.map(({ address }) => address) ?? [],
  );
  const hosts = ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'];
  if (ours) hosts.push(`http://${ours.includes(':') ? `[${ours}]` : ours}:3000`);

  test.each(hosts)('%s is refused as the shop itself', async (API_HOST) => {
    expect(await listRefused({ API_HOST })).toEqual(['API_HOST']);
    expect(await listRefused({ API_HOST, PORT: '3001' })).toEqual([]);
  });

  test('may not be PUBLIC_URL', async () => {
    const { PUBLIC_URL } = PUBLIC_SETTINGS;
    expect(await listRefused({ ...PUBLIC_SETTINGS, API_HOST: PUBLIC_URL })).toEqual(['API_HOST']);
  });
});
