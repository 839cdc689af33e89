import type { DeliveryDays } from '#contract/delivery/calls.ts';
import * as texts from '#messages/delivery.ts';

const isSame = (one: DeliveryDays, other: DeliveryDays | undefined) =>
  one.fromDays === other?.fromDays && one.toDays === other.toDays;

/** What is true wherever somebody lives: the days to the capital, and the most that it takes elsewhere. */
export function summariseDelivery(table: readonly DeliveryDays[]): string | undefined {
  const find = (code: string) => table.find(({ governorate }) => governorate === code);
  const cairo = find('C');
  if (!cairo) return undefined;
  const isGizaToo = isSame(cairo, find('GZ'));
  const near = isGizaToo ? ['C', 'GZ'] : ['C'];
  const others = table.filter(({ governorate }) => !near.includes(governorate));
  if (others.every((one) => isSame(cairo, one))) return texts.everywhere(cairo.fromDays, cairo.toDays);
  const most = Math.max(...others.map(({ toDays }) => toDays));
  return texts.widely(cairo.fromDays, cairo.toDays, isGizaToo, most);
}
