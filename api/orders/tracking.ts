/**
 * Links to an order that need no account: its id, signed. The link to follow an order may be passed on, so the one that
 * confirms it, in the letter to its shopper, is signed for that purpose alone.
 */
import { timingSafeEqual } from 'node:crypto';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import type { KeyedHash } from '#api/platform/security/keyed-hash.ts';
import type { Language } from '#contract/constants.ts';

type Purpose = 'tracking' | 'confirm';

// Half of the hash: nobody can try that many. In hexadecimal digits, which no mail program takes for the end of a link.
const SIGNATURE_BYTES = 16;
const TOKEN = /^([\da-f]{24})([\da-f]{32})$/i;

const sign = (hash: KeyedHash, purpose: Purpose, orderId: string) =>
  Buffer.from(hash(purpose, orderId), 'base64url').subarray(0, SIGNATURE_BYTES);

const writeToken = (hash: KeyedHash, purpose: Purpose, orderId: string) =>
  orderId + sign(hash, purpose, orderId).toString('hex');

/** The id of the order that a link was signed for, or a refusal. */
export function readToken(hash: KeyedHash, purpose: Purpose, token: string): string {
  const [, id, signature] = TOKEN.exec(token) ?? [];
  if (!id || !signature) throw refuseField('invalid-link', { param: 'token', location: 'params' });
  const orderId = id.toLowerCase();
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), sign(hash, purpose, orderId))) {
    throw refuse('unknown-link');
  }
  return orderId;
}

/** The storefront's screen of an order, for whoever has the path. */
export const writeTrackingPath = (hash: KeyedHash, orderId: string): string =>
  `/track/${writeToken(hash, 'tracking', orderId)}`;

interface Linked {
  id: string;
  /** Of the screen that the link opens. */
  language: Language;
}

/** The address at which anybody can follow an order. */
export const writeTrackingLink = (origin: string, hash: KeyedHash, { id, language }: Linked): string =>
  origin + (language === 'ar' ? '/ar' : '') + writeTrackingPath(hash, id);

/** The same address with what its shopper needs to confirm the order there; for their letter alone. */
export const writeConfirmLink = (origin: string, hash: KeyedHash, order: Linked): string =>
  `${writeTrackingLink(origin, hash, order)}?confirm=${writeToken(hash, 'confirm', order.id)}`;
