import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { CompactSign, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { TokenPayload } from '#contract/account/answers.ts';

// The cache holds tokens of about ten thousand shoppers. Without it, most of a call's time before its query goes into
// verifying the signature.
const CACHE_BYTES = 8 * 1024 * 1024;
const ENTRY_BYTES = 400;
const LIFETIME_SECONDS = 90 * 24 * 60 * 60;

export interface GoodToken {
  payload: TokenPayload;
  /** Identifies the token in the database, which never stores the token itself. */
  hash: string;
}
export type TokenReading = GoodToken | { problem: 'invalid' | 'expired' };

/** The fields of a user that a token contains or depends on. */
interface TokenOwner {
  id: string;
  name: string;
  role: string;
  /** In seconds since the Unix epoch. */
  lastTokenAt: number;
}

export interface Tokens {
  /** Issues a token dated `lastTokenAt`. The caller stores a new date for each token, so no two tokens are equal. */
  issue(user: TokenOwner): Promise<string>;
  read(token: string): Promise<TokenReading>;
}

/** JSON in ASCII, because clients decode the payload with `atob`, which does not support UTF-8. */
function toAsciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Leaves out the signature: it has several valid encodings, and each would count as another token. */
const hashToken = (token: string) =>
  createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('base64url');

/** Issues and verifies the contract's session tokens: JWT, HS256, 90 days. */
export function createTokens(secret: string, clock: () => number): Tokens {
  const key = new TextEncoder().encode(secret);
  /** Tokens with a verified signature; expiry is checked each time. */
  const verified = new LRUCache<string, GoodToken>({ maxSize: CACHE_BYTES });

  const verify = async (token: string): Promise<TokenReading> => {
    try {
      const { payload } = await jwtVerify<TokenPayload>(token, key, {
        algorithms: ['HS256'],
        currentDate: new Date(clock()),
        requiredClaims: ['id', 'iat', 'exp'],
      });
      if (typeof payload.id !== 'string' || typeof payload.iat !== 'number') return { problem: 'invalid' };
      const { id, name, role, iat, exp } = payload;
      return { payload: { id, name, role, iat, exp }, hash: hashToken(token) };
    } catch (error) {
      return { problem: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
    }
  };

  return {
    issue({ id, name, role, lastTokenAt: iat }) {
      const payload = { id, name, role, iat, exp: iat + LIFETIME_SECONDS };
      return new CompactSign(Buffer.from(toAsciiJson(payload)))
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(key);
    },
    async read(token) {
      const known = verified.get(token);
      if (known) return known.payload.exp * 1000 > clock() ? known : { problem: 'expired' };
      const reading = await verify(token);
      if ('payload' in reading) verified.set(token, reading, { size: 2 * token.length + ENTRY_BYTES });
      return reading;
    },
  };
}

// Some signed-out clients send these values instead of omitting the header.
const NO_TOKEN = new Set(['', 'null', 'undefined']);

/** The token of a request; empty if it has none. */
export function readSentToken({ req }: Pick<Context, 'req'>): string {
  const token = req.header('token')?.trim() ?? '';
  return NO_TOKEN.has(token) ? '' : token;
}
