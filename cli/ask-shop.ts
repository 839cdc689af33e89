/** Sends a command's calls to the running shop, which has the embedded database open. */
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { FolderInUse } from '#api/platform/database/folder-lock.ts';
import type { RefusedAnswer } from '#server/answer-command.ts';
import { readConfig, readEnvironment } from '#server/config.ts';
import { askRunningShop } from '#server/control-socket.ts';

/** The error class of a command. Its messages are for the person who runs the command. */
type ProblemClass = new (message: string) => Error;

async function readProblem(answer: IncomingMessage, Problem: ProblemClass): Promise<Error> {
  if (answer.statusCode === 409) return new Problem(((await json(answer)) as RefusedAnswer).problem);
  // An unread body would keep the process alive for a minute.
  answer.destroy();
  return new Problem(
    answer.statusCode === 404
      ? 'The running shop has another version that does not know this command: restart it.'
      : 'The running shop could not do this; its log says why.',
  );
}

/** Sends a call to the running shop; the answer is JSON, or a stream of text. */
type AskShop = (path: string, input: unknown) => Promise<unknown>;

/**
 * Runs `work`, which opens the database itself. If another process holds the data folder, runs `askInstead` with a
 * function that sends calls to the shop that runs there.
 */
export async function workOrAsk<Result>(
  work: () => Promise<Result>,
  askInstead: (ask: AskShop) => Promise<Result>,
  Problem: ProblemClass,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!((error as Error).cause instanceof FolderInUse)) throw error;
    const { dataDir } = readConfig(readEnvironment());
    return askInstead(async (path, input) => {
      const answer = await askRunningShop(dataDir, path, input);
      // No shop listens: another command or a starting shop holds the folder.
      if (!answer) throw error;
      if (answer.statusCode !== 200) throw await readProblem(answer, Problem);
      const isJson = answer.headers['content-type'] === 'application/json';
      return isJson ? json(answer) : answer.setEncoding('utf8');
    });
  }
}
