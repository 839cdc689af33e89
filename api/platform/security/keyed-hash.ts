import { createHmac } from 'node:crypto';

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
