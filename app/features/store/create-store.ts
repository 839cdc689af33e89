import { type Problem, toProblem } from '#app/answers.ts';

/** A value, and listeners that are called when it is replaced. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** The initial value is computed on first read, because stores are also created on the server. */
export function createStore<Value>(begin: () => Value): Store<Value> {
  let current: { value: Value } | undefined;
  const listeners = new Set<() => void>();
  return {
    get() {
      current ??= { value: begin() };
      return current.value;
    },
    set(value) {
      current = { value };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

interface ReaderDependencies<Answer> {
  read: () => Promise<Answer>;
  take: (answer: Answer) => void;
  /** Called after an answer or a failure. */
  onRead: () => void;
}

/** Reads on request, one read at a time. An answer outdated by a newer change is dropped, and the read repeated. */
export function createReader<Answer>({ read, take, onRead }: ReaderDependencies<Answer>) {
  let run: object | undefined;
  let isRequested = false;
  let problem: Problem | undefined;

  async function start() {
    const currentRun = {};
    run = currentRun;
    isRequested = false;
    const answer = await read().then(
      (value) => ({ value }),
      (error: unknown) => ({ problem: toProblem(error) }),
    );
    // The answer is outdated, or of an earlier session.
    if (run !== currentRun) return;
    run = undefined;
    problem = 'problem' in answer ? answer.problem : undefined;
    if ('value' in answer) take(answer.value);
    onRead();
  }

  return {
    isBusy: () => isRequested || run !== undefined,
    readProblem: () => problem,
    /** Requests a read, unless one is running; `pump` starts it. */
    request() {
      isRequested ||= !run;
    },
    /** Drops the current read, if any, because its answer would be outdated, and requests another. */
    dropCurrent() {
      isRequested ||= run !== undefined;
      run = undefined;
    },
    reset() {
      run = undefined;
      isRequested = false;
      problem = undefined;
    },
    /** Starts the requested read. */
    pump() {
      if (isRequested) void start();
    },
  };
}
