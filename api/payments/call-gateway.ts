const PATIENCE_MS = 10_000;

/** Calls a gateway, but never waits longer than ten seconds, even when it ignores the signal. */
export function callGateway<Answer>(
  call: (signal: AbortSignal) => Promise<Answer>,
  patienceMs = PATIENCE_MS,
): Promise<Answer> {
  const signal = AbortSignal.timeout(patienceMs);
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([call(signal), tooLate]);
}
