/** Runs planned actions in the order of their times. During an action, the clock shows the action's time. */

type Act = () => Promise<void>;

export class Timeline {
  /** The time of the current action, in milliseconds since 1970. */
  now: number;
  /** Latest first, so that the next one is at the end. */
  readonly #planned: { at: number; act: Act }[] = [];

  constructor(start: number) {
    this.now = start;
  }

  /** Plans an action. Actions at the same time run in the order in which they were planned. */
  plan(at: number, act: Act): void {
    let [low, high] = [0, this.#planned.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#planned[middle]?.at ?? 0) > at) low = middle + 1;
      else high = middle;
    }
    this.#planned.splice(low, 0, { at, act });
  }

  /** Runs all actions that are due until a time; later ones never run. */
  async run(until: number): Promise<void> {
    for (let next = this.#planned.pop(); next && next.at <= until; next = this.#planned.pop()) {
      // An action may be planned for a time that has passed.
      this.now = Math.max(this.now, next.at);
      await next.act();
    }
    this.now = until;
  }
}

/** Runs work while the clock of this process, and of the embedded database in it, shows another time. */
export async function withClock<Result>(clock: () => number, work: () => Promise<Result>): Promise<Result> {
  const { now } = Date;
  Date.now = clock;
  try {
    return await work();
  } finally {
    Date.now = now;
  }
}
