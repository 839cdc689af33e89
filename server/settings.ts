/** The schema of each setting, with its default and the message for a wrong value. */
import * as v from 'valibot';
import { limitOrNone, wholeNumber } from './setting-types.ts';
import { shopSettings } from './shop-settings.ts';

/** Thrown when the shop can't be started; the message is for the person who starts it. */
export class StartRefused extends Error {}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const onOrOff = (fallback: 'on' | 'off') =>
  v.pipe(
    v.optional(v.picklist(['on', 'off'], 'must be on or off'), fallback),
    v.transform((value) => value === 'on'),
  );
const yesOrNo = v.picklist(['yes', 'no'], 'must be yes or no');
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
const WORKERS_TEXT = 'must be a whole number of processes from 1 to 64';
const POOL_TEXT = 'must be a whole number of connections from 2 to 200';
const HOPS_TEXT = 'must be off, true (one proxy) or the number of proxies in front of the shop (1 to 10)';
const ORIGIN_TEXT = 'must be an address of scheme and host alone, such as https://shop.example';

/** Every setting by its name in the environment. */
export const settings = v.object({
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
  DATABASE_POOL: v.optional(wholeNumber(POOL_TEXT, 2, 200), '10'),
  WORKERS: v.optional(wholeNumber(WORKERS_TEXT, 1, 64), '1'),
  API_HOST: v.optional(origin(ORIGIN_TEXT)),
  API_LANG_PARAM: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be the name of a query parameter, such as lang')),
  ),
  ARABIC_DIGITS: onOrOff('off'),
  GUEST_CART: onOrOff('off'),
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
  HOLD_MAX_PIECES: limitOrNone('must be a whole number of pieces, or off', '60'),
  HOLD_MAX_EGP: limitOrNone('must be a whole number of EGP, or off', '300000'),
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
    v.pipe(v.string(), v.regex(/^[^\r\n@]*@[^\r\n]+$/, 'must be a mail address')),
    'shop@localhost',
  ),
  ...shopSettings,
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'warn'),
  RATE_LIMIT: onOrOff('on'),
  CACHE: onOrOff('on'),
});

export type Settings = v.InferOutput<typeof settings>;
