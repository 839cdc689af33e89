import type { Gateway } from './gateway.ts';

/** Ways to pay that the shop offers now, in its own order; `cash` is one of them and no gateway. */
export interface Payments {
  offered: readonly string[];
  /** A gateway by name, also one that is no longer offered as long as the shop has its keys: its payments go on. */
  find(name: string): Gateway | undefined;
}

export const CASH = 'cash';

/** The registry of the shop's gateways. */
export function createPayments(gateways: readonly Gateway[], offered: readonly string[]): Payments {
  const byName = new Map(gateways.map((gateway) => [gateway.name, gateway]));
  for (const name of offered)
    if (name !== CASH && !byName.has(name)) throw new Error(`There is no gateway '${name}'`);
  return { offered, find: (name) => byName.get(name) };
}
