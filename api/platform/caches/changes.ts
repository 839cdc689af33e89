/** What changed and when, in memory: an answer names the topics it is made from, and is stale once one of them changed. */

/** The topic that every answer has without naming it: whoever can't say what changed says this. */
export const EVERYTHING = 'all';

/** Something that was made from topics. */
export interface Made {
  /** The last moment at which it was looked at and found fresh; at first the one before anything was read for it. */
  freshAt: number;
  topics: ReadonlySet<string>;
}

/** What caches ask before they answer from memory. */
export interface Freshness {
  /** The moment, to be read before what is made from it: a number that grows with every change. */
  now(): number;
  isFresh(made: Made): boolean;
  /** Whether it was still fresh a few seconds ago. */
  wasFreshLately(made: Made): boolean;
  /** Whether changes were read recently enough to answer from memory at once. */
  isKnown(): boolean;
  /** Waits, where they were not, until they are read again. */
  catchUp(): Promise<void>;
}

// More topics than this are forgotten together, and everything counts as changed.
const MOST_TOPICS = 20_000;
const LATELY_MS = 5_000;
/** Nothing older is answered from memory, so that a change whose topic nobody noted is seen all the same. */
export const MAX_AGE_MS = 10 * 60_000;

/** When each topic changed last. */
class LastChanges {
  #moments = new Map<string, number>();
  #everything = 0;

  set(topics: readonly string[], moment: number): void {
    for (const topic of topics) this.#moments.set(topic, moment);
    if (!this.#moments.has(EVERYTHING) && this.#moments.size <= MOST_TOPICS) return;
    this.#everything = Math.max(this.#everything, moment);
    this.#moments.clear();
  }

  isAfter({ freshAt, topics }: Made): boolean {
    if (this.#everything > freshAt) return true;
    for (const topic of topics) if ((this.#moments.get(topic) ?? 0) > freshAt) return true;
    return false;
  }
}

export interface ChangesInMemory extends Pick<Freshness, 'now' | 'isFresh' | 'wasFreshLately'> {
  add(topics: readonly string[]): void;
}

export function rememberChanges(clock: () => number): ChangesInMemory {
  let moment = 0;
  let renewedAt = clock();
  const all = new LastChanges();
  /** Those that are no longer recent. */
  const settled = new LastChanges();
  const recent: { topics: readonly string[]; moment: number; at: number }[] = [];

  const settle = () => {
    const now = clock();
    // In either direction: a clock that was set back must not keep changes recent.
    const first = recent.findIndex(({ at }) => Math.abs(now - at) < LATELY_MS);
    for (const change of recent.splice(0, first < 0 ? recent.length : first))
      settled.set(change.topics, change.moment);
  };
  const add = (topics: readonly string[], at: number) => {
    moment += 1;
    settle();
    all.set(topics, moment);
    recent.push({ topics, moment, at });
  };
  /** Takes everything for changed once in ten minutes, as of the moment when that was due. */
  const renew = () => {
    const now = clock();
    if (Math.abs(now - renewedAt) < MAX_AGE_MS) return;
    const dueAt = Math.min(now, renewedAt + MAX_AGE_MS);
    renewedAt = now;
    add([EVERYTHING], dueAt);
    recent.sort((one, other) => one.at - other.at);
  };

  return {
    now() {
      renew();
      return moment;
    },
    add: (topics) => add(topics, clock()),
    isFresh(made) {
      renew();
      if (made.freshAt === moment) return true;
      if (all.isAfter(made)) return false;
      made.freshAt = moment;
      return true;
    },
    wasFreshLately(made) {
      settle();
      return !settled.isAfter(made);
    },
  };
}
