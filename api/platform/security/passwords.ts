/** Passwords as argon2id in the PHC string format: `$argon2id$v=19$m=..,t=..,p=..$salt$hash`. */
import crypto from 'node:crypto';
import { createSemaphore } from '#api/platform/concurrency.ts';

// OWASP's first recommendation: 19 MiB, two passes, one lane.
const HASH_COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

// Each hash occupies one of Node's four worker threads. The limit keeps one free for files and DNS.
const limitHashing = createSemaphore(3, 500);

const PHC_FORMAT =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[\w+/]+)\$(?<hash>[\w+/]+)$/;

type Cost = typeof HASH_COST;

function deriveHash(password: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  // Normalises the password, so that it is the same however the keyboard composes its characters.
  const message = Buffer.from(password.normalize('NFKC'));
  return limitHashing(
    () =>
      new Promise((resolve, reject) => {
        crypto.argon2('argon2id', { message, nonce: salt, tagLength, ...cost }, (error, hash) =>
          error ? reject(error) : resolve(hash),
        );
      }),
  );
}

const toBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/={1,2}$/, '');

const toPhc = (salt: Buffer, hash: Buffer) =>
  `$argon2id$v=19$m=${HASH_COST.memory},t=${HASH_COST.passes},p=${HASH_COST.parallelism}$${toBase64(salt)}$${toBase64(hash)}`;

function parsePhc(phc: string) {
  const fields = PHC_FORMAT.exec(phc)?.groups;
  if (!fields) return undefined;
  return {
    cost: {
      memory: Number(fields.memory),
      passes: Number(fields.passes),
      parallelism: Number(fields.parallelism),
    },
    salt: Buffer.from(fields.salt ?? '', 'base64'),
    hash: Buffer.from(fields.hash ?? '', 'base64'),
  };
}

const dummyHash = {
  cost: HASH_COST,
  salt: crypto.randomBytes(SALT_BYTES),
  hash: crypto.randomBytes(HASH_BYTES),
};

/** Hashes a new password for storage. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.randomBytes(SALT_BYTES);
  return toPhc(salt, await deriveHash(password, salt, HASH_COST, HASH_BYTES));
}

/**
 * Whether a password matches a stored hash. Without a stored hash, a dummy is verified, so that timing does not reveal
 * which accounts exist.
 */
export async function isPasswordRight(password: string, stored: string | undefined): Promise<boolean> {
  const known = stored === undefined ? undefined : parsePhc(stored);
  const { cost, salt, hash } = known ?? dummyHash;
  const isEqual = crypto.timingSafeEqual(await deriveHash(password, salt, cost, hash.length), hash);
  return isEqual && known !== undefined;
}
