import type { Logger } from 'pino';
import { createPayments, type Payments } from '#api/payments/payments.ts';
import { createPaymobGateway } from '#api/payments/paymob/gateway.ts';
import { createStripeGateway } from '#api/payments/stripe/gateway.ts';
import { createTestCardGateway } from '#api/payments/test-card/gateway.ts';
import { watchGatewayClock } from '#api/platform/clock-offset.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { Config } from './config.ts';

/** Creates a gateway for each configured account, and the list of payment methods that are offered. */
export function openPayments(
  { payments, gatewayKeys: { paymob, stripe } }: Config,
  db: Database,
  log: Logger,
): Payments {
  const gateways = [
    createTestCardGateway(db),
    ...(paymob ? [createPaymobGateway({ ...paymob, onTime: watchGatewayClock('Paymob', log) })] : []),
    ...(stripe ? [createStripeGateway({ ...stripe, onTime: watchGatewayClock('Stripe', log) })] : []),
  ];
  return createPayments(gateways, payments);
}
