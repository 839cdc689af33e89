/** Limits on attempts per client, stricter while there are unusually many attempts in the whole shop. */
import type { Api } from '#api/dependencies.ts';
import { LIMITS, type LimitName } from '#api/platform/security/rate-limits.ts';

type AttemptKind = 'signIn' | 'signUp' | 'reset' | 'resetCode';

/** Points taken from limits, which can be given back. */
export type TakenPoints = [limit: LimitName, key: string, points?: number][];

/** Limits clients' attempts at sign-in, sign-up and password reset. */
export function createAttemptLimits({ limits, log, clock }: Pick<Api, 'limits' | 'log' | 'clock'>) {
  const warnedAt = new Map<AttemptKind, number>();

  function warn(tried: AttemptKind) {
    const now = clock();
    // Logged at intervals, because during an attack every request gets here.
    if (now - (warnedAt.get(tried) ?? 0) < LIMITS[`${tried}Shop`].seconds * 1000) return;
    warnedAt.set(tried, now);
    log.warn({ tried }, 'unusually many tries in the whole shop: clients that are not known get fewer');
  }

  return {
    /** Counts one attempt of this client, or refuses it. Attempts of others may lower its limit, but never to nothing. */
    async take(tried: AttemptKind, client: string): Promise<TakenPoints> {
      await limits.take(`${tried}Client`, client);
      const taken: TakenPoints = [
        [`${tried}Client`, client],
        [`${tried}Shop`, 'shop'],
      ];
      if (await limits.tryTake(`${tried}Shop`, 'shop')) return taken;
      warn(tried);
      await limits.take(`${tried}Strict`, client);
      return [...taken, [`${tried}Strict`, client]];
    },
    async giveBack(taken: TakenPoints): Promise<void> {
      for (const points of taken) await limits.giveBack(...points);
    },
  };
}
