/** Refuses orders of shoppers whom the staff blocked. */
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import type { BlockKind } from '#contract/customers/requests.ts';
import { type Limit, refuseLimit } from './cash-limits.ts';

interface BlockableOrder {
  /** Undefined for somebody without an account. */
  userId: string | undefined;
  /** The phone number of the address. */
  phone: string;
  payment: 'cash' | 'card';
}

/**
 * The limit that a block sets on an order. The block may be of its account, its phone number or the account's phone
 * number.
 */
export async function findBlock(
  tx: Transaction | Database,
  { userId = '', phone, payment }: BlockableOrder,
): Promise<Limit | undefined> {
  const { rows } = await tx.execute<{ kind: BlockKind }>(sql`
    select kind from customer_blocks where user_id = ${userId} and lifted_at is null
    union
    select customer_blocks.kind from blocked_phones
    join customer_blocks on customer_blocks.id = blocked_phones.block_id and customer_blocks.lifted_at is null
    where blocked_phones.phone in (${phone}, (select users.phone from users where users.id = ${userId}))`);
  const kinds = rows.map(({ kind }) => kind);
  if (kinds.includes('all')) return { override: 'block', code: 'orders-blocked' };
  if (payment === 'cash' && kinds.includes('cash')) return { override: 'block', code: 'cash-blocked' };
  return undefined;
}

/** Refuses a blocked order. */
export async function refuseBlocked(tx: Transaction, order: BlockableOrder): Promise<void> {
  const block = await findBlock(tx, order);
  if (block) throw refuseLimit(block);
}
