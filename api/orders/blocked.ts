/** Shoppers whom the staff blocked. */
import { sql } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { BlockKind } from '#contract/customers/kinds.ts';

interface BlockableOrder {
  userId: string;
  /** The number of the address. */
  phone: string;
  payment: 'cash' | 'card';
}

/** Refuses an order if its account is blocked, or its number or that of its account belongs to a blocked shopper. */
export async function refuseBlocked(
  tx: Transaction,
  { userId, phone, payment }: BlockableOrder,
): Promise<void> {
  const { rows } = await tx.execute<{ kind: BlockKind }>(sql`
    select kind from customer_blocks where user_id = ${userId} and lifted_at is null
    union
    select customer_blocks.kind from blocked_phones
    join customer_blocks on customer_blocks.id = blocked_phones.block_id and customer_blocks.lifted_at is null
    where blocked_phones.phone in (${phone}, (select users.phone from users where users.id = ${userId}))`);
  const kinds = rows.map(({ kind }) => kind);
  if (kinds.includes('all')) throw refuse('orders-blocked');
  if (payment === 'cash' && kinds.includes('cash')) throw refuse('cash-blocked');
}
