import { recordAudit } from '#api/audit/record-audit.ts';
import type { Api } from '#api/dependencies.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import { staff } from '#api/schema/staff.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { staffFactorCalls } from '#contract/staff/factor-calls.ts';
import { createOwnChange } from './change-own.ts';
import { labelMember } from './members.ts';
import { createSecondFactors } from './second-factors.ts';
import { NEW_SECRET_MS } from './totp.ts';

/** Serves the calls by which members of staff manage their own authenticator app and recovery codes. */
export function serveFactors(api: Api, { serve }: CallRoutes): void {
  const { limits, clock } = api;
  const { totp, recoveryCodes, hasPasskey, dropUnneededCodes } = createSecondFactors(api);
  const changeOwn = createOwnChange(api);

  serve(staffFactorCalls.startTotp, async (c) => {
    const { nameEn } = (await api.shopSettings.read()).name;
    return changeOwn(c, async (tx, member) => {
      const { secret, uri, encrypted } = await totp.create(member, nameEn);
      await tx
        .update(staff)
        .set({ newTotpSecret: encrypted, newTotpAt: new Date(clock()) })
        .where(eq(staff.id, member.id));
      return { data: { secret, uri } };
    });
  });

  serve(staffFactorCalls.turnOnTotp, async (c, { body }) => {
    const { code } = await body();
    await limits.take('staffProof', c.var.staff.member.id);
    return changeOwn(c, async (tx, member) => {
      const isWaiting = clock() - (member.newTotpAt?.getTime() ?? 0) < NEW_SECRET_MS;
      if (!member.newTotpSecret || !isWaiting) throw refuse('totp-not-started');
      if (!(await totp.turnOn(tx, member, code, clock()))) {
        throw refuseField('wrong-code', { param: 'code' });
      }
      await recordAudit(tx, c.var.actor, { action: 'staff.totp-on', ...labelMember(member) });
      return { data: { recoveryCodes: await recoveryCodes.renewIfNone(tx, member.id) } };
    });
  });

  serve(staffFactorCalls.turnOffTotp, (c) =>
    changeOwn(c, async (tx, member) => {
      await tx
        .update(staff)
        .set({ totpSecret: null, newTotpSecret: null, newTotpAt: null })
        .where(eq(staff.id, member.id));
      await dropUnneededCodes(tx, { ...member, totpSecret: null });
      if (member.totpSecret) {
        await recordAudit(tx, c.var.actor, { action: 'staff.totp-off', ...labelMember(member) });
      }
      return null;
    }),
  );

  serve(staffFactorCalls.renewRecoveryCodes, (c) =>
    changeOwn(c, async (tx, member) => {
      if (!member.totpSecret && !(await hasPasskey(tx, member))) throw refuse('no-second-factor');
      const codes = await recoveryCodes.renew(tx, member.id);
      await recordAudit(tx, c.var.actor, { action: 'staff.recovery-codes-renewed', ...labelMember(member) });
      return { data: { recoveryCodes: codes } };
    }),
  );
}
