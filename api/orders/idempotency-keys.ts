/** The SQL of idempotency keys: a repeated request is answered with the order that the first request made. */

import { createHash } from 'node:crypto';
import type { Api } from '#api/dependencies.ts';
import { and, eq, gt, lt } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { orderKeys, orders } from '#api/schema/orders.ts';
import type { OrderRow } from './queries.ts';

const MAX_AGE_MS = 24 * 60 * 60 * 1000;

export interface IdempotencyKey {
  userId: string;
  key: string;
  /** A hash of the request's content. */
  request: string;
}

/** The idempotency key of a request; undefined if the client sent none. */
export function createIdempotencyKey(
  userId: string,
  key: string | undefined,
  content: unknown[],
): IdempotencyKey | undefined {
  if (key === undefined) return undefined;
  return { userId, key, request: createHash('sha256').update(JSON.stringify(content)).digest('base64url') };
}

/** The order that an earlier request with this key made; refuses a key that was used for a different request. */
export async function findOrderByKey(
  api: Api,
  tx: Transaction,
  idempotencyKey: IdempotencyKey | undefined,
): Promise<OrderRow | undefined> {
  if (!idempotencyKey) return undefined;
  const [found] = await tx
    .select({ request: orderKeys.request, order: orders })
    .from(orderKeys)
    .innerJoin(orders, eq(orders.id, orderKeys.orderId))
    .where(
      and(
        eq(orderKeys.userId, idempotencyKey.userId),
        eq(orderKeys.key, idempotencyKey.key),
        gt(orderKeys.createdAt, new Date(api.clock() - MAX_AGE_MS)),
      ),
    );
  if (found && found.request !== idempotencyKey.request) throw refuse('idempotency-key-reused');
  return found?.order;
}

/** Saves which order a request made, in the same transaction. */
export async function saveKey(
  api: Api,
  tx: Transaction,
  idempotencyKey: IdempotencyKey | undefined,
  orderId: string,
): Promise<void> {
  if (!idempotencyKey) return;
  const row = { ...idempotencyKey, orderId, createdAt: new Date(api.clock()) };
  // Only an expired key can conflict: the caller has already looked for a valid one with findOrderByKey.
  await tx
    .insert(orderKeys)
    .values(row)
    .onConflictDoUpdate({ target: [orderKeys.userId, orderKeys.key], set: row });
}

/** Deletes the keys of an order that failed, so that the same request can try again. */
export async function deleteKeysOfOrder(tx: Transaction, orderId: string): Promise<void> {
  await tx.delete(orderKeys).where(eq(orderKeys.orderId, orderId));
}

/** Deletes keys that are more than a day old. */
export async function deleteOldKeys(api: Api): Promise<void> {
  await api.db.delete(orderKeys).where(lt(orderKeys.createdAt, new Date(api.clock() - MAX_AGE_MS)));
}
