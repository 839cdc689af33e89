import { createHash, createHmac, randomBytes } from 'node:crypto';

type Purpose =
  | 'reset-code'
  | 'requester'
  | 'device'
  | 'e-mail link'
  | 'e-mail undo'
  | 'confirm address'
  | 'review author'
  | 'tracking'
  | 'confirm'
  | 'pay'
  | 'client'
  | 'recovery code';

/** HMAC for short or personal values, with a separate key for each purpose. */
export function createKeyedHash(secret: string) {
  return (purpose: Purpose, ...parts: (string | number)[]): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url');
}

export type KeyedHash = ReturnType<typeof createKeyedHash>;

const SECRET_BYTES = 32;

/** A new secret of 256 random bits, in base64url, which needs no escaping in URLs and headers. */
export const createSecret = () => randomBytes(SECRET_BYTES).toString('base64url');

/** What the database stores of a random secret. A plain hash is enough: nobody guesses 256 bits. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');
