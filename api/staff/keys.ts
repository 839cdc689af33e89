/** API keys of the staff: `msk_` and 256 random bits, of which the database stores the hash. */

import type { Context } from 'hono';
import type { ApiEnv } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, count, desc, eq, isNull, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { createSecret, hashSecret } from '#api/platform/security/hashes.ts';
import { type StaffKeyRow, type StaffRow, staff, staffKeys } from '#api/schema/staff.ts';
import type { StaffKey } from '#contract/staff/answers.ts';
import type { KeyPermission } from '#contract/staff/permissions.ts';
import { MINUTE_MS } from '#contract/times.ts';
import { HAS_PASSKEY } from './sessions.ts';

export const MAX_KEYS = 20;
const PREFIX = 'msk_';
const SHOWN_LENGTH = PREFIX.length + 4;

/** The credentials after `Authorization: Bearer`; undefined if there are none. */
export const readBearer = (c: Context<ApiEnv>) =>
  /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];

interface FoundKey {
  key: StaffKeyRow;
  member: StaffRow;
  hasPasskey: boolean;
}

/** Finds a key with its owner, in one query. Keys of disabled people are never found. */
export function createKeyFinder(db: Database, clock: () => number) {
  const findByHash = db
    .select({ key: staffKeys, member: staff, hasPasskey: HAS_PASSKEY })
    .from(staffKeys)
    .innerJoin(staff, eq(staff.id, staffKeys.staffId))
    .where(and(eq(staffKeys.secretHash, sql.placeholder('hash')), isNull(staff.disabledAt)))
    .prepare('find_staff_key');
  return async (secret: string): Promise<FoundKey | undefined> => {
    if (!secret.startsWith(PREFIX)) return undefined;
    const [found] = await findByHash.execute({ hash: hashSecret(secret) });
    if (!found) return undefined;
    const now = clock();
    if (now - (found.key.usedAt?.getTime() ?? 0) >= MINUTE_MS) {
      await db
        .update(staffKeys)
        .set({ usedAt: new Date(now) })
        .where(eq(staffKeys.id, found.key.id));
    }
    return found;
  };
}

export const presentKey = ({ id, name, permissions, start, createdAt, usedAt }: StaffKeyRow): StaffKey => ({
  ...{ id, name, permissions, start },
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

export async function listOwnKeys(db: Database, staffId: string): Promise<StaffKey[]> {
  const rows = await db
    .select()
    .from(staffKeys)
    .where(eq(staffKeys.staffId, staffId))
    .orderBy(desc(staffKeys.createdAt), desc(staffKeys.id));
  return rows.map(presentKey);
}

/** Adds a key; undefined if there are too many. The caller has locked its owner. */
export async function addKey(
  tx: Transaction,
  staffId: string,
  { name, permissions }: { name: string; permissions: KeyPermission[] },
  now: number,
): Promise<{ key: StaffKeyRow; secret: string } | undefined> {
  const [counted] = await tx.select({ count: count() }).from(staffKeys).where(eq(staffKeys.staffId, staffId));
  if ((counted?.count ?? 0) >= MAX_KEYS) return undefined;
  const secret = PREFIX + createSecret();
  const [key] = await tx
    .insert(staffKeys)
    .values({
      ...{ id: newId(now), staffId, name, permissions },
      start: secret.slice(0, SHOWN_LENGTH),
      secretHash: hashSecret(secret),
      createdAt: new Date(now),
    })
    .returning();
  return key && { key, secret };
}

/** Deletes one of a member's keys; undefined if the member has no key with this id. */
export async function deleteKey(tx: Transaction, staffId: string, id: string) {
  const [key] = await tx
    .delete(staffKeys)
    .where(and(eq(staffKeys.id, id), eq(staffKeys.staffId, staffId)))
    .returning();
  return key;
}
