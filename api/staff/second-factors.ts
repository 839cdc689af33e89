/** The second factors that members of staff have to show besides their password. */
import { recordAudit } from '#api/audit/record-audit.ts';
import type { Actor, Api } from '#api/dependencies.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { type StaffRow, staffPasskeys } from '#api/schema/staff.ts';
import type { RefusalCode } from '#contract/refusals/refusals.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { createTotp } from './totp.ts';

export type CodeRefusal = Extract<RefusalCode, 'code-required' | 'passkey-required' | 'wrong-code'>;

/** Checks and changes the second-factor codes of the staff: codes of authenticator apps, and recovery codes. */
export function createSecondFactors({ tokenSecret, clock }: Pick<Api, 'tokenSecret' | 'clock'>) {
  const totp = createTotp(tokenSecret);
  const recoveryCodes = createRecoveryCodes(tokenSecret);

  async function hasPasskey(tx: Transaction, { id }: StaffRow): Promise<boolean> {
    const [passkey] = await tx
      .select({ id: staffPasskeys.id })
      .from(staffPasskeys)
      .where(eq(staffPasskeys.staffId, id))
      .limit(1);
    return passkey !== undefined;
  }

  return {
    totp,
    recoveryCodes,
    hasPasskey,
    /**
     * Checks and uses up the code that must accompany a password; undefined if it is right, or if none is needed. The
     * caller has locked the member's row. An account that has passkeys but no authenticator app needs a passkey or a
     * recovery code.
     */
    async checkCode(
      tx: Transaction,
      actor: Actor,
      member: StaffRow,
      code: string | undefined,
    ): Promise<CodeRefusal | undefined> {
      const hasTotp = member.totpSecret !== null;
      if (!hasTotp && !(await hasPasskey(tx, member))) return undefined;
      if (code === undefined) return hasTotp ? 'code-required' : 'passkey-required';
      const typed = code.replaceAll(/\s/g, '');
      if (await totp.accept(tx, member, typed, clock())) return undefined;
      if (!(await recoveryCodes.accept(tx, member.id, typed))) return 'wrong-code';
      await recordAudit(tx, actor, {
        action: 'staff.recovery-code-used',
        id: member.id,
        label: member.name,
      });
      return undefined;
    },
    /** Removes the recovery codes of a member without a second factor. */
    async dropUnneededCodes(tx: Transaction, member: StaffRow): Promise<void> {
      if (member.totpSecret === null && !(await hasPasskey(tx, member))) {
        await recoveryCodes.remove(tx, member.id);
      }
    },
  };
}
