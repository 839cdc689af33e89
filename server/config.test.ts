import { describe, expect, test } from 'vitest';
import { PLAIN_SHOP_SETTINGS } from '#contract/settings/groups.ts';
import { toShopDetails } from '#contract/shop-details.ts';
import { listWarnings, readConfig } from './config.ts';
import { StartRefused } from './settings.ts';

const findRefusal = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof StartRefused) return error.message.split('\n');
    throw error;
  }
  return [];
};

describe('readConfig', () => {
  test('every setting has a default', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: './data',
      databaseUrl: undefined,
      databasePool: 10,
      workers: 1,
      apiHost: undefined,
      langParam: 'lang',
      isArabicDigitsOn: false,
      isGuestCartOn: false,
      publicUrl: undefined,
      proxyHops: 0,
      returnOrigins: [],
      holdMaxPieces: 60,
      holdMaxEgp: 300_000,
      isOrdersWithoutTokenOn: false,
      tokenSecret: undefined,
      payments: ['test', 'cash'],
      gatewayKeys: { areTest: true },
      reserveMinutes: 15,
      isTestPaymentAllowed: false,
      isDemoCatalogueWanted: undefined,
      smtpUrl: undefined,
      mailFrom: 'shop@localhost',
      shop: {
        ...PLAIN_SHOP_SETTINGS,
        cash: { maxPiastres: 2_000_000, maxOpen: 5, confirmHours: null },
      },
      logLevel: 'warn',
      isRateLimitOn: true,
      isCacheOn: true,
    });
  });

  test('GUEST_CART=on is refused with a remote provider', () => {
    expect(readConfig({ GUEST_CART: 'on' }).isGuestCartOn).toBe(true);
    expect(findRefusal({ GUEST_CART: 'on', API_HOST: 'https://provider.example' })).toEqual([
      'GUEST_CART=on needs our own provider: leave out API_HOST, or set GUEST_CART=off. Carts of another provider begin with the login.',
    ]);
    expect(findRefusal({ GUEST_CART: 'off', API_HOST: 'https://provider.example' })).toEqual([]);
  });

  test('several WORKERS are refused without PostgreSQL', () => {
    expect(findRefusal({ WORKERS: '2' })).toEqual([
      'WORKERS=2 needs PostgreSQL: set DATABASE_URL, or WORKERS=1. The embedded database belongs to one process.',
    ]);
    expect(findRefusal({ WORKERS: '0' })).toEqual([
      "WORKERS must be a whole number of processes from 1 to 64, not '0'.",
    ]);
    expect(readConfig({ WORKERS: '1' }).workers).toBe(1);
    expect(readConfig({ WORKERS: '2', API_HOST: 'https://provider.example' }).workers).toBe(2);
    expect(
      readConfig({ WORKERS: '4', DATABASE_POOL: '6', DATABASE_URL: 'postgres://localhost/shop' }),
    ).toMatchObject({ workers: 4, databasePool: 6 });
  });

  test('reads given values; an empty value counts as not set', () => {
    expect(
      readConfig({
        PORT: ' 8080 ',
        HOST: '',
        PUBLIC_URL: 'https://Shop.example/',
        TRUST_PROXY: '2',
        RETURN_ORIGINS: 'https://a.example, http://b.example:5173/',
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'info',
      }),
    ).toMatchObject({
      port: 8080,
      host: 'localhost',
      publicUrl: 'https://shop.example',
      proxyHops: 2,
      returnOrigins: ['https://a.example', 'http://b.example:5173'],
      isRateLimitOn: false,
      logLevel: 'info',
    });
  });

  test.each([
    ['off', 0],
    ['false', 0],
    ['0', 0],
    ['true', 1],
    ['on', 1],
    ['3', 3],
  ])('TRUST_PROXY=%s trusts %i proxies', (value, hops) => {
    expect(readConfig({ TRUST_PROXY: value }).proxyHops).toBe(hops);
  });

  test.each([
    ['off', null],
    ['0', null],
    ['1', 1],
    ['30000', 30_000],
  ])('CASH_MAX_EGP and CASH_MAX_OPEN of %s are a limit of %s', (value, limit) => {
    const config = readConfig({ CASH_MAX_EGP: value, CASH_MAX_OPEN: value });
    expect([config.shop.cash.maxPiastres, config.shop.cash.maxOpen]).toEqual([limit && limit * 100, limit]);
  });

  test.each([
    [{ PORT: '70000' }, "PORT must be a whole number from 0 to 65535, not '70000'."],
    [{ PORT: '3e3' }, "PORT must be a whole number from 0 to 65535, not '3e3'."],
    [{ HOST: 'http://x' }, "HOST must be a host name or an address, not 'http://x'."],
    [{ TRUST_PROXY: 'maybe' }, /^TRUST_PROXY must be off, true .*, not 'maybe'\.$/],
    [{ PUBLIC_URL: 'https://x.example/shop' }, /^PUBLIC_URL must be an address of scheme and host alone/],
    [{ PUBLIC_URL: 'ftp://x.example' }, /^PUBLIC_URL must be an address/],
    [{ API_HOST: 'provider.example' }, /^API_HOST must be an address/],
    [{ RETURN_ORIGINS: 'https://a.example,nonsense' }, /^RETURN_ORIGINS must be addresses/],
    [{ CASH_MAX_EGP: '-5' }, "CASH_MAX_EGP must be a whole number of EGP, or off, not '-5'."],
    [{ CASH_MAX_OPEN: 'some' }, "CASH_MAX_OPEN must be a whole number of orders, or off, not 'some'."],
    [{ ORDERS_WITHOUT_TOKEN: 'yes' }, "ORDERS_WITHOUT_TOKEN must be on or off, not 'yes'."],
    [
      { PAYMENTS: 'gold' },
      "PAYMENTS must be one or several of test, paymob, stripe and cash, separated by commas, not 'gold'.",
    ],
    [
      { PAYMENTS: ',' },
      "PAYMENTS must be one or several of test, paymob, stripe and cash, separated by commas, not ','.",
    ],
    [
      { RESERVE_MINUTES: '1.5' },
      "RESERVE_MINUTES must be a whole number of minutes up to 1440, or off, not '1.5'.",
    ],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of trace, .*, not 'loud'\.$/],
    [{ RATE_LIMIT: 'no' }, "RATE_LIMIT must be on or off, not 'no'."],
    [{ CACHE: '1' }, "CACHE must be on or off, not '1'."],
    [{ ALLOW_TEST_PAYMENTS: 'on' }, "ALLOW_TEST_PAYMENTS must be yes or no, not 'on'."],
    [{ DEMO_CATALOGUE: 'maybe' }, "DEMO_CATALOGUE must be yes or no, not 'maybe'."],
    [{ MAIL_FROM: 'nobody' }, "MAIL_FROM must be a mail address, not 'nobody'."],
  ])('refuses %j with one sentence', (environment, sentence) => {
    expect(findRefusal(environment as unknown as Record<string, string>)).toEqual([
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    ]);
  });

  test('names every problem at once', () => {
    expect(findRefusal({ PORT: 'x', CACHE: 'x', LOG_LEVEL: 'x' })).toHaveLength(3);
  });

  test.each([
    { TOKEN_SECRET: 'too-short-to-be-safe' },
    { DATABASE_URL: 'mysql://root:hunter2@db/shop' },
    { SMTP_URL: 'http://user:hunter2@mail' },
  ])('a wrong %j is refused without repeating its secret', (environment) => {
    const [sentence = ''] = findRefusal(environment as unknown as Record<string, string>);
    expect(sentence).toMatch(/^\w+ must /);
    expect(sentence).not.toContain(Object.values(environment)[0]);
    expect(sentence).not.toContain('hunter2');
  });
});

describe('listWarnings', () => {
  test('no warnings for the defaults, nor for RATE_LIMIT and CACHE off on loopback', () => {
    expect(listWarnings(readConfig({}))).toEqual([]);
    expect(listWarnings(readConfig({ HOST: '127.0.0.1', RATE_LIMIT: 'off', CACHE: 'off' }))).toEqual([]);
  });

  test('ORDERS_WITHOUT_TOKEN causes a warning', () => {
    expect(listWarnings(readConfig({ ORDERS_WITHOUT_TOKEN: 'on' }))).toEqual([
      expect.stringMatching(
        /^ORDERS_WITHOUT_TOKEN is on: anybody who knows a shopper's id can see what they ordered.* Reviews published/,
      ),
    ]);
  });

  test('RATE_LIMIT and CACHE off in a public shop cause warnings', () => {
    const warnings = listWarnings(readConfig({ HOST: '0.0.0.0', RATE_LIMIT: 'off', CACHE: 'off' }));
    expect(warnings).toEqual([expect.stringMatching(/^RATE_LIMIT/), expect.stringMatching(/^CACHE/)]);
  });

  test('a shared database without TOKEN_SECRET causes a warning', () => {
    const shared = { DATABASE_URL: 'postgres://localhost/shop' };
    expect(listWarnings(readConfig(shared))).toEqual([expect.stringMatching(/^TOKEN_SECRET/)]);
    expect(listWarnings(readConfig({ ...shared, TOKEN_SECRET: 's'.repeat(32) }))).toEqual([]);
  });
});

describe('SUPPORT_WHATSAPP', () => {
  test.each([
    ['01012345678', '+201012345678'],
    ['+20 101 234 5678', '+201012345678'],
    ['0020-1012345678', '+201012345678'],
    ['٠١٠١٢٣٤٥٦٧٨', '+201012345678'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('%s becomes digits with + and the country code', (text, expected) => {
    expect(readConfig({ SUPPORT_WHATSAPP: text }).shop.contact.whatsApp).toBe(expected);
  });

  test.each(['0101234567', '01312345678', '2012345', 'help', '+0', '+1234567890123456'])(
    '%s is refused with a sentence',
    (text) => {
      expect(findRefusal({ SUPPORT_WHATSAPP: text })).toEqual([
        `SUPPORT_WHATSAPP must be a mobile number, such as 01012345678 or +201012345678, not '${text}'.`,
      ]);
    },
  );
});

const PROFILES_TEXT =
  'must be the https addresses of profiles, such as https://www.facebook.com/my.store, separated by commas';

describe('the details of the shop', () => {
  test('a text in one language is used in both', () => {
    const { shop } = readConfig({
      SHOP_COMPANY: 'Nile Trading',
      SHOP_COMPANY_AR: 'النيل للتجارة',
      SHOP_ADDRESS_AR: '12 شارع التحرير',
      SHOP_PHONE: '19000',
      SHOP_EMAIL: 'help@shop.example',
      SHOP_PROFILES: 'https://www.facebook.com/nile, https://www.instagram.com/nile/',
    });
    expect(toShopDetails(shop)).toEqual({
      name: { en: 'My Store', ar: 'My Store' },
      company: { en: 'Nile Trading', ar: 'النيل للتجارة' },
      address: { en: '12 شارع التحرير', ar: '12 شارع التحرير' },
      phone: '19000',
      email: 'help@shop.example',
      profiles: ['https://www.facebook.com/nile', 'https://www.instagram.com/nile/'],
    });
  });

  test.each([
    ['SHOP_PHONE', 'call us', 'must be a phone number, such as 01012345678, 02 12345678 or 19000'],
    ['SHOP_EMAIL', 'help', 'must be an email address'],
    ['SHOP_TAX_NUMBER', 'none', 'must be a number, such as 123-456-789'],
    ['SHOP_PROFILES', 'https://www.facebook.com/', PROFILES_TEXT],
    ['SHOP_PROFILES', 'javascript:alert(1)', PROFILES_TEXT],
  ])('%s=%s is refused with a sentence', (name, text, sentence) => {
    expect(findRefusal({ [name]: text })).toEqual([`${name} ${sentence}, not '${text}'.`]);
  });
});
