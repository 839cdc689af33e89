import type { CallOptions, Client } from '#contract/client/client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { type DeliveryDays, listDeliveryDays } from '#contract/delivery/calls.ts';
import * as delivery from '#messages/delivery.ts';

const isSame = (one: DeliveryDays, other: DeliveryDays | undefined) =>
  one.fromDays === other?.fromDays && one.toDays === other.toDays;

/** Delivery times in words: the days to Cairo, and the maximum elsewhere. */
export function summariseDelivery(table: readonly DeliveryDays[]): string | undefined {
  const find = (code: string) => table.find(({ governorate }) => governorate === code);
  const cairo = find('C');
  if (!cairo) return undefined;
  const isGizaToo = isSame(cairo, find('GZ'));
  const near = isGizaToo ? ['C', 'GZ'] : ['C'];
  const others = table.filter(({ governorate }) => !near.includes(governorate));
  if (others.every((one) => isSame(cairo, one))) return delivery.timeNationwide(cairo.fromDays, cairo.toDays);
  const maxDays = Math.max(...others.map(({ toDays }) => toDays));
  return delivery.timeByArea(cairo.fromDays, cairo.toDays, isGizaToo, maxDays);
}

/** Delivery times for visitors of unknown location, in words; undefined if they can't be loaded. */
export async function loadDeliverySummary(client: Client, options: CallOptions): Promise<string | undefined> {
  const table = await loadDeliveryTable(client, options);
  return table && summariseDelivery(table);
}

/** The delivery days of each governorate; undefined if they can't be loaded. */
export async function loadDeliveryTable(
  client: Client,
  options: CallOptions,
): Promise<DeliveryDays[] | undefined> {
  try {
    return (await client(listDeliveryDays, options)).data;
  } catch (error) {
    if (error instanceof ProviderError) return undefined;
    throw error;
  }
}
