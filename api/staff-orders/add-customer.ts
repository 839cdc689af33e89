/** Finds or adds the customer of an order that the staff place. */
import { isKeptForAnother } from '#api/account/email-undos.ts';
import { NO_PASSWORD } from '#api/account/users.ts';
import { recordAudit } from '#api/audit/record-audit.ts';
import { type CustomerAct, lockCustomer, toAuditedCustomer } from '#api/customers/blocks.ts';
import { newId } from '#api/platform/database/columns.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import { users } from '#api/schema/account.ts';
import type { PlacingRequest } from '#contract/staff-orders/requests.ts';

type NewCustomer = NonNullable<PlacingRequest['newCustomer']>;

/**
 * Refuses an email address that is taken. If a customer has it, the refusal names them, so that the staff can order for
 * them instead.
 */
async function refuseEmailOfAnother(
  tx: Transaction,
  { id, email }: { id: string; email: string },
  now: number,
): Promise<void> {
  const [customer] = await tx
    .select({ id: users.id, name: users.name, phone: users.phone })
    .from(users)
    .where(eq(users.email, email));
  if (customer) throw refuse('email-of-customer', { current: { customer } });
  if (await isKeptForAnother(tx, { id, email }, now))
    throw refuseField('email-in-use', { param: 'newCustomer.email', value: email });
}

/** Adds a customer without a password. If they have an email address, 'forgot password' lets them set one. */
async function addCustomer(
  tx: Transaction,
  { actor, now }: Pick<CustomerAct, 'actor' | 'now'>,
  { name, phone, email }: NewCustomer,
): Promise<string> {
  const id = newId(now);
  if (email !== undefined) await refuseEmailOfAnother(tx, { id, email }, now);
  const at = new Date(now);
  const dates = { createdAt: at, updatedAt: at };
  const [added] = await tx
    .insert(users)
    .values({ id, name, phone, email: email ?? null, passwordHash: NO_PASSWORD, ...dates })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  // Somebody signed up with this address meanwhile.
  if (!added && email !== undefined) await refuseEmailOfAnother(tx, { id, email }, now);
  await recordAudit(tx, actor, { action: 'customer.added', ...toAuditedCustomer(id) });
  return id;
}

/** Returns the id of the chosen customer, or adds the new one. */
export async function getCustomer(
  tx: Transaction,
  act: Pick<CustomerAct, 'actor' | 'now'>,
  { customerId, newCustomer }: Pick<PlacingRequest, 'customerId' | 'newCustomer'>,
): Promise<string> {
  if (customerId !== undefined) return (await lockCustomer(tx, customerId)).id;
  if (!newCustomer) throw refuse('customer-required');
  return addCustomer(tx, act, newCustomer);
}
