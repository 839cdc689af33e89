import type { Context } from 'hono';
import { recordAudit } from '#api/audit/record-audit.ts';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import { clientOf } from '#api/platform/http/request.ts';
import { hashPassword, isPasswordRight } from '#api/platform/security/passwords.ts';
import { type StaffRow, staff } from '#api/schema/staff.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { staffSignInCalls } from '#contract/staff/sign-in-calls.ts';
import { dropFirstInvitation, findInvitation, findInviter, takeInvitation } from './invitations.ts';
import { actorOf, findMemberByEmail, lockMember } from './members.ts';
import { createSignIn } from './open-session.ts';
import { createSecondFactors } from './second-factors.ts';
import { sourceOf } from './sessions.ts';

/** Serves the calls of signing in by password, and of accepting an invitation. */
export function serveStaffSignIn(api: Api, { serve }: CallRoutes): void {
  const { db, limits, clock } = api;
  const factors = createSecondFactors(api);
  const signIn = createSignIn(api);

  /**
   * Counts a sign-in attempt against the rate limits, before the password is checked. Returns a function that undoes
   * this for the account, to call after a successful sign-in.
   */
  async function takeAttempt(c: Context<ApiEnv>, email: string) {
    const client = clientOf(c);
    await limits.take('staffSignInClient', client);
    // A client that guesses passwords uses up its own attempts before it uses up the account's.
    await limits.take('staffSignInClientAccount', `${client} ${email}`);
    await limits.take('staffSignInAccount', email);
    return async () => {
      await limits.clear('staffSignInClientAccount', `${client} ${email}`);
      await limits.giveBack('staffSignInAccount', email);
    };
  }

  /**
   * Records a wrong password after the answer was sent, so that the answer takes no longer than for an unknown account.
   */
  function recordWrongPassword(c: Context<ApiEnv>, member: StaffRow): void {
    const actor = actorOf(member, sourceOf(c));
    setImmediate(() => {
      recordAudit(db, actor, {
        action: 'staff.sign-in-failed',
        id: member.id,
        label: member.name,
        after: { reason: member.disabledAt ? 'disabled' : 'password' },
      }).catch((error: unknown) => api.log.error({ err: error }, 'a failed sign-in was not recorded'));
    });
  }

  serve(staffSignInCalls.signInStaff, async (c, { body }) => {
    const { email, password, code } = await body();
    const giveBack = await takeAttempt(c, email);
    const known = await findMemberByEmail(db, email);
    const isRight = await isPasswordRight(password, known?.passwordHash);
    if (!known || !isRight || known.disabledAt) {
      if (known) recordWrongPassword(c, known);
      throw refuse('wrong-staff-sign-in');
    }
    if (code !== undefined) await limits.take('staffCode', known.id);
    const outcome = await db.transaction(async (tx) => {
      const member = await lockMember(tx, known.id);
      // The account may have been changed during the check.
      if (!member || member.disabledAt || member.passwordHash !== known.passwordHash) return undefined;
      const actor = actorOf(member, sourceOf(c));
      const refusal = await factors.checkCode(tx, actor, member, code);
      if (refusal === 'wrong-code') {
        await recordAudit(tx, actor, {
          action: 'staff.sign-in-failed',
          ...{ id: member.id, label: member.name, after: { reason: 'code' } },
        });
      }
      return refusal ? { refusal } : signIn.open(c, tx, member, 'password');
    });
    if (!outcome) throw refuse('wrong-staff-sign-in');
    if ('refusal' in outcome) {
      throw outcome.refusal === 'wrong-code'
        ? refuseField('wrong-code', { param: 'code' })
        : refuse(outcome.refusal);
    }
    await giveBack();
    await limits.clear('staffCode', known.id);
    return signIn.answer(c, outcome);
  });

  serve(staffSignInCalls.readInvitation, async (c, { body }) => {
    const { token } = await body();
    await limits.take('staffInvitation', clientOf(c));
    const invitation = await findInvitation(db, token, clock());
    if (!invitation) throw refuse('invitation-invalid');
    const { email, role, expiresAt } = invitation;
    const invitedBy = await findInviter(db, invitation);
    return { data: { email, role, invitedBy, expiresAt: expiresAt.toISOString() } };
  });

  serve(staffSignInCalls.acceptInvitation, async (c, { body }) => {
    const { token, name, password, language, ...typed } = await body();
    await limits.take('staffInvitation', clientOf(c));
    // Checked before the password is hashed: hashing for strangers would be costly.
    const open = await findInvitation(db, token, clock());
    if (!open) throw refuse('invitation-invalid');
    const email = open.email ?? typed.email;
    if (email === undefined) throw refuseField('email-required', { param: 'email' });
    const passwordHash = await hashPassword(password);
    const signedIn = await db.transaction(async (tx) => {
      const invitation = await takeInvitation(tx, token, clock());
      if (!invitation) throw refuse('invitation-invalid');
      const { role } = invitation;
      const [member] = await tx
        .insert(staff)
        .values({ id: newId(clock()), name, email, role, passwordHash, language })
        .onConflictDoNothing({ target: staff.email })
        .returning();
      if (!member) throw refuse('invitation-invalid');
      await dropFirstInvitation(tx);
      return signIn.open(c, tx, member, 'invitation');
    });
    return signIn.answer(c, signedIn);
  });
}
