/** Verifies the signatures of Stripe's events. */
import type Stripe from 'stripe';

const TOLERANCE_S = 300;

interface SignedText {
  body: string;
  signature: string;
  secret: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** An event and when it was signed, or why it is rejected although it is signed; undefined if it is not signed. */
type SignedEvent = { event: unknown; signedAt: Date } | { rejected: string } | undefined;

/** The time in a signature header. If there are several, the last one counts. */
function readTime(signature: string): Date {
  const time = signature.split(',').findLast((part) => part.startsWith('t='));
  return new Date(Number(time?.slice(2)) * 1000);
}

/** Verifies an event by its signature of the raw body. An old one is rejected, as it may be a replay. */
export function readSignedEvent(
  webhooks: Stripe['webhooks'],
  { body, signature, secret, now }: SignedText,
): SignedEvent {
  const read = (toleranceS: number): unknown => {
    try {
      return webhooks.constructEvent(body, signature, secret, toleranceS, undefined, now);
    } catch {
      return undefined;
    }
  };
  const signedAt = readTime(signature);
  const event = read(TOLERANCE_S);
  if (event !== undefined) return { event, signedAt };
  // A tolerance of 0 does not check the time.
  if (read(0) === undefined) return undefined;
  const seconds = Math.round((now - signedAt.getTime()) / 1000);
  return {
    rejected: `a notification of Stripe's was signed ${seconds} seconds ago: is this machine's clock right, or did somebody send it again?`,
  };
}
