import { ProviderError, type ProviderErrorCode } from '#contract/client/provider-error.ts';

/** The last unanswered submission. Sent again with the same idempotency key, it creates no second order. */
let unanswered: { content: string; key: string } | undefined;

/** After these errors the order may exist, created now or by an earlier attempt whose answer was lost. */
const UNCERTAIN_CODES: ProviderErrorCode[] = ['unauthenticated', 'limited', 'unavailable'];

const isFinalRefusal = (error: unknown) =>
  error instanceof ProviderError && error.refusal !== undefined && !UNCERTAIN_CODES.includes(error.code);

/** Sends a submission with an idempotency key. Retries of it have the same key until one succeeds or is finally
 *  refused. */
export async function sendWithIdempotencyKey<Answer>(
  content: unknown[],
  send: (headers: { 'Idempotency-Key': string }) => Promise<Answer>,
): Promise<Answer> {
  const text = JSON.stringify(content);
  if (unanswered?.content !== text) {
    // Not `randomUUID`, which browsers offer on secure pages only.
    unanswered = { content: text, key: crypto.getRandomValues(new Uint32Array(4)).join('-') };
  }
  try {
    const answer = await send({ 'Idempotency-Key': unanswered.key });
    unanswered = undefined;
    return answer;
  } catch (error) {
    if (isFinalRefusal(error)) unanswered = undefined;
    throw error;
  }
}
