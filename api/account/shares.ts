/** What a client may try: its own share, a small one while the whole shop is under attack, or that of a known browser. */
import type { Api } from '#api/dependencies.ts';
import { LIMITS, type LimitName } from '#api/platform/security/rate-limits.ts';

type Tried = 'signIn' | 'signUp' | 'reset' | 'resetCode';

/** Points that were taken, and may be given back. */
export type Taken = [limit: LimitName, key: string, points?: number][];

/** Takes and returns the shares of clients. */
export function createShares({ limits, log, clock }: Pick<Api, 'limits' | 'log' | 'clock'>) {
  const warnedAt = new Map<Tried, number>();

  function warn(tried: Tried) {
    const now = clock();
    // Once in a while: under attack this is asked with every request.
    if (now - (warnedAt.get(tried) ?? 0) < LIMITS[`${tried}Shop`].seconds * 1000) return;
    warnedAt.set(tried, now);
    log.warn({ tried }, 'unusually many tries in the whole shop: clients that are not known get fewer');
  }

  return {
    /** Takes from the client's share, or refuses; what others did never uses up all of it. */
    async take(tried: Tried, client: string): Promise<Taken> {
      await limits.take(`${tried}Client`, client);
      const taken: Taken = [
        [`${tried}Client`, client],
        [`${tried}Shop`, 'shop'],
      ];
      if (await limits.tryTake(`${tried}Shop`, 'shop')) return taken;
      warn(tried);
      await limits.take(`${tried}Strict`, client);
      return [...taken, [`${tried}Strict`, client]];
    },
    async giveBack(taken: Taken): Promise<void> {
      for (const points of taken) await limits.giveBack(...points);
    },
  };
}
