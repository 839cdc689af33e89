import { Refusal } from './refusal.ts';

const DAY_S = 24 * 60 * 60;

export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** Repeats the answer to an idempotency key for a day, even a 500. A request that threw a refusal is handled again. */
export function createIdempotency(now: () => number) {
  const known = new Map<string, { request: string; at: number; answer: Answer | undefined }>();

  return async function once(
    key: string | undefined,
    request: string,
    run: () => Answer | Promise<Answer>,
  ): Promise<Answer> {
    if (!key) return run();
    const earlier = known.get(key);
    if (earlier && now() - earlier.at < DAY_S) {
      if (earlier.request !== request) {
        throw new Refusal(
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
          { type: 'idempotency_error' },
        );
      }
      if (!earlier.answer) {
        throw new Refusal(
          'There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through).',
          { status: 409, code: 'idempotency_key_in_use' },
        );
      }
      return { ...earlier.answer, headers: { 'idempotent-replayed': 'true' } };
    }
    const entry = { request, at: now(), answer: undefined as Answer | undefined };
    known.set(key, entry);
    try {
      entry.answer = await run();
      return entry.answer;
    } catch (error) {
      known.delete(key);
      throw error;
    }
  };
}
