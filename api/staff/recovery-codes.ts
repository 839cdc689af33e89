/** Recovery codes, for people who lost their phone. Each can be used once; the database stores keyed hashes only. */
import { randomInt } from 'node:crypto';
import { and, eq } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import { staffRecoveryCodes } from '#api/schema/staff.ts';

const CODE_COUNT = 10;
const HALF_LENGTH = 5;
/** Without characters that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const createHalf = () =>
  Array.from({ length: HALF_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const createCode = () => `${createHalf()}-${createHalf()}`;
const normalise = (code: string) => code.toLowerCase().replace(/[^a-z\d]/g, '');

export function createRecoveryCodes(tokenSecret: string) {
  const keyedHash = createKeyedHash(tokenSecret);
  const hash = (staffId: string, code: string) => keyedHash('recovery code', staffId, normalise(code));

  /** Replaces a member's codes; returns the new ones, of which only hashes are stored. */
  async function renew(tx: Transaction, staffId: string): Promise<string[]> {
    const codes = Array.from({ length: CODE_COUNT }, createCode);
    await remove(tx, staffId);
    await tx
      .insert(staffRecoveryCodes)
      .values(codes.map((code) => ({ staffId, codeHash: hash(staffId, code) })));
    return codes;
  }

  async function remove(tx: Transaction, staffId: string): Promise<void> {
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  }

  return {
    renew,
    remove,
    /** New codes if there are none; an empty list otherwise. */
    async renewIfNone(tx: Transaction, staffId: string): Promise<string[]> {
      const [known] = await tx
        .select()
        .from(staffRecoveryCodes)
        .where(eq(staffRecoveryCodes.staffId, staffId))
        .limit(1);
      return known ? [] : renew(tx, staffId);
    },
    /** Uses up a code; false if the person has no such code. Of two simultaneous requests, only one succeeds. */
    async accept(tx: Transaction, staffId: string, code: string): Promise<boolean> {
      const used = await tx
        .delete(staffRecoveryCodes)
        .where(
          and(eq(staffRecoveryCodes.staffId, staffId), eq(staffRecoveryCodes.codeHash, hash(staffId, code))),
        )
        .returning();
      return used.length > 0;
    },
  };
}
