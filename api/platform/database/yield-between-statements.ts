import type { PGlite } from '@electric-sql/pglite';

/**
 * Yields to the event loop between statements or transactions of the embedded engine. The engine runs on this thread
 * and only resolves promises, so without yielding, statements of several requests could delay everything else (cached
 * pages, health checks) for seconds.
 */
export function yieldBetweenStatements(client: PGlite): void {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn =
    <Given extends unknown[], Answer>(run: (...given: Given) => Promise<Answer>) =>
    (...given: Given): Promise<Answer> => {
      const answer = last
        .then(() => new Promise<void>((resolve) => setImmediate(resolve)))
        .then(() => run(...given));
      // The next statement runs even if this one fails.
      last = answer.catch(() => {});
      return answer;
    };
  client.query = inTurn(client.query.bind(client)) as typeof client.query;
  client.transaction = inTurn(client.transaction.bind(client)) as typeof client.transaction;
}
