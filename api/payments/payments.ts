import { refuse } from '#api/platform/http/refusal.ts';
import { CASH } from '#api/schema/orders.ts';
import type { Gateway } from './gateway.ts';

export interface Payments {
  /** The ways to pay (names of gateways, and `cash`), sorted as the shop lists them. */
  offered: readonly string[];
  /** A gateway by name. Includes gateways that still have keys but are no longer offered, for their open payments. */
  find(name: string): Gateway | undefined;
}

/** The registry of the shop's gateways. */
export function createPayments(gateways: readonly Gateway[], offered: readonly string[]): Payments {
  const byName = new Map(gateways.map((gateway) => [gateway.name, gateway]));
  for (const name of offered)
    if (name !== CASH && !byName.has(name)) throw new Error(`There is no gateway '${name}'`);
  return { offered, find: (name) => byName.get(name) };
}

/** The chosen gateway, or the shop's first one. */
export function pickGateway(payments: Payments, chosen: string | undefined): Gateway {
  const name = chosen ?? payments.offered.find((each) => each !== CASH);
  const gateway = name !== undefined && payments.offered.includes(name) ? payments.find(name) : undefined;
  if (!gateway) throw refuse('payment-not-offered');
  return gateway;
}
