import { refuse } from '#api/platform/http/refusal.ts';

/** Lets only so many pieces of work run at once; the rest wait in order, and beyond `maxWaiting` are refused. */
export function createTurns(atOnce: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function waitForTurn(): Promise<void> {
    if (running < atOnce) {
      running++;
      return;
    }
    if (waiting.length >= maxWaiting) {
      throw refuse('busy', { headers: { 'Retry-After': '5' } });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function passTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }

  return async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    await waitForTurn();
    try {
      return await work();
    } finally {
      passTurn();
    }
  };
}
