/** What a shop needs before it opens where strangers can reach it. */
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';
import { StartRefused } from './start-refused.ts';

/** From the project's folder, which programs run in. */
export const DEMO_CATALOGUE = 'catalog/catalog.json';

export interface Opening {
  /** Whether every page says that nothing is really sold. */
  isTestShop: boolean;
  /** Whether an empty shop is filled with the demo catalogue. */
  isDemoCatalogueWanted: boolean;
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const isLoopback = (address: string) => LOOPBACK.check(address, familyOf(address));

/** The addresses behind a host; none where nobody knows it. */
async function resolveHost(host: string): Promise<string[]> {
  const [plain = ''] = host.replace(/^\[|\]$/g, '').split('%');
  if (isIP(plain)) return [plain];
  const found = await lookup(plain, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}

/** Whether nobody but this machine can reach a host. A name that is not known yet may become anything. */
async function isLocal(host: string): Promise<boolean> {
  const addresses = await resolveHost(host);
  return addresses.length > 0 && addresses.every(isLoopback);
}

/** Whether shoppers are told an address that leads here from elsewhere: through a proxy in front of this machine. */
function isBehindProxy({ publicUrl }: Config): boolean {
  if (publicUrl === undefined) return false;
  const host = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '');
  // No other name is looked up: this machine may know its own public one as an address of loopback.
  return host !== 'localhost' && !(isIP(host) && isLoopback(host));
}

/** Whether the provider's address is the shop's own: each page would ask the shop for itself. */
async function isOwnAddress({ apiHost, publicUrl, port }: Config): Promise<boolean> {
  if (apiHost === undefined) return false;
  if (apiHost === publicUrl) return true;
  const { protocol, hostname, port: written } = new URL(apiHost);
  const providerPort = Number(written || (protocol === 'https:' ? 443 : 80));
  if (port === 0 || providerPort !== port) return false;
  const ours = Object.values(networkInterfaces()).flatMap((cards) => cards?.map(({ address }) => address));
  const addresses = await resolveHost(hostname);
  return addresses.some((address) => isLoopback(address) || ours.includes(address));
}

/** Decides how the shop opens; refuses with one sentence for each line that is still to be set. */
export async function planOpening(config: Config): Promise<Opening> {
  const isOwn = config.apiHost === undefined;
  const isOpenToStrangers = !(await isLocal(config.host));
  const isTest = isOwn && config.gatewayKeys.areTest;
  const refusals: string[] = [];
  if (await isOwnAddress(config)) {
    refusals.push('API_HOST is the address of this shop itself: set it to the other provider, or remove it.');
  }
  if (isOpenToStrangers && config.publicUrl === undefined) {
    refusals.push(
      'PUBLIC_URL is not set, and strangers can reach the shop by HOST: set the address that shoppers see, such as PUBLIC_URL=https://shop.example.',
    );
  }
  if (isOpenToStrangers && isTest && !config.isTestPaymentAllowed) {
    refusals.push(
      'PAYMENTS takes no money from strangers: set ALLOW_TEST_PAYMENTS=yes for a shop whose every page says that nothing is really sold.',
    );
  }
  const takesMoney = isOwn && !isTest && config.payments.some((name) => name !== 'cash');
  if (takesMoney && !isOpenToStrangers && config.publicUrl === undefined) {
    refusals.push(
      'PUBLIC_URL is not set, and PAYMENTS takes real money: gateways send their notifications there, such as PUBLIC_URL=https://shop.example.',
    );
  }
  if (refusals.length > 0) throw new StartRefused(refusals.join('\n'));
  return {
    // A proxy's rules are not known here: what it lets in is not refused, only told the truth.
    isTestShop: isTest && (isOpenToStrangers || config.isTestPaymentAllowed || isBehindProxy(config)),
    isDemoCatalogueWanted: config.isDemoCatalogueWanted ?? !isOpenToStrangers,
  };
}
