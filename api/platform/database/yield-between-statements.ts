import type { PGlite } from '@electric-sql/pglite';

/**
 * Yields to the event loop between statements or transactions of the embedded engine. It runs on this thread and resolves
 * promises only, so statements of several requests could block the loop for seconds, and with it cached pages, refusals
 * and health checks.
 */
export function runOneAtATurn(client: PGlite): void {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn =
    <Given extends unknown[], Answer>(run: (...given: Given) => Promise<Answer>) =>
    (...given: Given): Promise<Answer> => {
      const answer = last
        .then(() => new Promise<void>((resolve) => setImmediate(resolve)))
        .then(() => run(...given));
      // The next one runs even if this one fails.
      last = answer.catch(() => {});
      return answer;
    };
  client.query = inTurn(client.query.bind(client)) as typeof client.query;
  client.transaction = inTurn(client.transaction.bind(client)) as typeof client.transaction;
}
