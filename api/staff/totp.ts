/**
 * Codes of an authenticator app (RFC 6238): six digits for each step of thirty seconds. The codes of the previous and
 * the next step are valid, too.
 */
import { and, eq, lt } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { type Cipher, createCipher } from '#api/platform/security/cipher.ts';
import { type StaffRow, staff } from '#api/schema/staff.ts';

const STEP_SECONDS = 30;
/** How long a new secret waits for its first code. */
export const NEW_SECRET_MS = 60 * 60 * 1000;
const CODE_FORMAT = /^\d{6}$/;

// Loaded on first use, to keep start-up fast.
const load = () => import('otpauth');

export function createTotp(tokenSecret: string) {
  const cipher: Cipher = createCipher(tokenSecret, 'totp secret');

  /** The step that a code belongs to; undefined if it is none of the three that are valid now. */
  async function findStep(encrypted: string, member: StaffRow, code: string, now: number) {
    const secret = cipher.decrypt(encrypted, member.id);
    if (secret === undefined || !CODE_FORMAT.test(code)) return undefined;
    const { TOTP, Secret } = await load();
    const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS });
    const delta = totp.validate({ token: code, timestamp: now, window: 1 });
    return delta === null ? undefined : Math.floor(now / 1000 / STEP_SECONDS) + delta;
  }

  return {
    /** A new secret of an issuer: as text, as the address in a QR code, and encrypted for the database. */
    async create(member: StaffRow, issuer: string) {
      const { TOTP, Secret } = await load();
      const secret = new Secret();
      const totp = new TOTP({ issuer, label: member.email, secret, period: STEP_SECONDS });
      const text = secret.base32;
      return { secret: text, uri: totp.toString(), encrypted: cipher.encrypt(text, member.id) };
    },
    /**
     * Accepts a code of the app once. Afterwards, neither this code nor an earlier one is accepted, even from a
     * simultaneous request.
     */
    async accept(tx: Transaction, member: StaffRow, code: string, now: number): Promise<boolean> {
      const step = member.totpSecret && (await findStep(member.totpSecret, member, code, now));
      if (!step) return false;
      const accepted = await tx
        .update(staff)
        .set({ totpLastStep: step })
        .where(and(eq(staff.id, member.id), lt(staff.totpLastStep, step)))
        .returning({ id: staff.id });
      return accepted.length > 0;
    },
    /** Activates a new secret if the code belongs to it. */
    async turnOn(tx: Transaction, member: StaffRow, code: string, now: number): Promise<boolean> {
      const step = member.newTotpSecret && (await findStep(member.newTotpSecret, member, code, now));
      if (!step) return false;
      await tx
        .update(staff)
        .set({
          totpSecret: member.newTotpSecret,
          totpLastStep: step,
          ...{ newTotpSecret: null, newTotpAt: null },
        })
        .where(eq(staff.id, member.id));
      return true;
    },
  };
}
