import { CASH } from '#api/schema/orders.ts';
import type { Gateway } from './gateway.ts';

export interface Payments {
  /** Ways to pay in the shop's order: names of gateways, and `cash`. */
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
