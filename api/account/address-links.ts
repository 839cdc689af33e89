/** Links that confirm the email address of a new account. Signed, not stored, so every email can contain one. */
import { timingSafeEqual } from 'node:crypto';
import { eq } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { KeyedHash } from '#api/platform/security/hashes.ts';
import { hasEmail, type User, users } from '#api/schema/account.ts';
import { confirmAddress } from './users.ts';

type Account = Pick<User, 'id' | 'email'>;

// Half of the hash is enough, as in links to orders.
const SIGNATURE_BYTES = 16;
const SECRET_FORMAT = /^([\da-f]{24})([\da-f]{32})$/i;

const sign = (hash: KeyedHash, { id, email }: Account) =>
  Buffer.from(hash('confirm address', id, email), 'base64url').subarray(0, SIGNATURE_BYTES);

/** The secret of the link that confirms an account's current email address. */
export const writeAddressSecret = (hash: KeyedHash, account: Account): string =>
  account.id + sign(hash, account).toString('hex');

async function findLinked(db: Database, hash: KeyedHash, link: string): Promise<User | undefined> {
  const [, id = '', signature = ''] = SECRET_FORMAT.exec(link) ?? [];
  const [user] = await db.select().from(users).where(eq(users.id, id.toLowerCase()));
  if (!hasEmail(user)) return undefined;
  const isSigned = timingSafeEqual(Buffer.from(signature, 'hex'), sign(hash, user));
  return isSigned ? user : undefined;
}

/** Reads what the link's page shows before the button is pressed. Changes nothing. */
export async function readAddressLink(db: Database, hash: KeyedHash, link: string) {
  const user = await findLinked(db, hash, link);
  if (!user) return 'unknown';
  return user.emailConfirmedAt ? 'done' : 'ready';
}

/** Confirms the email address that a link is for. */
export async function confirmEmailByLink(db: Database, hash: KeyedHash, link: string, now: number) {
  const user = await findLinked(db, hash, link);
  if (!user) return 'unknown';
  await confirmAddress(db, user.id, now);
  return 'done';
}
