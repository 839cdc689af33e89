/**
 * Signed links to an order, which need no account. The tracking link may be shared, so the links that confirm and pay
 * the order have signatures of their own. Only the shopper's email contains the link that confirms.
 */
import { timingSafeEqual } from 'node:crypto';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import type { KeyedHash } from '#api/platform/security/hashes.ts';
import type { Language } from '#contract/constants.ts';

type Purpose = 'tracking' | 'confirm' | 'pay';

// Half of the hash is enough. It is written in hexadecimal, so that mail programs do not cut the link short.
const SIGNATURE_BYTES = 16;
const TOKEN_FORMAT = /^([\da-f]{24})([\da-f]{32})$/i;

const sign = (hash: KeyedHash, purpose: Purpose, orderId: string) =>
  Buffer.from(hash(purpose, orderId), 'base64url').subarray(0, SIGNATURE_BYTES);

const writeToken = (hash: KeyedHash, purpose: Purpose, orderId: string) =>
  orderId + sign(hash, purpose, orderId).toString('hex');

/** The id of the order that a link was signed for, or a refusal. */
export function readToken(hash: KeyedHash, purpose: Purpose, token: string): string {
  const [, id, signature] = TOKEN_FORMAT.exec(token) ?? [];
  if (!id || !signature) throw refuseField('invalid-link', { param: 'token', location: 'params' });
  const orderId = id.toLowerCase();
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), sign(hash, purpose, orderId))) {
    throw refuse('unknown-link');
  }
  return orderId;
}

/** The path of an order's tracking screen. */
export const writeTrackingPath = (hash: KeyedHash, orderId: string): string =>
  `/track/${writeToken(hash, 'tracking', orderId)}`;

interface LinkedOrder {
  id: string;
  /** The language of the tracking screen. */
  language: Language;
}

export const writeTrackingLink = (origin: string, hash: KeyedHash, { id, language }: LinkedOrder): string =>
  origin + (language === 'ar' ? '/ar' : '') + writeTrackingPath(hash, id);

/** The tracking link with a token that confirms the order; for the shopper's email only. */
export const writeConfirmLink = (origin: string, hash: KeyedHash, order: LinkedOrder): string =>
  `${writeTrackingLink(origin, hash, order)}?confirm=${writeToken(hash, 'confirm', order.id)}`;

/** The tracking link with a token that starts the payment of the due amount. */
export const writePaymentLink = (origin: string, hash: KeyedHash, order: LinkedOrder): string =>
  `${writeTrackingLink(origin, hash, order)}?pay=${writeToken(hash, 'pay', order.id)}`;
