/** Answers commands in the running shop, with JSON or with streamed lines. */
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { askDesk, isDeskCall, isOperatorError } from '#api/desk/desk.ts';
import type { DeskSource } from '#api/desk/desk-call.ts';
import { isStaffCommand, runStaffCommand, StaffProblem, type StaffSource } from '#api/staff/commands.ts';

/** The answer to a refused call. */
export interface RefusedAnswer {
  problem: string;
}

/** Answers with what `ask` resolves to, or with the message of an error for operators; rethrows other errors. */
async function answer(
  response: ServerResponse,
  ask: () => Promise<object>,
  isForOperator: (error: unknown) => error is Error,
): Promise<void> {
  const sendJson = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  try {
    const found = await ask();
    if (Symbol.asyncIterator in found)
      await pipeline(Readable.from(found as AsyncIterable<string>), response);
    else sendJson(200, found);
  } catch (error) {
    if (!isForOperator(error)) throw error;
    sendJson(409, { problem: error.message } satisfies RefusedAnswer);
  }
}

/** Answers a call of the order desk; rethrows unexpected errors. */
export async function answerDesk(source: DeskSource, name: string, input: unknown, response: ServerResponse) {
  if (!isDeskCall(name)) return void response.writeHead(404).end();
  await answer(response, () => askDesk(source, name, input), isOperatorError);
}

const isStaffProblem = (error: unknown): error is Error => error instanceof StaffProblem;

/** Answers a command about the staff; rethrows unexpected errors. */
export async function answerStaff(
  source: StaffSource,
  name: string,
  input: unknown,
  response: ServerResponse,
) {
  if (!isStaffCommand(name)) return void response.writeHead(404).end();
  await answer(response, () => runStaffCommand(source, name, input), isStaffProblem);
}
