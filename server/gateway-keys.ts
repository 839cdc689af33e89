/** The keys of payment gateways. The shop only starts if they are complete, and if the offered gateways have either all
 *  test keys or all live keys. */
import type { PaymobKeys } from '#api/payments/paymob/gateway.ts';
import { readPaymobKeys } from '#api/payments/paymob/settings.ts';
import { isLive, readStripeKeys, type StripeKeys } from '#api/payments/stripe/settings.ts';
import { StartRefused } from './settings.ts';

export interface GatewayKeys {
  paymob?: PaymobKeys;
  stripe?: StripeKeys;
  /** Whether the offered gateways use test keys, so that nobody is charged. */
  areTest: boolean;
}

type Environment = Record<string, string | undefined>;

/** Whether a gateway is offered or still has keys set. Payments at a gateway that is no longer offered must still be
 *  settled. */
const isConfigured = (name: string, payments: readonly string[], environment: Environment) =>
  payments.includes(name) ||
  Object.keys(environment).some(
    (key) => key.startsWith(`${name.toUpperCase()}_`) && !key.endsWith('_URL') && environment[key]?.trim(),
  );

/** Reads the keys of every configured gateway. */
export function readGatewayKeys(payments: readonly string[], environment: Environment): GatewayKeys {
  const problems: string[] = [];
  const modes = new Map<string, 'test' | 'live'>();
  const keys: Omit<GatewayKeys, 'areTest'> = {};
  if (isConfigured('paymob', payments, environment)) {
    const read = readPaymobKeys(environment);
    if ('problems' in read) problems.push(...read.problems);
    else {
      keys.paymob = read.keys;
      modes.set('paymob', read.isTest ? 'test' : 'live');
    }
  }
  if (isConfigured('stripe', payments, environment)) {
    const read = readStripeKeys(environment);
    problems.push(...read.problems);
    if (read.keys) {
      keys.stripe = read.keys;
      modes.set('stripe', isLive(read.keys.secretKey) ? 'live' : 'test');
    }
  }
  if (payments.includes('test')) modes.set('test', 'test');
  const offered = [...modes].filter(([name]) => payments.includes(name));
  if (new Set(offered.map(([, mode]) => mode)).size > 1) {
    const each = offered.map(([name, mode]) => `${name} (${mode})`).join(', ');
    problems.push(`PAYMENTS mixes tests with real money: ${each}. All keys must be of one kind.`);
  }
  if (problems.length > 0) throw new StartRefused(problems.join('\n'));
  return { ...keys, areTest: offered.some(([, mode]) => mode === 'test') };
}
