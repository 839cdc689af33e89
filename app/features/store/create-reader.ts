import type { Problem } from '#app/answers.ts';
import { ProviderError } from '#contract/provider-error.ts';
import { sayProblem } from '#messages/provider-errors.ts';

export function toProblem(error: unknown): Problem {
  const known = error instanceof ProviderError ? error : new ProviderError('malformed', { cause: error });
  return { code: known.code, text: sayProblem(known) };
}

interface ReaderDependencies<Answer> {
  read: () => Promise<Answer>;
  take: (answer: Answer) => void;
  /** Called after an answer or a failure. */
  onRead: () => void;
}

/** Reads when asked to, one read at a time; an answer that something newer has overtaken is dropped and asked anew. */
export function createReader<Answer>({ read, take, onRead }: ReaderDependencies<Answer>) {
  let run: object | undefined;
  let isWanted = false;
  let problem: Problem | undefined;

  async function start() {
    const mine = {};
    run = mine;
    isWanted = false;
    const apply = await read().then(
      (answer) => () => {
        problem = undefined;
        take(answer);
      },
      (error) => () => {
        problem = toProblem(error);
      },
    );
    if (run !== mine) return;
    run = undefined;
    apply();
    onRead();
  }

  return {
    isBusy: () => isWanted || run !== undefined,
    readProblem: () => problem,
    /** Asks for a read, unless one is under way. */
    want() {
      isWanted ||= !run;
    },
    /** Whatever is under way was asked too early. */
    overtake() {
      isWanted ||= run !== undefined;
      run = undefined;
    },
    forget() {
      run = undefined;
      isWanted = false;
      problem = undefined;
    },
    /** Starts what was asked for. */
    pump() {
      if (isWanted) void start();
    },
  };
}
