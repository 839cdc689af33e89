/** The SQL of idempotency keys: a request that comes again with its key is answered with the order it made. */

import { createHash } from 'node:crypto';
import type { Api } from '#api/dependencies.ts';
import { and, eq, gt, lt } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { OrderRow } from './queries.ts';
import { orderKeys, orders } from './tables.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Who sent which key with which request. */
export interface OrderKey {
  userId: string;
  key: string;
  /** A hash of all that the order depends on. */
  request: string;
}

/** The key of a request; undefined where the client sent none. */
export function nameRequest(
  userId: string,
  key: string | undefined,
  content: unknown[],
): OrderKey | undefined {
  if (key === undefined) return undefined;
  return { userId, key, request: createHash('sha256').update(JSON.stringify(content)).digest('base64url') };
}

/** The order that this very request made before, or a refusal if its key came with another one. */
export async function findKeyedOrder(
  api: Api,
  tx: Transaction,
  sent: OrderKey | undefined,
): Promise<OrderRow | undefined> {
  if (!sent) return undefined;
  const [found] = await tx
    .select({ request: orderKeys.request, order: orders })
    .from(orderKeys)
    .innerJoin(orders, eq(orders.id, orderKeys.orderId))
    .where(
      and(
        eq(orderKeys.userId, sent.userId),
        eq(orderKeys.key, sent.key),
        gt(orderKeys.createdAt, new Date(api.clock() - KEPT_MS)),
      ),
    );
  if (found && found.request !== sent.request) throw refuse('idempotency-key-reused');
  return found?.order;
}

/** Remembers which order a request made, in the transaction that makes it. */
export async function keepKey(
  api: Api,
  tx: Transaction,
  sent: OrderKey | undefined,
  orderId: string,
): Promise<void> {
  if (!sent) return;
  const row = { ...sent, orderId, createdAt: new Date(api.clock()) };
  // Only an expired one can be in the way: a younger one was found before.
  await tx
    .insert(orderKeys)
    .values(row)
    .onConflictDoUpdate({ target: [orderKeys.userId, orderKeys.key], set: row });
}

/** Forgets the keys of an order that came to nothing: the same request may try again. */
export async function forgetKeysOf(tx: Transaction, orderId: string): Promise<void> {
  await tx.delete(orderKeys).where(eq(orderKeys.orderId, orderId));
}

/** Deletes keys that are a day old. Call it now and then. */
export async function forgetOldKeys(api: Api): Promise<void> {
  await api.db.delete(orderKeys).where(lt(orderKeys.createdAt, new Date(api.clock() - KEPT_MS)));
}
