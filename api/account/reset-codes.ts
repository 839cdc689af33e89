import crypto, { createHmac } from 'node:crypto';
import { and, eq, gt, lt, lte, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { resetCodes } from './tables.ts';

/** HMAC for short or personal values: useless without the secret, and different for each purpose. */
export function createKeyedHash(secret: string) {
  return (purpose: 'reset-code' | 'requester' | 'verifier', ...parts: string[]): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url');
}

export type KeyedHash = ReturnType<typeof createKeyedHash>;

export const RESET_CODE_MINUTES = 10;
const MAX_WRONG_TRIES = 5;
const ISSUING_LOCK = 4704;

const drawCode = () => String(crypto.randomInt(1_000_000)).padStart(6, '0');

/** The codes of forgotten passwords: one per account, hashed, short-lived, verified without naming the account. */
export function createResetCodes(db: Database, clock: () => number, keyedHash: KeyedHash) {
  const isLive = () =>
    and(gt(resetCodes.expiresAt, new Date(clock())), lt(resetCodes.wrongTries, MAX_WRONG_TRIES));

  return {
    /** Makes the account's code, in place of any earlier one. */
    issue(userId: string, requester: string): Promise<string> {
      return db.transaction(async (tx) => {
        // A code is checked without an e-mail, so no two accounts may have the same one.
        await tx.execute(sql`select pg_advisory_xact_lock(${ISSUING_LOCK})`);
        await tx.delete(resetCodes).where(lte(resetCodes.expiresAt, new Date(clock())));
        let code = drawCode();
        while ((await tx.$count(resetCodes, eq(resetCodes.codeHash, keyedHash('reset-code', code)))) > 0) {
          code = drawCode();
        }
        const row = {
          codeHash: keyedHash('reset-code', code),
          expiresAt: new Date(clock() + RESET_CODE_MINUTES * 60_000),
          wrongTries: 0,
          requestedBy: requester,
          verifiedBy: null,
        };
        await tx
          .insert(resetCodes)
          .values({ userId, ...row })
          .onConflictDoUpdate({ target: resetCodes.userId, set: row });
        return code;
      });
    },

    /** Whether the code is live; if so, this verifier may now set the password. */
    async verify(code: string, verifier: string): Promise<boolean> {
      const verified = await db
        .update(resetCodes)
        .set({ verifiedBy: verifier })
        .where(and(eq(resetCodes.codeHash, keyedHash('reset-code', code)), isLive()))
        .returning({ userId: resetCodes.userId });
      return verified.length > 0;
    },

    /** Counts a wrong try against every live code the same client asked for: it carries no e-mail to tell which. */
    async countWrongTry(requester: string): Promise<void> {
      await db
        .update(resetCodes)
        .set({ wrongTries: sql`${resetCodes.wrongTries} + 1` })
        .where(and(eq(resetCodes.requestedBy, requester), isLive()));
    },

    /** Whether this verifier has verified the account's code, which is still live. */
    async isVerifiedBy(userId: string, verifier: string): Promise<boolean> {
      const isOurs = and(eq(resetCodes.userId, userId), eq(resetCodes.verifiedBy, verifier), isLive());
      return (await db.$count(resetCodes, isOurs)) > 0;
    },
  };
}
