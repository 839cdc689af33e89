import type { Context } from 'hono';
import { recordAudit } from '#api/audit/record-audit.ts';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { and, eq } from '#api/platform/database/drizzle.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import { hashPassword, isPasswordRight } from '#api/platform/security/passwords.ts';
import { type StaffRow, type StaffSessionRow, staff } from '#api/schema/staff.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { staffMeCalls } from '#contract/staff/me-calls.ts';
import { labelMember, lockMember, presentMe } from './members.ts';
import { clearSessionCookie } from './session-cookie.ts';
import { endSessions, listOwnSessions } from './sessions.ts';

/** The session of a call that API keys can't send. */
export function sessionOf(c: Context<ApiEnv>): StaffSessionRow {
  const { session } = c.var.staff;
  if (!session) throw new Error('a call of one’s own account was let through without a session');
  return session;
}

/** Serves the calls of the signed-in person's profile, sessions and password. */
export function serveStaffMe(api: Api, { serve }: CallRoutes): void {
  const { db, limits, clock } = api;

  serve(staffMeCalls.readStaffMe, async (c) => presentMe(api, c.var.staff.member, sessionOf(c)));

  serve(staffMeCalls.updateStaffMe, async (c, { body }) => {
    const { name, language, theme } = await body();
    const changes = {
      ...(name !== undefined && { name }),
      ...(language !== undefined && { language }),
      ...(theme !== undefined && { theme }),
    };
    const { id } = c.var.staff.member;
    const member = await db.transaction(async (tx) => {
      const before = await lockMember(tx, id);
      if (!before) throw refuse('staff-signed-out');
      const after = { ...before, ...changes };
      const fields = ({ name, language, theme }: StaffRow) => ({ name, language, theme });
      if (JSON.stringify(fields(before)) === JSON.stringify(fields(after))) return before;
      await tx
        .update(staff)
        .set({ ...changes, updatedAt: new Date(clock()) })
        .where(eq(staff.id, id));
      await recordAudit(tx, c.var.actor, {
        action: 'staff.profile-changed',
        ...labelMember(after),
        before: fields(before),
        after: fields(after),
      });
      return after;
    });
    return presentMe(api, member, sessionOf(c));
  });

  serve(staffMeCalls.signOutStaff, async (c) => {
    const { member } = c.var.staff;
    await db.transaction(async (tx) => {
      await endSessions(tx, member.id, { id: sessionOf(c).id });
      await recordAudit(tx, c.var.actor, { action: 'staff.signed-out', ...labelMember(member) });
    });
    clearSessionCookie(c);
    return null;
  });

  serve(staffMeCalls.listSessions, async (c) => ({
    data: await listOwnSessions(db, sessionOf(c), clock()),
  }));

  const end = (c: Context<ApiEnv>, which: { id: string } | { except: string }) =>
    db.transaction(async (tx) => {
      const { member } = c.var.staff;
      const sessions = await endSessions(tx, member.id, which);
      const after = { sessions };
      if (sessions > 0) {
        await recordAudit(tx, c.var.actor, { action: 'staff.sessions-ended', ...labelMember(member), after });
      }
      return sessions;
    });

  serve(staffMeCalls.endSession, async (c, input) => {
    const id = input.id('id');
    if ((await end(c, { id })) === 0) throw refuse('no-document', { values: [id] });
    if (id === sessionOf(c).id) clearSessionCookie(c);
    return null;
  });

  serve(staffMeCalls.endOtherSessions, async (c) => {
    await end(c, { except: sessionOf(c).id });
    return null;
  });

  serve(staffMeCalls.changeStaffPassword, async (c, { body }) => {
    const { currentPassword, password } = await body();
    const { member } = c.var.staff;
    await limits.take('staffProof', member.id);
    if (!(await isPasswordRight(currentPassword, member.passwordHash))) {
      throw refuseField('wrong-current-password', { param: 'currentPassword' });
    }
    const passwordHash = await hashPassword(password);
    await db.transaction(async (tx) => {
      const [changed] = await tx
        .update(staff)
        .set({ passwordHash, updatedAt: new Date(clock()) })
        // Of two simultaneous changes with the old password, the second one is refused.
        .where(and(eq(staff.id, member.id), eq(staff.passwordHash, member.passwordHash)))
        .returning();
      if (!changed) throw refuseField('wrong-current-password', { param: 'currentPassword' });
      const sessions = await endSessions(tx, member.id, { except: sessionOf(c).id });
      await recordAudit(tx, c.var.actor, {
        action: 'staff.password-changed',
        ...labelMember(member),
        after: { endedSessions: sessions },
      });
    });
    await limits.clear('staffProof', member.id);
    return null;
  });
}
