/** What can go wrong at a provider. A fault that does not end the answer lets the call go on. */
import type { ServerResponse } from 'node:http';

export type Fault = (answer: ServerResponse) => unknown;

/** A refusal, or a success with whatever in it. */
export const answerJson =
  (status: number, body: unknown): Fault =>
  (answer) =>
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** What a proxy says when there is nobody behind it. */
export const answerHtml =
  (status = 502): Fault =>
  (answer) =>
    answer
      .writeHead(status, { 'content-type': 'text/html' })
      .end('<!doctype html><h1>Bad gateway</h1><p>No server is available.</p>');

/** An answer that ends in the middle. */
export const answerBrokenJson = (): Fault => (answer) =>
  answer.writeHead(200, { 'content-type': 'application/json' }).end('{"results":45,"data":[{"_id":"65');

/** The connection ends without a word. */
export const dropConnection = (): Fault => (answer) => answer.destroy();

export interface Gate {
  fault: Fault;
  /** Fulfilled when the first call waits at the gate. */
  arrived: Promise<void>;
  /** Lets every call pass, those to come included. */
  open(): void;
}

/** Holds calls back until the test opens it. */
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
