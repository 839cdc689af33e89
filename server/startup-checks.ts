/** Checks at start that a public shop is safely configured. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isLoopback } from '#api/platform/http/loopback.ts';
import type { Config } from './config.ts';
import { StartRefused } from './settings.ts';

/** The demo catalogue's file, relative to the project's folder, which is the working directory. */
export const DEMO_CATALOGUE = 'catalog/catalog.json';
export const DEMO_REVIEWS = 'catalog/reviews.json';

export interface StartupDecisions {
  /** Whether every page says that this is a test shop. */
  isTestShop: boolean;
  /** Whether an empty shop gets the demo catalogue. */
  isDemoCatalogueWanted: boolean;
}

/** The IP addresses of a host; none if it can't be resolved. */
async function resolveHost(host: string): Promise<string[]> {
  const [plain = ''] = host.replace(/^\[|\]$/g, '').split('%');
  if (isIP(plain)) return [plain];
  const found = await lookup(plain, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}

/** Whether only this machine can reach a host. A name that can't be resolved yet counts as public. */
async function isLocal(host: string): Promise<boolean> {
  const addresses = await resolveHost(host);
  return addresses.length > 0 && addresses.every(isLoopback);
}

/** Whether PUBLIC_URL implies a proxy in front of this machine. */
function isBehindProxy({ publicUrl }: Config): boolean {
  if (publicUrl === undefined) return false;
  // Names are not resolved: /etc/hosts may map the machine's own public name to a loopback address.
  return !isLoopback(new URL(publicUrl).hostname);
}

/** Whether API_HOST is the shop itself. Rendering a page would then call the shop again, endlessly. */
async function isOwnAddress({ apiHost, publicUrl, port }: Config): Promise<boolean> {
  if (apiHost === undefined) return false;
  if (apiHost === publicUrl) return true;
  const { protocol, hostname, port: written } = new URL(apiHost);
  const providerPort = Number(written || (protocol === 'https:' ? 443 : 80));
  if (port === 0 || providerPort !== port) return false;
  const ours = Object.values(networkInterfaces()).flatMap((addresses) =>
    addresses?.map(({ address }) => address),
  );
  const addresses = await resolveHost(hostname);
  return addresses.some((address) => isLoopback(address) || ours.includes(address));
}

/** Runs the checks; throws StartRefused with one sentence per setting that is missing or wrong. */
export async function runStartupChecks(config: Config): Promise<StartupDecisions> {
  const isOwn = config.apiHost === undefined;
  const isPublic = !(await isLocal(config.host));
  const isTest = isOwn && config.gatewayKeys.areTest;
  const refusals: string[] = [];
  if (await isOwnAddress(config)) {
    refusals.push('API_HOST is the address of this shop itself: set it to the other provider, or remove it.');
  }
  if (isPublic && config.publicUrl === undefined) {
    refusals.push(
      'PUBLIC_URL is not set, and HOST makes the shop public: set the address that shoppers see, such as PUBLIC_URL=https://shop.example.',
    );
  }
  if (isPublic && isTest && !config.isTestPaymentAllowed) {
    refusals.push(
      'PAYMENTS takes no money, and the shop is public: set ALLOW_TEST_PAYMENTS=yes for a test shop, whose every page says that nothing is really sold.',
    );
  }
  const takesCards = isOwn && !isTest && config.payments.some((name) => name !== 'cash');
  if (takesCards && !isPublic && config.publicUrl === undefined) {
    refusals.push(
      'PUBLIC_URL is not set, and PAYMENTS takes real money: gateways send their notifications there, such as PUBLIC_URL=https://shop.example.',
    );
  }
  if (refusals.length > 0) throw new StartRefused(refusals.join('\n'));
  return {
    // A shop behind a proxy is not necessarily public, so it is not refused, only marked as a test shop.
    isTestShop: isTest && (isPublic || config.isTestPaymentAllowed || isBehindProxy(config)),
    isDemoCatalogueWanted: config.isDemoCatalogueWanted ?? !isPublic,
  };
}
