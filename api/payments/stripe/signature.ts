/** Events that Stripe signed, and when. */
import type Stripe from 'stripe';

const TOLERANCE_S = 300;

interface SignedText {
  body: string;
  signature: string;
  secret: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** An event and when it was signed, or why it can't be taken though it is signed; undefined if it is not. */
type SignedEvent = { event: unknown; signedAt: Date } | { rejected: string } | undefined;

/** When a header says that it was signed: the last time in it counts. */
function readTime(signature: string): Date {
  const time = signature.split(',').findLast((part) => part.startsWith('t='));
  return new Date(Number(time?.slice(2)) * 1000);
}

/** Reads an event by its signature, which is over the raw text. One that is old may have been recorded and sent again. */
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
  // Without a tolerance, time is not looked at.
  if (read(0) === undefined) return undefined;
  const seconds = Math.round((now - signedAt.getTime()) / 1000);
  return {
    rejected: `a notification of Stripe's was signed ${seconds} seconds ago: is this machine's clock right, or did somebody send it again?`,
  };
}
