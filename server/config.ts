/**
 * The shop's settings, from the environment and `.env`. They are parsed once, at the start. If any values are wrong,
 * the shop prints all of them and does not start.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { isLoopback } from '#api/platform/http/loopback.ts';
import type { ShopSettings } from '#contract/settings/groups.ts';
import { type GatewayKeys, readGatewayKeys } from './gateway-keys.ts';
import { type Settings, StartRefused, settings } from './settings.ts';
import { toShopSettings } from './shop-settings.ts';

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Connections to PostgreSQL that each process may open. */
  databasePool: number;
  /** Worker processes that share the port. */
  workers: number;
  apiHost: string | undefined;
  /** The provider's query parameter for Arabic texts; undefined for a remote provider without API_LANG_PARAM. */
  langParam: string | undefined;
  isArabicDigitsOn: boolean;
  /** Whether visitors have a cart before they sign in. */
  isGuestCartOn: boolean;
  publicUrl: string | undefined;
  /** Number of trusted proxies in front of the shop. */
  proxyHops: number;
  returnOrigins: string[];
  /**
   * Limits on the stock that unpaid orders hold, per account and per phone number, in pieces and EGP; undefined means
   * no limit.
   */
  holdMaxPieces: number | undefined;
  holdMaxEgp: number | undefined;
  isOrdersWithoutTokenOn: boolean;
  tokenSecret: string | undefined;
  /** Ways to pay, in the order in which shoppers see them. */
  payments: Settings['PAYMENTS'];
  /** Keys of every gateway that the shop has an account with, whether shoppers can choose it or not. */
  gatewayKeys: GatewayKeys;
  /** How long a payment at a gateway holds the ordered pieces; with 0, it holds none. */
  reserveMinutes: number;
  /** Whether a public shop may offer test payment methods, which take no money. */
  isTestPaymentAllowed: boolean;
  /** Whether an empty shop gets the demo catalogue; if undefined, only if HOST is an address of this machine alone. */
  isDemoCatalogueWanted: boolean | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /**
   * Initial values of the settings that the staff can change at the counter: who runs the shop, how shoppers reach
   * it, limits on cash orders.
   */
  shop: ShopSettings;
  logLevel: Settings['LOG_LEVEL'];
  isRateLimitOn: boolean;
  isCacheOn: boolean;
}

/** The environment completed by the `.env` file; the environment wins. */
export function readEnvironment(file = '.env'): Record<string, string | undefined> {
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...process.env };
}

/** Parses the settings; throws StartRefused with one sentence per wrong value. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // `NAME=` means "not set".
  const given = Object.fromEntries(
    Object.keys(settings.entries).flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = v.safeParse(settings, given);
  if (!parsed.success) {
    const problems = parsed.issues.map((issue) => {
      const name = String(issue.path?.[0]?.key);
      // Secrets are not repeated; a URL may contain one.
      const shown = /SECRET|_URL/.test(name) ? '' : `, not '${given[name]}'`;
      return `${name} ${issue.message}${shown}.`;
    });
    throw new StartRefused([...new Set(problems)].join('\n'));
  }
  const known = parsed.output;
  if (known.WORKERS > 1 && !known.DATABASE_URL && !known.API_HOST) {
    throw new StartRefused(
      `WORKERS=${known.WORKERS} needs PostgreSQL: set DATABASE_URL, or WORKERS=1. The embedded database belongs to one process.`,
    );
  }
  if (known.GUEST_CART && known.API_HOST) {
    throw new StartRefused(
      'GUEST_CART=on needs our own provider: leave out API_HOST, or set GUEST_CART=off. Carts of another provider begin with the login.',
    );
  }
  return {
    port: known.PORT,
    host: known.HOST,
    dataDir: known.DATA_DIR,
    databaseUrl: known.DATABASE_URL,
    databasePool: known.DATABASE_POOL,
    workers: known.WORKERS,
    apiHost: known.API_HOST,
    langParam: known.API_HOST ? known.API_LANG_PARAM : 'lang',
    isArabicDigitsOn: known.ARABIC_DIGITS,
    isGuestCartOn: known.GUEST_CART,
    publicUrl: known.PUBLIC_URL,
    proxyHops: known.TRUST_PROXY,
    returnOrigins: known.RETURN_ORIGINS,
    holdMaxPieces: known.HOLD_MAX_PIECES,
    holdMaxEgp: known.HOLD_MAX_EGP,
    isOrdersWithoutTokenOn: known.ORDERS_WITHOUT_TOKEN,
    tokenSecret: known.TOKEN_SECRET,
    payments: known.PAYMENTS,
    gatewayKeys: readGatewayKeys(known.PAYMENTS, environment),
    reserveMinutes: known.RESERVE_MINUTES,
    isTestPaymentAllowed: known.ALLOW_TEST_PAYMENTS === 'yes',
    isDemoCatalogueWanted: known.DEMO_CATALOGUE === undefined ? undefined : known.DEMO_CATALOGUE === 'yes',
    smtpUrl: known.SMTP_URL,
    mailFrom: known.MAIL_FROM,
    shop: toShopSettings(known),
    logLevel: known.LOG_LEVEL,
    isRateLimitOn: known.RATE_LIMIT,
    isCacheOn: known.CACHE,
  };
}

/** Whether other machines can reach the shop. */
export const isReachableByStrangers = ({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>) =>
  !isLoopback(host) || publicUrl !== undefined;

/** Warnings for settings that are allowed but rarely intended. */
export function listWarnings(config: Config): string[] {
  const warnings: string[] = [];
  if (!isLoopback(config.host)) {
    if (!config.isRateLimitOn) warnings.push('RATE_LIMIT is off: anybody can guess passwords without limit.');
    if (!config.isCacheOn) warnings.push('CACHE is off: every request is answered from the database.');
  }
  if (config.proxyHops > 0 && !config.publicUrl) {
    warnings.push(
      'PUBLIC_URL is not set: behind a proxy, the Host header decides where shoppers return to after payment.',
    );
  }
  if (!config.apiHost && !config.payments.includes('cash')) {
    warnings.push('PAYMENTS does not include cash: nobody can pay on delivery.');
  }
  if (!config.apiHost && config.smtpUrl && !config.publicUrl) {
    warnings.push(
      'PUBLIC_URL is not set: links in emails lead to an address that only this machine can reach.',
    );
  }
  if (config.databaseUrl && !config.tokenSecret && !config.apiHost) {
    warnings.push(
      'TOKEN_SECRET is not set: with several servers on one database, shoppers would be signed out from server to server.',
    );
  }
  if (config.isOrdersWithoutTokenOn && !config.apiHost) {
    warnings.push(
      "ORDERS_WITHOUT_TOKEN is on: anybody who knows a shopper's id can see what they ordered, without name, phone and address. Reviews published their authors' ids while it was off.",
    );
  }
  return warnings;
}

/** The origin of the links in emails and commands: PUBLIC_URL, or else the loopback address of a shop that listens
 *  there; otherwise undefined. */
export function findOrigin({ publicUrl, host, port }: Config): string | undefined {
  if (publicUrl || !isLoopback(host)) return publicUrl;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
