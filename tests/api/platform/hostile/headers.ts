/** Hostile headers, as fast-check arbitraries. */
import fc from 'fast-check';
import { badText, toHeader } from './values.ts';

export type Headers = Record<string, string | string[]>;

const HEADER_VALUES: Record<string, string[]> = {
  accept: ['text/html', 'application/json', '*/*;q=0'],
  'accept-encoding': ['br', 'gzip', 'br;q=0, gzip;q=0.5', '*', 'identity;q=0'],
  'accept-language': ['ar', 'en', 'ar-EG,ar;q=0.9'],
  'if-none-match': ['*', '""', 'W/"x", "y"'],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT'],
  range: [
    'bytes=0-10',
    'bytes=-1',
    'bytes=9-1',
    'bytes=0-1,2-3,4-5',
    'bytes=99999999999999999999-',
    'bits=0-1',
  ],
  origin: ['null', 'https://evil.example', 'http://shop.test'],
  referer: ['https://evil.example/a?b'],
  // An invalid host is refused before anything else, so most are valid.
  host: ['shop.test', 'evil.example', 'evil.example:99999', '[::1]', 'a..b'],
  'x-forwarded-for': ['203.0.113.7', '::1', '1.2.3.4, 5.6.7.8', 'unknown'],
  'x-forwarded-host': ['evil.example', 'evil.example, shop.test'],
  'x-forwarded-proto': ['https', 'javascript'],
  forwarded: ['for=1.2.3.4;host=evil.example;proto=https'],
  'x-original-url': ['/api/v1/users'],
  'x-http-method-override': ['DELETE'],
  'x-request-id': ['x'.repeat(500)],
  'access-control-request-headers': ['token,__proto__', 'x'.repeat(1000)],
  'access-control-request-method': ['PUT'],
  authorization: ['Bearer x', 'Basic Og=='],
  cookie: ['__proto__=1; a', 'token=x'],
  'content-encoding': ['gzip', 'br'],
  'idempotency-key': ['', 'x', 'x'.repeat(1000)],
  'user-agent': ['', 'x'],
  purpose: ['prefetch'],
};

/** Sometimes one or two odd headers. */
export const oddHeaders: fc.Arbitrary<Headers> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .uniqueArray(fc.constantFrom(...Object.keys(HEADER_VALUES)), { minLength: 1, maxLength: 2 })
      .chain((names) =>
        fc.record(
          Object.fromEntries(
            names.map((name) => [
              name,
              fc.oneof(
                { weight: 3, arbitrary: fc.constantFrom(...(HEADER_VALUES[name] ?? [])) },
                { weight: 1, arbitrary: badText.map(toHeader) },
                { weight: 1, arbitrary: fc.constant(HEADER_VALUES[name] ?? []) },
              ),
            ]),
          ),
        ),
      )
      // Node's client cannot send two Host headers; the raw socket tests do.
      .map(({ host, ...others }) => ({
        ...others,
        ...(host !== undefined && { host: [host].flat()[0] ?? '' }),
      })),
  },
);
