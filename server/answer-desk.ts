/** How the running shop answers a command that calls the order desk: with JSON, or with streamed lines. */
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { askDesk, type DeskSource, isDeskCall, isOperatorError } from '#api/desk/desk.ts';

/** The answer to a refused call. */
export interface Refused {
  problem: string;
}

/** Answers a call of the order desk; rethrows unexpected errors. */
export async function answerDesk(
  source: DeskSource,
  name: string,
  input: unknown,
  response: ServerResponse,
): Promise<void> {
  const sendJson = (status: number, answer: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  if (!isDeskCall(name)) return void response.writeHead(404).end();
  try {
    const answer = await askDesk(source, name, input);
    if (Symbol.asyncIterator in answer) await pipeline(Readable.from(answer), response);
    else sendJson(200, answer);
  } catch (error) {
    if (!isOperatorError(error)) throw error;
    sendJson(409, { problem: error.message } satisfies Refused);
  }
}
