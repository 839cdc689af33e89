/** Cache invalidation by topic, in memory: an answer names the topics it depends on, and is stale once one changed. */

/** The topic of every answer, for changes that can't be narrowed down. */
export const EVERYTHING = 'all';

/** Something that depends on topics. */
export interface Made {
  /** When it was last found fresh; at first, the moment before its data was read. */
  freshAt: number;
  topics: ReadonlySet<string>;
}

/** What caches ask before serving an entry. */
export interface Freshness {
  /** A counter that grows with every change; read it before reading data for an entry. */
  now(): number;
  isFresh(made: Made): boolean;
  /** Whether it was fresh a few seconds ago. */
  wasFreshLately(made: Made): boolean;
  /** Whether changes were read recently enough to serve from memory at once. */
  isKnown(): boolean;
  /** Otherwise waits until they are read again. */
  catchUp(): Promise<void>;
}

// Beyond this, all topics are dropped, and everything counts as changed.
const MOST_TOPICS = 20_000;
const LATELY_MS = 5_000;
/** Nothing older is served, so that a change without a topic shows eventually. */
export const MAX_AGE_MS = 10 * 60_000;

/** Tracks when each topic changed last. */
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
  /** Changes that are no longer recent. */
  const settled = new LastChanges();
  const recent: { topics: readonly string[]; moment: number; at: number }[] = [];

  const settle = () => {
    const now = clock();
    // In either direction, in case the clock was set back.
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
  /** Marks everything as changed every ten minutes, as of when that was due. */
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
