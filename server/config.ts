/** The shop's settings: environment first, then `.env`; parsed once at start, every wrong value named. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { EGYPTIAN_MOBILE, normalisePhone } from '#contract/rules.ts';
import { type GatewayKeys, readGatewayKeys } from './gateway-keys.ts';
import { StartRefused } from './start-refused.ts';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const onOrOff = (fallback: 'on' | 'off') =>
  v.pipe(
    v.optional(v.picklist(['on', 'off'], 'must be on or off'), fallback),
    v.transform((value) => value === 'on'),
  );
const yesOrNo = v.picklist(['yes', 'no'], 'must be yes or no');
const wholeNumber = (text: string, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, text),
    v.transform(Number),
    v.minValue(min, text),
    v.maxValue(max, text),
  );
/** A whole number; off and 0 mean that there is no limit. */
const limitOrNone = (text: string, fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.transform((value) => (value === 'off' ? '0' : value)),
    wholeNumber(text, 0, 999_999_999),
    v.transform((value) => value || undefined),
  );
const isOrigin = (text: string) => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
};
const origin = (text: string) =>
  v.pipe(
    v.string(),
    v.check(isOrigin, text),
    v.transform((value) => new URL(value).origin),
  );
const hasScheme = (schemes: RegExp) => (text: string) => schemes.test(URL.parse(text)?.protocol ?? '');

const PAYMENTS = ['test', 'paymob', 'stripe', 'cash'] as const;
const PAYMENTS_TEXT = 'must be one or several of test, paymob, stripe and cash, separated by commas';
const PORT_TEXT = 'must be a whole number from 0 to 65535';
const HOPS_TEXT = 'must be off, true (one proxy) or the number of proxies in front of the shop (1 to 10)';
const CASH_MAX_EGP_TEXT = 'must be a whole number of EGP, or off';
const ORIGIN_TEXT = 'must be an address of scheme and host alone, such as https://shop.example';

const WHATSAPP_TEXT = 'must be a mobile number, such as 01012345678 or +201012345678';

/** The digits of a number with its country's code, as WhatsApp's links have them; an Egyptian one may lack the code. */
function toWhatsAppNumber(text: string): string {
  const number = normalisePhone(text);
  if (EGYPTIAN_MOBILE.test(number)) return `2${number}`;
  return /^(?:\+|00)[1-9]\d+$/.test(number) ? number.replace(/^(?:\+|00)/, '') : '';
}

const settings = v.object({
  PORT: v.optional(wholeNumber(PORT_TEXT, 0, 65_535), '3000'),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:%-]+$/, 'must be a host name or an address')),
    'localhost',
  ),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        hasScheme(/^postgres(?:ql)?:$/),
        'must start with postgres://, such as postgres://user:password@host/shop',
      ),
    ),
  ),
  API_HOST: v.optional(origin(ORIGIN_TEXT)),
  API_LANG_PARAM: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be the name of a query parameter, such as lang')),
  ),
  ARABIC_DIGITS: onOrOff('off'),
  PUBLIC_URL: v.optional(origin(ORIGIN_TEXT)),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => ({ off: '0', false: '0', on: '1', true: '1' })[value] ?? value),
      wholeNumber(HOPS_TEXT, 0, 10),
    ),
    'off',
  ),
  RETURN_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
      v.array(origin('must be addresses of scheme and host alone, separated by commas')),
    ),
    '',
  ),
  CASH_MAX_EGP: limitOrNone(CASH_MAX_EGP_TEXT, '20000'),
  CASH_MAX_OPEN: limitOrNone('must be a whole number of orders, or off', '5'),
  ORDERS_WITHOUT_TOKEN: onOrOff('off'),
  TOKEN_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  PAYMENTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => [...new Set(value.split(/[\s,]+/).filter(Boolean))]),
      v.array(v.picklist(PAYMENTS, PAYMENTS_TEXT)),
      v.minLength(1, PAYMENTS_TEXT),
    ),
    'test,cash',
  ),
  RESERVE_MINUTES: v.pipe(
    v.optional(v.string(), '15'),
    v.transform((value) => (value === 'off' ? '0' : value)),
    wholeNumber('must be a whole number of minutes up to 1440, or off', 0, 1440),
  ),
  ALLOW_TEST_PAYMENTS: v.optional(yesOrNo, 'no'),
  DEMO_CATALOGUE: v.optional(yesOrNo),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        hasScheme(/^smtps?:$/),
        'must start with smtp:// or smtps://, such as smtps://user:password@mail.example',
      ),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^[^\r\n]*@[^\r\n]+$/, 'must be a mail address')),
    'My Store <shop@localhost>',
  ),
  SUPPORT_WHATSAPP: v.optional(
    v.pipe(v.string(), v.transform(toWhatsAppNumber), v.regex(/^[1-9]\d{7,14}$/, WHATSAPP_TEXT)),
  ),
  LOG_LEVEL: v.optional(v.picklist(LEVELS, `must be one of ${LEVELS.join(', ')}`), 'warn'),
  RATE_LIMIT: onOrOff('on'),
  CACHE: onOrOff('on'),
});

type Settings = v.InferOutput<typeof settings>;

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  apiHost: string | undefined;
  /** How the provider is asked for Arabic texts; another one is only asked in a way it is known to understand. */
  langParam: string | undefined;
  isArabicDigitsOn: boolean;
  publicUrl: string | undefined;
  /** Proxies in front of the shop whose forwarding headers are believed. */
  proxyHops: number;
  returnOrigins: string[];
  /** The most that one cash order may cost; undefined is no limit. */
  cashMaxEgp: number | undefined;
  /** The most unfinished cash orders of an account, and to a phone number; undefined is no limit. */
  cashMaxOpen: number | undefined;
  isOrdersWithoutTokenOn: boolean;
  tokenSecret: string | undefined;
  /** Ways to pay, in the order in which shoppers see them. */
  payments: Settings['PAYMENTS'];
  /** The keys of each gateway that the shop has an account at, offered or not. */
  gatewayKeys: GatewayKeys;
  /** How long a payment at a gateway holds its pieces; 0 holds none. */
  reserveMinutes: number;
  /** Whether strangers may meet a payment method that takes no money. */
  isTestPaymentAllowed: boolean;
  /** Whether an empty shop is filled with the demo catalogue; undefined leaves it to who can reach the shop. */
  isDemoCatalogueWanted: boolean | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where shoppers ask for help: digits with the country's code. */
  supportWhatsApp: string | undefined;
  logLevel: Settings['LOG_LEVEL'];
  isRateLimitOn: boolean;
  isCacheOn: boolean;
}

/** The environment completed by the `.env` file; the environment wins. */
export function readEnvironment(file = '.env'): Record<string, string | undefined> {
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...process.env };
}

/** Parses the settings; refuses wrong ones with one sentence each. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // `NAME=` in a file means "not set", as everywhere.
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
      // A secret is not repeated, and an address may hold one.
      const shown = /SECRET|_URL/.test(name) ? '' : `, not '${given[name]}'`;
      return `${name} ${issue.message}${shown}.`;
    });
    throw new StartRefused([...new Set(problems)].join('\n'));
  }
  const known = parsed.output;
  return {
    port: known.PORT,
    host: known.HOST,
    dataDir: known.DATA_DIR,
    databaseUrl: known.DATABASE_URL,
    apiHost: known.API_HOST,
    langParam: known.API_HOST ? known.API_LANG_PARAM : 'lang',
    isArabicDigitsOn: known.ARABIC_DIGITS,
    publicUrl: known.PUBLIC_URL,
    proxyHops: known.TRUST_PROXY,
    returnOrigins: known.RETURN_ORIGINS,
    cashMaxEgp: known.CASH_MAX_EGP,
    cashMaxOpen: known.CASH_MAX_OPEN,
    isOrdersWithoutTokenOn: known.ORDERS_WITHOUT_TOKEN,
    tokenSecret: known.TOKEN_SECRET,
    payments: known.PAYMENTS,
    gatewayKeys: readGatewayKeys(known.PAYMENTS, environment),
    reserveMinutes: known.RESERVE_MINUTES,
    isTestPaymentAllowed: known.ALLOW_TEST_PAYMENTS === 'yes',
    isDemoCatalogueWanted: known.DEMO_CATALOGUE === undefined ? undefined : known.DEMO_CATALOGUE === 'yes',
    smtpUrl: known.SMTP_URL,
    mailFrom: known.MAIL_FROM,
    supportWhatsApp: known.SUPPORT_WHATSAPP,
    logLevel: known.LOG_LEVEL,
    isRateLimitOn: known.RATE_LIMIT,
    isCacheOn: known.CACHE,
  };
}

export const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host);

/** Settings that are allowed but seldom meant, as warnings at start. */
export function listWarnings(config: Config): string[] {
  const warnings: string[] = [];
  if (!isLoopback(config.host)) {
    if (!config.isRateLimitOn) warnings.push('RATE_LIMIT is off: anybody may guess passwords without limit.');
    if (!config.isCacheOn) warnings.push('CACHE is off: every request is answered from the database.');
  }
  if (config.proxyHops > 0 && !config.publicUrl) {
    warnings.push(
      'PUBLIC_URL is not set: behind a proxy, the Host header decides where shoppers return to after payment.',
    );
  }
  if (!config.apiHost && !config.payments.includes('cash')) {
    warnings.push('PAYMENTS does not have cash: nobody can pay on delivery.');
  }
  if (!config.apiHost && config.smtpUrl && !config.publicUrl) {
    warnings.push('PUBLIC_URL is not set: letters that are sent lead to an address of this machine alone.');
  }
  if (config.databaseUrl && !config.tokenSecret && !config.apiHost) {
    warnings.push(
      'TOKEN_SECRET is not set: with several servers on one database, shoppers would be signed out from server to server.',
    );
  }
  if (config.isOrdersWithoutTokenOn && !config.apiHost) {
    warnings.push(
      "ORDERS_WITHOUT_TOKEN is on: whoever knows a shopper's id can see what they ordered, without name, phone and address. Reviews told the ids of their authors as long as it was off.",
    );
  }
  return warnings;
}
