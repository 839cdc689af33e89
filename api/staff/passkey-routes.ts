import { recordAudit } from '#api/audit/record-audit.ts';
import type { Api } from '#api/dependencies.ts';
import { and, eq } from '#api/platform/database/drizzle.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { clientOf } from '#api/platform/http/request.ts';
import { staffPasskeys } from '#api/schema/staff.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { staffFactorCalls } from '#contract/staff/factor-calls.ts';
import { staffSignInCalls } from '#contract/staff/sign-in-calls.ts';
import { createOwnChange } from './change-own.ts';
import { sessionOf } from './me-routes.ts';
import { actorOf, lockMember } from './members.ts';
import { createSignIn } from './open-session.ts';
import { createPasskeys, listPasskeys, MAX_PASSKEYS, presentPasskey } from './passkeys.ts';
import { createSecondFactors } from './second-factors.ts';
import { sourceOf } from './sessions.ts';

/** Serves the calls to sign in with a passkey, and to manage one's own passkeys. */
export function servePasskeys(api: Api, { serve }: CallRoutes): void {
  const { db, limits } = api;
  const passkeys = createPasskeys(api);
  const factors = createSecondFactors(api);
  const signIn = createSignIn(api);
  const changeOwn = createOwnChange(api);

  serve(staffSignInCalls.askForSignInPasskey, async (c) => {
    await limits.take('staffSignInClient', clientOf(c));
    return { data: await passkeys.askForAny(c) };
  });

  serve(staffSignInCalls.signInWithPasskey, async (c, { body }) => {
    const { response } = await body();
    await limits.take('staffSignInClient', clientOf(c));
    const found = await passkeys.verify(c, response, { purpose: 'sign-in', sessionId: null });
    if (!found) throw refuse('passkey-refused');
    if ('refused' in found) {
      const { id, name } = found.refused;
      await recordAudit(db, actorOf(found.refused, sourceOf(c)), {
        action: 'staff.sign-in-failed',
        ...{ id, label: name, after: { reason: 'passkey' } },
      });
      throw refuse('passkey-refused');
    }
    const signedIn = await db.transaction(async (tx) => {
      const member = await lockMember(tx, found.member.id);
      if (!member || member.disabledAt || !(await passkeys.storeUse(tx, found))) {
        throw refuse('passkey-refused');
      }
      return signIn.open(c, tx, member, 'passkey');
    });
    return signIn.answer(c, signedIn);
  });

  serve(staffFactorCalls.listPasskeys, async (c) => ({
    data: (await listPasskeys(db, c.var.staff.member.id)).map(presentPasskey),
  }));

  serve(staffFactorCalls.askForNewPasskey, async (c) => {
    const options = await passkeys.askForNew(c, c.var.staff.member, sessionOf(c));
    if (!options) throw refuse('too-many-entries', { values: [MAX_PASSKEYS] });
    return { data: options };
  });

  serve(staffFactorCalls.addPasskey, async (c, { body }) => {
    const { name, response } = await body();
    const credential = await passkeys.verifyNew(c, response, sessionOf(c));
    if (!credential) throw refuse('passkey-refused');
    return changeOwn(c, async (tx, member) => {
      const passkey = await passkeys.add(tx, member.id, name, credential);
      if (!passkey) throw refuse('passkey-refused');
      await recordAudit(tx, c.var.actor, {
        action: 'staff.passkey-added',
        ...{ id: member.id, label: member.name, after: { passkey: name } },
      });
      const recoveryCodes = await factors.recoveryCodes.renewIfNone(tx, member.id);
      return { data: { passkey: presentPasskey(passkey), recoveryCodes } };
    });
  });

  serve(staffFactorCalls.renamePasskey, async (c, input) => {
    const id = input.id('id');
    const { name } = await input.body();
    return changeOwn(c, async (tx, member) => {
      const isOwn = and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, member.id));
      const [before] = await tx.select().from(staffPasskeys).where(isOwn);
      if (!before) throw refuse('no-document', { values: [id] });
      await tx.update(staffPasskeys).set({ name }).where(isOwn);
      await recordAudit(tx, c.var.actor, {
        action: 'staff.passkey-renamed',
        ...{ id: member.id, label: member.name, before: { passkey: before.name }, after: { passkey: name } },
      });
      return { data: presentPasskey({ ...before, name }) };
    });
  });

  serve(staffFactorCalls.removePasskey, async (c, input) => {
    const id = input.id('id');
    return changeOwn(c, async (tx, member) => {
      const [removed] = await tx
        .delete(staffPasskeys)
        .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, member.id)))
        .returning();
      if (!removed) throw refuse('no-document', { values: [id] });
      await factors.dropUnneededCodes(tx, member);
      await recordAudit(tx, c.var.actor, {
        action: 'staff.passkey-removed',
        ...{ id: member.id, label: member.name, before: { passkey: removed.name } },
      });
      return null;
    });
  });
}
