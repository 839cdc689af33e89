/** Limits on attempts per client, stricter while there are unusually many attempts in the whole shop. */
import type { Api } from '#api/dependencies.ts';
import { LIMITS, type LimitName } from '#api/platform/security/rate-limits.ts';

type AttemptKind = 'signIn' | 'signUp' | 'reset' | 'resetCode';

/** Points that were taken from rate limits, so that they can be given back. */
export type TakenPoints = [limit: LimitName, key: string, points?: number][];

/** Limits clients' attempts at sign-in, sign-up and password reset. */
export function createAttemptLimits({ limits, log, clock }: Pick<Api, 'limits' | 'log' | 'clock'>) {
  const warnedAt = new Map<AttemptKind, number>();

  function warn(kind: AttemptKind) {
    const now = clock();
    // Logs at intervals, because during an attack every request gets here.
    if (now - (warnedAt.get(kind) ?? 0) < LIMITS[`${kind}Shop`].seconds * 1000) return;
    warnedAt.set(kind, now);
    log.warn({ tried: kind }, 'unusually many tries in the whole shop: clients that are not known get fewer');
  }

  return {
    /**
     * Counts one attempt of this client, or refuses it. Attempts of others may lower the client's limit, but never to
     * zero.
     */
    async take(kind: AttemptKind, client: string): Promise<TakenPoints> {
      await limits.take(`${kind}Client`, client);
      const taken: TakenPoints = [
        [`${kind}Client`, client],
        [`${kind}Shop`, 'shop'],
      ];
      if (await limits.tryTake(`${kind}Shop`, 'shop')) return taken;
      warn(kind);
      await limits.take(`${kind}Strict`, client);
      return [...taken, [`${kind}Strict`, client]];
    },
    async giveBack(taken: TakenPoints): Promise<void> {
      for (const points of taken) await limits.giveBack(...points);
    },
  };
}
