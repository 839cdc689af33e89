/** How the running shop answers a command that asks its desk: JSON, or lines as they come. */
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { askDesk, type DeskSource, isDeskCall, isForPeople } from '#api/orders/desk/desk.ts';

/** The answer to a call that was refused. */
export interface Refused {
  problem: string;
}

/** Answers a call of the desk; throws what is nobody's but the shop's fault. */
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
    if (!isForPeople(error)) throw error;
    sendJson(409, { problem: error.message } satisfies Refused);
  }
}
