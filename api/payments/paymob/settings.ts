/** Parses Paymob's settings. Error messages contain no secrets. */
import * as v from 'valibot';
import { isLoopback } from '#api/platform/http/loopback.ts';
import { PAYMOB_URL, type PaymobKeys } from './gateway.ts';

const MISSING_TEXT = 'is missing';
const secret = v.pipe(v.string(MISSING_TEXT), v.regex(/^\S+$/, 'must be one word'));
const keyOf = (kind: 'sk' | 'pk') =>
  v.pipe(
    secret,
    v.regex(
      new RegExp(`^egy_${kind}_(?:test|live)_.`),
      `must start with egy_${kind}_test_ or egy_${kind}_live_`,
    ),
  );

/** Requests contain keys, so only this machine itself may be called without https. */
function isSafeOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (!url || `${url.origin}/` !== url.href) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

const settings = v.object({
  PAYMOB_SECRET_KEY: keyOf('sk'),
  PAYMOB_PUBLIC_KEY: keyOf('pk'),
  PAYMOB_API_KEY: secret,
  PAYMOB_HMAC_SECRET: secret,
  PAYMOB_INTEGRATION_IDS: v.pipe(
    v.string(MISSING_TEXT),
    v.regex(/^[1-9]\d{0,14}(?:[\s,]+[1-9]\d{0,14})*$/, 'must be whole numbers, separated by commas'),
    v.transform((list) => [...new Set(list.split(/[\s,]+/).map(Number))]),
  ),
  PAYMOB_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isSafeOrigin,
        'must be an https address of scheme and host alone, such as https://accept.paymob.com',
      ),
      v.transform((value) => new URL(value).origin),
    ),
    PAYMOB_URL,
  ),
});

/** The keys and whether they are test keys, or the problems of the settings, a sentence each. */
export type PaymobSettings = { keys: PaymobKeys; isTest: boolean } | { problems: string[] };

/** Reads Paymob's settings from environment variables. */
export function readPaymobKeys(values: Record<string, string | undefined>): PaymobSettings {
  const given = Object.fromEntries(
    Object.keys(settings.entries).map((name) => [name, values[name]?.trim() || undefined]),
  );
  const read = v.safeParse(settings, given, { abortPipeEarly: true });
  if (!read.success)
    return { problems: read.issues.map(({ path, message }) => `${String(path?.[0]?.key)} ${message}.`) };
  const known = read.output;
  const isTest = known.PAYMOB_SECRET_KEY.startsWith('egy_sk_test_');
  if (isTest !== known.PAYMOB_PUBLIC_KEY.startsWith('egy_pk_test_')) {
    const [one, other] = isTest ? ['test', 'live'] : ['live', 'test'];
    return {
      problems: [
        `PAYMOB_SECRET_KEY is a ${one} key and PAYMOB_PUBLIC_KEY a ${other} key: both must be of one kind.`,
      ],
    };
  }
  const keys = {
    secretKey: known.PAYMOB_SECRET_KEY,
    publicKey: known.PAYMOB_PUBLIC_KEY,
    apiKey: known.PAYMOB_API_KEY,
    hmacSecret: known.PAYMOB_HMAC_SECRET,
    integrationIds: known.PAYMOB_INTEGRATION_IDS,
    baseUrl: known.PAYMOB_URL,
  };
  return { keys, isTest };
}
