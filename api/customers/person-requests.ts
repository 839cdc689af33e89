/**
 * The requests that persons make about their data, carried out by the staff. Each is entered in a register, which
 * contains none of that data.
 */

import type * as v from 'valibot';
import { putChangedEmail, putConfirmationEmail, writePageLink } from '#api/account/account-emails.ts';
import { writeAddressSecret } from '#api/account/address-links.ts';
import { isKeptForAnother, offerUndo } from '#api/account/email-undos.ts';
import { dropEmailChange, endTokens } from '#api/account/sessions.ts';
import { updateAccount } from '#api/account/users.ts';
import { recordAudit } from '#api/audit/record-audit.ts';
import { recordChange, topicsOfReviewer } from '#api/catalogue/changes.ts';
import type { Api } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, desc, eq, isNull, ne } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import { deleteAccount } from '#api/privacy/delete-account.ts';
import { gatherPersonalData } from '#api/privacy/personal-data.ts';
import { hasEmail, resetCodes, type UserRow, users } from '#api/schema/account.ts';
import { dataRequests } from '#api/schema/customers.ts';
import { orders } from '#api/schema/orders.ts';
import type { Language } from '#contract/constants.ts';
import type { correctionRequest, dataRequest } from '#contract/customers/requests.ts';
import { type CustomerAct, lockCustomer, toAuditedCustomer } from './blocks.ts';

type Asked = v.InferOutput<typeof dataRequest>;
type Correction = v.InferOutput<typeof correctionRequest>;
type DataRequestRow = typeof dataRequests.$inferSelect;

const ACTIONS = {
  export: 'customer.exported',
  correction: 'customer.corrected',
  deletion: 'customer.forgotten',
} as const;

/** Enters a request in the register and in the audit log. */
async function enterRequest(
  tx: Transaction,
  { userId, actor, now }: CustomerAct,
  { kind, askedOn, askedBy, fields = [] }: Asked & Pick<DataRequestRow, 'kind'> & { fields?: string[] },
): Promise<DataRequestRow> {
  const row = { id: newId(now), userId, kind, askedOn, askedBy, fields };
  const entered = { ...row, staffId: actor.staffId, doneAt: new Date(now) };
  await tx.insert(dataRequests).values(entered);
  const after = { askedOn, askedBy, ...(fields.length > 0 && { fields }) };
  await recordAudit(tx, actor, { action: ACTIONS[kind], ...toAuditedCustomer(userId), after });
  return entered;
}

async function findCustomer(db: Database, id: string): Promise<UserRow> {
  const isOpen = and(eq(users.id, id), isNull(users.deletedAt));
  const [user] = await db.select().from(users).where(isOpen);
  if (!user) throw refuse('no-document', { values: [id] });
  return user;
}

/** Everything that the shop knows about a person. */
export async function exportPerson(db: Database, act: CustomerAct, asked: Asked, language: Language) {
  const user = await findCustomer(db, act.userId);
  await db.transaction((tx) => enterRequest(tx, act, { kind: 'export', ...asked }));
  return gatherPersonalData(db, user, language, act.now);
}

/** Deletes the account of a person. */
export async function forgetPerson(api: Api, act: CustomerAct, asked: Asked): Promise<DataRequestRow> {
  const user = await findCustomer(api.db, act.userId);
  let entered: DataRequestRow | undefined;
  const isDone = await deleteAccount(api.db, user, act.now, async (tx) => {
    entered = await enterRequest(tx, act, { kind: 'deletion', ...asked });
  });
  if (!isDone || !entered) throw refuse('changed-meanwhile');
  await api.changes.publish();
  return entered;
}

/** The language of a person's newest order. */
async function findLanguage(tx: Transaction, userId: string): Promise<Language> {
  const [newest] = await tx
    .select({ language: orders.language })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.number))
    .limit(1);
  return newest?.language ?? 'en';
}

/** Changes an account's email address and ends the account's sessions. The new address is unconfirmed. */
async function setEmail(
  api: Api,
  tx: Transaction,
  before: UserRow,
  email: string,
  now: number,
  origin: string,
) {
  const isTaken =
    (await tx.$count(users, and(eq(users.email, email), ne(users.id, before.id)))) > 0 ||
    (await isKeptForAnother(tx, { id: before.id, email }, now));
  if (isTaken) throw refuseField('email-in-use', { param: 'email', value: email });
  const user = { id: before.id, email };
  const keyedHash = createKeyedHash(api.tokenSecret);
  const language = await findLanguage(tx, before.id);
  await tx
    .update(users)
    .set({ email, emailConfirmedAt: null, updatedAt: new Date(now) })
    .where(eq(users.id, before.id));
  await endTokens(tx, before.id, now, null);
  await tx.delete(resetCodes).where(eq(resetCodes.userId, before.id));
  await dropEmailChange(tx, before.id);
  // A former address that was never confirmed may be a stranger's: it gets no link.
  if (hasEmail(before) && before.emailConfirmedAt) {
    const link = writePageLink(origin, 'undo', await offerUndo(tx, keyedHash, before, now), language);
    await putChangedEmail(api.jobs, tx, { before, link, language, now });
  }
  const link = writePageLink(origin, 'address', writeAddressSecret(keyedHash, user), language);
  await putConfirmationEmail(api.jobs, tx, { kind: 'confirm_email', user, link, language });
}

/** Corrects the given fields of an account. */
export async function correctPerson(
  api: Api,
  act: CustomerAct,
  { askedOn, askedBy, name, phone, email }: Correction,
  origin: string,
): Promise<void> {
  const given = { name, phone, email };
  await api.db.transaction(async (tx) => {
    const before = await lockCustomer(tx, act.userId);
    const fields = (['name', 'phone', 'email'] as const).filter(
      (field) => given[field] !== undefined && given[field] !== before[field],
    );
    if (fields.length === 0) throw refuse('nothing-to-correct');
    await updateAccount(tx, before, { name, phone }, act.now);
    // Reviews show their author's name.
    if (fields.includes('name')) await recordChange(tx, await topicsOfReviewer(tx, before.id));
    if (email !== undefined && fields.includes('email'))
      await setEmail(api, tx, before, email, act.now, origin);
    await enterRequest(tx, act, { kind: 'correction', askedOn, askedBy, fields });
  });
  api.jobs.wake('letter');
  if (name !== undefined) await api.changes.publish();
}
