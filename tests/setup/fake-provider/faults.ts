/** Faults of a provider. A fault that does not end the answer lets the call continue. */
import type { ServerResponse } from 'node:http';

export type Fault = (answer: ServerResponse) => unknown;

/** Answers with this JSON, such as a refusal. */
export const answerJson =
  (status: number, body: unknown): Fault =>
  (answer) =>
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Answers like a proxy whose server is down. */
export const answerHtml =
  (status = 502): Fault =>
  (answer) =>
    answer
      .writeHead(status, { 'content-type': 'text/html' })
      .end('<!doctype html><h1>Bad gateway</h1><p>No server is available.</p>');

/** Answers truncated JSON. */
export const answerBrokenJson = (): Fault => (answer) =>
  answer.writeHead(200, { 'content-type': 'application/json' }).end('{"results":45,"data":[{"_id":"65');

/** Ends the connection without an answer. */
export const dropConnection = (): Fault => (answer) => answer.destroy();

export interface Gate {
  fault: Fault;
  /** Resolves when the first call waits at the gate. */
  arrived: Promise<void>;
  /** Lets all calls pass, later ones included. */
  open(): void;
}

/** Creates a gate, which holds calls until the test opens it. */
export function createGate(): Gate {
  const arrived = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  return {
    fault: () => {
      arrived.resolve();
      return opened.promise;
    },
    arrived: arrived.promise,
    open: opened.resolve,
  };
}
