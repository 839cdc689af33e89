import type { Context } from 'hono';
import { recordAudit } from '#api/audit/record-audit.ts';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import type { StaffRow, StaffSessionRow } from '#api/schema/staff.ts';
import { actorOf, presentMe } from './members.ts';
import { setSessionCookie } from './session-cookie.ts';
import { SESSION_SECONDS, sourceOf, startSession } from './sessions.ts';

/** The last step of signing in, whether by password, passkey or invitation. */
export const createSignIn = (api: Pick<Api, 'db' | 'settings' | 'clock'>) => ({
  /** Starts a session and records it. The caller has locked the member's row. */
  async open(c: Context<ApiEnv>, tx: Transaction, member: StaffRow, by: StaffSessionRow['signedInBy']) {
    const source = sourceOf(c);
    const started = await startSession(tx, member.id, by, source, api.clock());
    const { id, name, email, role } = member;
    await recordAudit(tx, actorOf(member, source), {
      ...{ id, label: name },
      ...(by === 'invitation'
        ? { action: 'staff.joined', after: { email, role } }
        : { action: 'staff.signed-in', after: { by } }),
    });
    return { member, ...started };
  },
  /** Sets the cookie and answers who is signed in. Call this after the transaction. */
  answer(c: Context<ApiEnv>, { member, secret, session }: SignedIn) {
    setSessionCookie(c, secret, SESSION_SECONDS);
    return presentMe(api, member, session);
  },
});

interface SignedIn {
  member: StaffRow;
  secret: string;
  session: StaffSessionRow;
}
