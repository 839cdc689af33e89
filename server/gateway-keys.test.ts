import { expect, test } from 'vitest';
import { readGatewayKeys } from './gateway-keys.ts';
import { StartRefused } from './settings.ts';

const createPaymobSettings = (mode: string) => ({
  PAYMOB_SECRET_KEY: `egy_sk_${mode}_1`,
  PAYMOB_PUBLIC_KEY: `egy_pk_${mode}_1`,
  PAYMOB_API_KEY: 'api',
  PAYMOB_HMAC_SECRET: 'hmac',
  PAYMOB_INTEGRATION_IDS: '1, 2',
});
const createStripeSettings = (mode: string) => ({
  STRIPE_SECRET_KEY: `sk_${mode}_1`,
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
});

test.each([
  [['test', 'cash'], {}, true, []],
  [['cash'], {}, false, []],
  [['paymob', 'cash'], createPaymobSettings('live'), false, ['paymob']],
  [
    ['paymob', 'stripe'],
    { ...createPaymobSettings('live'), ...createStripeSettings('live') },
    false,
    ['paymob', 'stripe'],
  ],
  [
    ['stripe'],
    { ...createPaymobSettings('test'), ...createStripeSettings('test') },
    true,
    ['paymob', 'stripe'],
  ],
  // Stripe is no longer offered, but its earlier payments must still be settled.
  [['cash'], createStripeSettings('test'), false, ['stripe']],
])('%j: the keys of every configured gateway are read', (payments, environment, areTest, gateways) => {
  const { areTest: found, ...keys } = readGatewayKeys(payments, environment);
  expect([found, Object.keys(keys)]).toEqual([areTest, gateways]);
});

test.each([
  [['paymob'], {}, 'PAYMOB_SECRET_KEY is missing.'],
  [['stripe'], {}, 'STRIPE_SECRET_KEY is missing'],
  [['stripe'], { STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_WEBHOOK_SECRET is missing'],
  [
    ['paymob'],
    { ...createPaymobSettings('test'), PAYMOB_PUBLIC_KEY: 'egy_pk_live_1' },
    'both must be of one kind',
  ],
  [
    ['paymob', 'stripe'],
    { ...createPaymobSettings('test'), ...createStripeSettings('live') },
    'PAYMENTS mixes tests with real money: paymob (test), stripe (live).',
  ],
  [
    ['test', 'stripe'],
    createStripeSettings('live'),
    'PAYMENTS mixes tests with real money: stripe (live), test (test).',
  ],
])('%j is refused at start, and no secret is repeated', (payments, environment, text) => {
  const read = () => readGatewayKeys(payments, environment);
  expect(read).toThrow(StartRefused);
  expect(read).toThrow(text);
  expect(read).not.toThrow(/_1\b|hmac/);
});
