import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect } from 'vitest';
import { ProviderError } from '#contract/client/provider-error.ts';

export type Script = (answer: ServerResponse, request: IncomingMessage) => unknown;

interface SeenRequest {
  method: string | undefined;
  url: string | undefined;
  token: unknown;
  type: unknown;
  body: string;
}

export const answerJson =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Script =>
  (answer) =>
    answer.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

export const answerText =
  (body: string, status = 200, type = 'text/html'): Script =>
  (answer) =>
    answer.writeHead(status, { 'content-type': type }).end(body);

/** Starts a provider on loopback that answers as each test says and records its requests. */
export async function startScriptedProvider() {
  let script: Script = (answer) => answer.writeHead(500).end();
  let seen: SeenRequest[] = [];
  const server = createServer(async (request, answer) => {
    const { method, url, headers } = request;
    seen.push({
      method,
      url,
      token: headers.token,
      type: headers['content-type'],
      body: await text(request),
    });
    script(answer, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  beforeEach(() => {
    seen = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get seen() {
      return seen;
    },
    behave: (next: Script) => {
      script = next;
    },
  };
}

/** Returns the ProviderError that a promise rejects with; anything else fails the test. */
export async function catchError(promise: Promise<unknown>): Promise<ProviderError> {
  const error = await promise.then(
    () => expect.fail('the call succeeded'),
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(ProviderError);
  expect(error.message).toBe(error.text ?? error.code);
  expect(error.text).not.toBe('');
  return error;
}
