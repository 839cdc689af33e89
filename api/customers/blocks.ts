/** Notes about shoppers, and blocks. api/orders/blocked.ts refuses the orders of blocked shoppers. */
import { recordAudit } from '#api/audit/record-audit.ts';
import type { Actor } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, eq, isNull, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { type UserRow, users } from '#api/schema/account.ts';
import { blockedPhones, customerBlocks, customerNotes } from '#api/schema/customers.ts';
import type { BlockKind } from '#contract/customers/requests.ts';

/** Locks the account of a shopper; refuses if there is none, or it was deleted. */
export async function lockCustomer(tx: Transaction, id: string): Promise<UserRow> {
  const isOpen = and(eq(users.id, id), isNull(users.deletedAt));
  const [user] = await tx.select().from(users).where(isOpen).for('update');
  if (!user) throw refuse('no-document', { values: [id] });
  return user;
}

/** An action of the staff on a shopper's account: which account, who acts, and when. */
export interface CustomerAct {
  userId: string;
  actor: Actor;
  now: number;
}

/** A shopper in the audit log: the id only, because the log outlives the account. */
export const toAuditedCustomer = (userId: string) => ({ id: userId, label: userId });

export const addNote = (db: Database, { userId, actor, now }: CustomerAct, text: string) =>
  db.transaction(async (tx) => {
    await lockCustomer(tx, userId);
    const note = { id: newId(now), userId, text, staffId: actor.staffId, createdAt: new Date(now) };
    await tx.insert(customerNotes).values(note);
    await recordAudit(tx, actor, { action: 'customer.noted', ...toAuditedCustomer(userId) });
    return note;
  });

/**
 * Stores the phone numbers that a block applies to: that of the profile, and those of orders that the shopper received
 * personally.
 */
async function blockPhones(tx: Transaction, { id, name }: UserRow, blockId: string): Promise<void> {
  await tx.execute(sql`
    insert into ${blockedPhones} (phone, block_id)
    select phone, ${blockId} from users where id = ${id} and phone <> ''
    union
    select phone, ${blockId} from orders
    where user_id = ${id} and phone <> '' and (recipient is null or recipient = ${name})`);
}

interface NewBlock {
  kind: BlockKind;
  reason: string;
}

export const blockCustomer = (
  db: Database,
  { userId, actor, now }: CustomerAct,
  { kind, reason }: NewBlock,
) =>
  db.transaction(async (tx) => {
    const user = await lockCustomer(tx, userId);
    const values = { id: newId(now), userId, kind, reason, staffId: actor.staffId, createdAt: new Date(now) };
    const [block] = await tx.insert(customerBlocks).values(values).onConflictDoNothing().returning();
    if (!block) throw refuse('already-blocked');
    await blockPhones(tx, user, block.id);
    const after = { kind };
    await recordAudit(tx, actor, { action: 'customer.blocked', ...toAuditedCustomer(userId), after });
    return block;
  });

/** Lifts a block, even of a deleted account; refuses if there is no such block. */
export const liftBlock = (db: Database, { userId, actor, now }: CustomerAct, blockId: string) =>
  db.transaction(async (tx) => {
    const [block] = await tx
      .select()
      .from(customerBlocks)
      .where(and(eq(customerBlocks.id, blockId), eq(customerBlocks.userId, userId)))
      .for('update');
    if (!block) throw refuse('no-document', { values: [blockId] });
    if (block.liftedAt) return;
    const lifted = { liftedAt: new Date(now), liftedBy: actor.staffId };
    await tx.update(customerBlocks).set(lifted).where(eq(customerBlocks.id, blockId));
    await tx.delete(blockedPhones).where(eq(blockedPhones.blockId, blockId));
    const before = { kind: block.kind };
    await recordAudit(tx, actor, { action: 'customer.unblocked', ...toAuditedCustomer(userId), before });
  });
