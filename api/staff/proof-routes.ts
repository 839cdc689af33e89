import { recordAudit } from '#api/audit/record-audit.ts';
import type { Actor, Api } from '#api/dependencies.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import { isPasswordRight } from '#api/platform/security/passwords.ts';
import { type StaffRow, type StaffSessionRow, staffSessions } from '#api/schema/staff.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { staffMeCalls } from '#contract/staff/me-calls.ts';
import { sessionOf } from './me-routes.ts';
import { lockMember, presentMe } from './members.ts';
import { createPasskeys } from './passkeys.ts';
import { createSecondFactors } from './second-factors.ts';

/** Serves the calls by which a signed-in member proves their identity again. Sensitive calls require this proof. */
export function serveProof(api: Api, { serve }: CallRoutes): void {
  const { db, limits, clock } = api;
  const factors = createSecondFactors(api);
  const passkeys = createPasskeys(api);

  async function storeProof(
    tx: Transaction,
    actor: Actor,
    { session, member, by }: { session: StaffSessionRow; member: StaffRow; by: 'password' | 'passkey' },
  ): Promise<StaffSessionRow> {
    const provedAt = new Date(clock());
    await tx.update(staffSessions).set({ provedAt }).where(eq(staffSessions.id, session.id));
    const entry = { id: member.id, label: member.name, after: { by } };
    await recordAudit(tx, actor, { action: 'staff.proved', ...entry });
    return { ...session, provedAt };
  }

  serve(staffMeCalls.prove, async (c, { body }) => {
    const { password, code } = await body();
    const { actor } = c.var;
    const { id, passwordHash, name } = c.var.staff.member;
    const session = sessionOf(c);
    const entry = { id, label: name };
    await limits.take('staffProof', id);
    if (!(await isPasswordRight(password, passwordHash))) {
      await recordAudit(db, actor, { action: 'staff.proof-failed', ...entry, after: { reason: 'password' } });
      throw refuseField('wrong-current-password', { param: 'password' });
    }
    const outcome = await db.transaction(async (tx) => {
      const member = await lockMember(tx, id);
      if (!member || member.passwordHash !== passwordHash) throw refuse('staff-signed-out');
      const refusal = await factors.checkCode(tx, actor, member, code);
      if (refusal === 'wrong-code') {
        await recordAudit(tx, actor, { action: 'staff.proof-failed', ...entry, after: { reason: 'code' } });
      }
      if (refusal) return refusal;
      return { member, session: await storeProof(tx, actor, { session, member, by: 'password' }) };
    });
    if (outcome === 'wrong-code') throw refuseField('wrong-code', { param: 'code' });
    if (typeof outcome === 'string') throw refuse(outcome);
    await limits.clear('staffProof', id);
    return presentMe(api, outcome.member, outcome.session);
  });

  serve(staffMeCalls.askForProofPasskey, async (c) => {
    const options = await passkeys.askForOwn(c, sessionOf(c));
    if (!options) throw refuse('no-second-factor');
    return { data: options };
  });

  serve(staffMeCalls.proveWithPasskey, async (c, { body }) => {
    const { response } = await body();
    const session = sessionOf(c);
    const found = await passkeys.verify(c, response, { purpose: 'proof', sessionId: session.id });
    const { member } = c.var.staff;
    if (!found || 'refused' in found || found.member.id !== member.id) {
      const entry = { id: member.id, label: member.name, after: { reason: 'passkey' } };
      await recordAudit(db, c.var.actor, { action: 'staff.proof-failed', ...entry });
      throw refuse('passkey-refused');
    }
    const proved = await db.transaction(async (tx) => {
      await lockMember(tx, member.id);
      if (!(await passkeys.storeUse(tx, found))) throw refuse('passkey-refused');
      return storeProof(tx, c.var.actor, { session, member, by: 'passkey' });
    });
    return presentMe(api, member, proved);
  });
}
