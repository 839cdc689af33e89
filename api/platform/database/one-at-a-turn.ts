import type { PGlite } from '@electric-sql/pglite';

/**
 * Lets the event loop turn between two statements or transactions of the embedded engine. It runs them on this thread and
 * answers by promises alone, so those of several requests would follow one another for seconds, and what needs no database
 * (a remembered page, a refusal, a health check) would wait for all of them.
 */
export function runOneAtATurn(client: PGlite): void {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn =
    <Given extends unknown[], Answer>(run: (...given: Given) => Promise<Answer>) =>
    (...given: Given): Promise<Answer> => {
      const answer = last
        .then(() => new Promise<void>((resolve) => setImmediate(resolve)))
        .then(() => run(...given));
      // The next one begins whatever becomes of this one.
      last = answer.catch(() => {});
      return answer;
    };
  client.query = inTurn(client.query.bind(client)) as typeof client.query;
  client.transaction = inTurn(client.transaction.bind(client)) as typeof client.transaction;
}
