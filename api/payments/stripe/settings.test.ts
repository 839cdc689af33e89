import { expect, test } from 'vitest';
import { isLive, readStripeKeys } from './settings.ts';

const good = { STRIPE_SECRET_KEY: 'sk_test_abc123', STRIPE_WEBHOOK_SECRET: 'whsec_abc123' };

test('reads the keys', () => {
  expect(readStripeKeys({ ...good, STRIPE_URL: 'http://127.0.0.1:4010' })).toEqual({
    keys: { secretKey: 'sk_test_abc123', webhookSecret: 'whsec_abc123', baseUrl: 'http://127.0.0.1:4010' },
    problems: [],
  });
  expect(readStripeKeys(good).keys?.baseUrl).toBeUndefined();
});

test('names each missing setting', () => {
  const { keys, problems } = readStripeKeys({});
  expect(keys).toBeUndefined();
  expect(problems).toEqual([
    expect.stringMatching(/^STRIPE_SECRET_KEY is missing/),
    expect.stringMatching(/^STRIPE_WEBHOOK_SECRET is missing/),
  ]);
});

test.each([
  ['STRIPE_SECRET_KEY', 'pk_test_hidden', /publishable/],
  ['STRIPE_SECRET_KEY', 'hidden', /malformed/],
  ['STRIPE_SECRET_KEY', 'sk_prod_hidden', /malformed/],
  ['STRIPE_SECRET_KEY', 'sk_test_hidden more', /malformed/],
  ['STRIPE_SECRET_KEY', ' ', /missing/],
  ['STRIPE_WEBHOOK_SECRET', 'hidden', /malformed/],
  ['STRIPE_WEBHOOK_SECRET', 'sk_test_hidden', /malformed/],
  ['STRIPE_URL', 'hidden', /must be an address/],
  ['STRIPE_URL', 'https://user:hidden@stripe.example', /must be an address/],
  ['STRIPE_URL', 'https://stripe.example/hidden', /must be an address/],
  ['STRIPE_URL', 'http://hidden.example', /must start with https/],
])('refuses %s=%s without repeating it', (name, value, text) => {
  const { keys, problems } = readStripeKeys({ ...good, [name]: value });
  expect(keys).toBeUndefined();
  expect(problems).toEqual([expect.stringMatching(text)]);
  expect(problems[0]).toMatch(name);
  expect(problems[0]).not.toMatch('hidden');
});

test.each([
  ['sk_test_abc', false],
  ['rk_test_abc', false],
  ['sk_live_abc', true],
  ['rk_live_abc', true],
])('%s is live: %s', (key, live) => {
  expect(isLive(key)).toBe(live);
  expect(readStripeKeys({ ...good, STRIPE_SECRET_KEY: key }).problems).toEqual([]);
});
