/** Runs what happens in the shop in the order of its times, with a clock that stands at the time of each. */

type Act = () => Promise<void>;

export class Timeline {
  /** The time of what happens now, in milliseconds since 1970. */
  now: number;
  /** Latest first, so that the next one is at the end. */
  readonly #planned: { at: number; act: Act }[] = [];

  constructor(start: number) {
    this.now = start;
  }

  /** Plans an act. Of acts at the same time, the one that was planned first comes first. */
  plan(at: number, act: Act): void {
    let [low, high] = [0, this.#planned.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#planned[middle]?.at ?? 0) > at) low = middle + 1;
      else high = middle;
    }
    this.#planned.splice(low, 0, { at, act });
  }

  /** Runs all acts until a time; what is planned for later never happens. */
  async run(until: number): Promise<void> {
    for (let next = this.#planned.pop(); next && next.at <= until; next = this.#planned.pop()) {
      // An act may have been planned for a moment that has passed.
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
