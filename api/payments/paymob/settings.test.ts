import { expect, test } from 'vitest';
import { readPaymobKeys } from './settings.ts';

const good = {
  PAYMOB_SECRET_KEY: 'egy_sk_test_hush1',
  PAYMOB_PUBLIC_KEY: 'egy_pk_test_hush2',
  PAYMOB_API_KEY: 'hush3==',
  PAYMOB_HMAC_SECRET: 'hush4',
  PAYMOB_INTEGRATION_IDS: '4097558, 4097612',
};
const listProblems = (changes: Record<string, string | undefined>) => {
  const read = readPaymobKeys({ ...good, ...changes });
  return 'problems' in read ? read.problems : [];
};

test('reads the keys of an account', () => {
  expect(readPaymobKeys({ ...good, SOMETHING_ELSE: 'x' })).toEqual({
    isTest: true,
    keys: {
      secretKey: 'egy_sk_test_hush1',
      publicKey: 'egy_pk_test_hush2',
      apiKey: 'hush3==',
      hmacSecret: 'hush4',
      integrationIds: [4_097_558, 4_097_612],
      baseUrl: 'https://accept.paymob.com',
    },
  });
});

test('recognizes live keys', () => {
  const live = { PAYMOB_SECRET_KEY: 'egy_sk_live_hush', PAYMOB_PUBLIC_KEY: 'egy_pk_live_hush' };
  expect(readPaymobKeys({ ...good, ...live })).toMatchObject({ isTest: false });
});

test.each(['http://127.0.0.1:4000', 'http://localhost:4000/', 'https://ksa.paymob.com'])(
  'accepts another address: %s',
  (PAYMOB_URL) => {
    expect(readPaymobKeys({ ...good, PAYMOB_URL })).toMatchObject({
      keys: { baseUrl: new URL(PAYMOB_URL).origin },
    });
  },
);

test('names each missing setting in a sentence of its own', () => {
  const read = readPaymobKeys({ PAYMOB_API_KEY: ' ', PAYMOB_INTEGRATION_IDS: '' });
  expect(read).toEqual({
    problems: Object.keys(good).map((name) => `${name} is missing.`),
  });
});

test.each<[string, string, RegExp]>([
  [
    'PAYMOB_SECRET_KEY',
    'egy_pk_test_hush',
    /^PAYMOB_SECRET_KEY must start with egy_sk_test_ or egy_sk_live_\.$/,
  ],
  ['PAYMOB_PUBLIC_KEY', 'hush', /^PAYMOB_PUBLIC_KEY must start with egy_pk_/],
  ['PAYMOB_API_KEY', 'hush hush', /^PAYMOB_API_KEY must be one word/],
  ['PAYMOB_INTEGRATION_IDS', '12,hush', /^PAYMOB_INTEGRATION_IDS must be whole numbers/],
  ['PAYMOB_INTEGRATION_IDS', '0', /whole numbers/],
  ['PAYMOB_URL', 'http://hush.example', /^PAYMOB_URL must be an https address/],
  ['PAYMOB_URL', 'http://127.0.0.1.example', /https/],
  ['PAYMOB_URL', 'https://paymob.example/path', /https/],
  ['PAYMOB_SECRET_KEY', 'egy_sk_live_hush', /SECRET_KEY is a live key and PAYMOB_PUBLIC_KEY a test key/],
  ['PAYMOB_PUBLIC_KEY', 'egy_pk_live_hush', /SECRET_KEY is a test key and PAYMOB_PUBLIC_KEY a live key/],
])('refuses %s %s, without repeating a secret', (name, value, problem) => {
  const problems = listProblems({ [name]: value });
  expect(problems).toEqual([expect.stringMatching(problem)]);
  expect(problems.join()).not.toContain('hush');
});
