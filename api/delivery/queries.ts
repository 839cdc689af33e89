import { createHash } from 'node:crypto';
import { writeCairoDay } from '#api/platform/cairo-time.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { deliveryDays } from '#api/schema/delivery.ts';
import type { DeliveryDays } from '#contract/delivery/calls.ts';
import { type DayCount, expectDays } from '#contract/delivery/days.ts';
import { findGovernorate, type Governorate, listGovernorates } from '#contract/governorates.ts';

/** The delivery days of each governorate, in the shop's order of governorates. */
export async function listDeliveryDays(db: Database | Transaction): Promise<DeliveryDays[]> {
  const order = listGovernorates();
  const placeOf = ({ governorate }: { governorate: Governorate }) => order.indexOf(governorate);
  const rows = await db.select().from(deliveryDays);
  return rows.sort((one, other) => placeOf(one) - placeOf(other));
}

/** All delivery days, with a hash of them as the version. */
export async function readDeliveryTable(db: Database | Transaction) {
  const data = await listDeliveryDays(db);
  const state = JSON.stringify(
    data.map(({ governorate, fromDays, toDays }) => [governorate, fromDays, toDays]),
  );
  return { version: createHash('sha256').update(state).digest('base64url').slice(0, 16), data };
}

/** Keeps others from changing delivery days until the transaction ends. */
export async function lockDeliveryDays(tx: Transaction): Promise<void> {
  // The whole table, because a governorate without days has no row to lock. Does not block readers.
  await tx.execute(sql`lock table ${deliveryDays} in share row exclusive mode`);
}

/** Sets the delivery days of a governorate for future orders. */
export async function setDeliveryDays(
  db: Transaction,
  governorate: Governorate,
  days: DayCount,
): Promise<void> {
  await db
    .insert(deliveryDays)
    .values({ governorate, ...days })
    .onConflictDoUpdate({ target: deliveryDays.governorate, set: days });
}

interface ExpectedDelivery {
  expectedFrom: string | null;
  expectedTo: string | null;
}

/** Estimates the first and the last day (in Cairo) on which an order may arrive; null if they are unknown. */
export async function estimateDelivery(
  tx: Transaction | Database,
  address: Parameters<typeof findGovernorate>[0],
  now: Date,
): Promise<ExpectedDelivery> {
  const governorate = findGovernorate(address);
  const [days] = governorate
    ? await tx.select().from(deliveryDays).where(eq(deliveryDays.governorate, governorate))
    : [];
  if (!days) return { expectedFrom: null, expectedTo: null };
  const { from, to } = expectDays(writeCairoDay(now), days);
  return { expectedFrom: from, expectedTo: to };
}
