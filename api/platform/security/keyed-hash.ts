import { createHmac } from 'node:crypto';

/** What a short or personal value is kept as: of no use without the secret, and different per purpose. */
export function createKeyedHash(secret: string) {
  return (purpose: 'reset-code' | 'requester' | 'verifier', ...parts: string[]): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url');
}

export type KeyedHash = ReturnType<typeof createKeyedHash>;
