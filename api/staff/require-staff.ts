import type { Context, MiddlewareHandler } from 'hono';
import type { Api, ApiEnv, SignedInStaff } from '#api/dependencies.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { ApiCall } from '#contract/api-call.ts';
import { hasPermission, type Permission } from '#contract/staff/permissions.ts';
import { createKeyFinder, readBearer } from './keys.ts';
import { actorOf, isSecondFactorNeeded } from './members.ts';
import { requireOwnOrigin } from './request-origin.ts';
import { createSessionFinder, isProved, sourceOf } from './sessions.ts';

/** Refuses a request without a recent proof of identity. For calls that need this proof only for some requests. */
export function requireProof(c: Context<ApiEnv>): void {
  if (!c.var.staff.isProved) throw refuse('proof-required');
}

interface Sender extends SignedInStaff {
  /** The permissions of an API key; undefined for a session, which has all permissions of the role. */
  permissions: readonly Permission[] | undefined;
}

const mayUse = ({ member, permissions }: Sender, permission: Permission): boolean =>
  hasPermission(member.role, permission) &&
  // An API key never reaches its owner's account, even if the database grants it `self`.
  (permissions === undefined || (permission !== 'self' && permissions.includes(permission)));

/**
 * Creates the guards of the staff's calls. A guard finds the sender (by cookie or API key, in one query), checks the
 * site, the permission, the second factor and the proof, and sets `actor` and `staff`.
 */
export function requireStaff(api: Pick<Api, 'db' | 'clock' | 'settings'>) {
  const findSession = createSessionFinder(api.db, api.clock);
  const findKey = createKeyFinder(api.db, api.clock);

  async function findSender(c: Context<ApiEnv>): Promise<Sender> {
    const bearer = readBearer(c);
    if (bearer !== undefined) {
      const found = await findKey(bearer);
      if (!found) throw refuse('staff-signed-out');
      const { member, key, hasPasskey } = found;
      const hasSecondFactor = hasPasskey || member.totpSecret !== null;
      return { member, session: undefined, hasSecondFactor, isProved: false, permissions: key.permissions };
    }
    const found = await findSession(c);
    if (!found) throw refuse('staff-signed-out');
    requireOwnOrigin(c);
    const { member, session, hasPasskey } = found;
    const hasSecondFactor = hasPasskey || member.totpSecret !== null;
    return {
      member,
      session,
      hasSecondFactor,
      isProved: isProved(session, api.clock()),
      permissions: undefined,
    };
  }

  /** The guard of one call; without a call, it lets every member and key pass. */
  return (call?: Pick<ApiCall, 'permission' | 'isProofNeeded'>): MiddlewareHandler<ApiEnv> =>
    async (c, next) => {
      const { permissions, ...staff } = await findSender(c);
      const permission = call?.permission;
      if (permission && !mayUse({ permissions, ...staff }, permission)) {
        throw refuse('not-permitted', { values: [permission] });
      }
      if (permission !== 'self' && isSecondFactorNeeded(api, staff)) throw refuse('second-factor-required');
      c.set('staff', staff);
      c.set('actor', actorOf(staff.member, sourceOf(c), staff.session ? 'counter' : 'key'));
      if (call?.isProofNeeded) requireProof(c);
      await next();
    };
}
