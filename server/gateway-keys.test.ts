import { expect, test } from 'vitest';
import { readGatewayKeys } from './gateway-keys.ts';
import { StartRefused } from './settings.ts';

const paymob = (mode: string) => ({
  PAYMOB_SECRET_KEY: `egy_sk_${mode}_1`,
  PAYMOB_PUBLIC_KEY: `egy_pk_${mode}_1`,
  PAYMOB_API_KEY: 'api',
  PAYMOB_HMAC_SECRET: 'hmac',
  PAYMOB_INTEGRATION_IDS: '1, 2',
});
const stripe = (mode: string) => ({
  STRIPE_SECRET_KEY: `sk_${mode}_1`,
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
});

test.each([
  [['test', 'cash'], {}, true, []],
  [['cash'], {}, false, []],
  [['paymob', 'cash'], paymob('live'), false, ['paymob']],
  [['paymob', 'stripe'], { ...paymob('live'), ...stripe('live') }, false, ['paymob', 'stripe']],
  [['stripe'], { ...paymob('test'), ...stripe('test') }, true, ['paymob', 'stripe']],
  // Stripe is no longer offered, but its earlier payments must still be settled.
  [['cash'], stripe('test'), false, ['stripe']],
])('%j: the keys of every configured gateway are read', (payments, environment, areTest, gateways) => {
  const { areTest: found, ...keys } = readGatewayKeys(payments, environment);
  expect([found, Object.keys(keys)]).toEqual([areTest, gateways]);
});

test.each([
  [['paymob'], {}, 'PAYMOB_SECRET_KEY is missing.'],
  [['stripe'], {}, 'STRIPE_SECRET_KEY is missing'],
  [['stripe'], { STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_WEBHOOK_SECRET is missing'],
  [['paymob'], { ...paymob('test'), PAYMOB_PUBLIC_KEY: 'egy_pk_live_1' }, 'both must be of one kind'],
  [
    ['paymob', 'stripe'],
    { ...paymob('test'), ...stripe('live') },
    'PAYMENTS mixes tests with real money: paymob (test), stripe (live).',
  ],
  [['test', 'stripe'], stripe('live'), 'PAYMENTS mixes tests with real money: stripe (live), test (test).'],
])('%j is refused at start, and no secret is repeated', (payments, environment, text) => {
  const read = () => readGatewayKeys(payments, environment);
  expect(read).toThrow(StartRefused);
  expect(read).toThrow(text);
  expect(read).not.toThrow(/_1\b|hmac/);
});
