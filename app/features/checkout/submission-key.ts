import { ProviderError, type ProviderErrorCode } from '#contract/client/provider-error.ts';

/** The last submission that was not answered: sent again with its key, it makes no second order. */
let unanswered: { content: string; key: string } | undefined;

/** Refusals that say nothing of the order: it may have been made, now or by an earlier try whose answer was lost. */
const LEAVES_OPEN: ProviderErrorCode[] = ['unauthenticated', 'limited', 'unavailable'];

const isAnswer = (error: unknown) =>
  error instanceof ProviderError && error.refusal !== undefined && !LEAVES_OPEN.includes(error.code);

/** Sends a submission under a key that stays the same until it is answered. What is refused is answered too. */
export async function sendOnce<Answer>(
  content: unknown[],
  send: (headers: { 'Idempotency-Key': string }) => Promise<Answer>,
): Promise<Answer> {
  const text = JSON.stringify(content);
  // Not `randomUUID`, which browsers have on secure pages only.
  if (unanswered?.content !== text) {
    unanswered = { content: text, key: crypto.getRandomValues(new Uint32Array(4)).join('-') };
  }
  try {
    const answer = await send({ 'Idempotency-Key': unanswered.key });
    unanswered = undefined;
    return answer;
  } catch (error) {
    if (isAnswer(error)) unanswered = undefined;
    throw error;
  }
}
