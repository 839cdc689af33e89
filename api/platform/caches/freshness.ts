/** Cache invalidation by topic, in memory: an answer names the topics it depends on, and is stale once one changed. */

/** The topic of every answer, for changes that can't be narrowed down. */
export const EVERYTHING = 'all';

/** A cache entry that depends on topics. */
export interface CacheEntry {
  /**
   * The value of the counter `now` when the entry was last found fresh; at first, its value before the entry's data
   * was read.
   */
  freshAt: number;
  topics: ReadonlySet<string>;
}

/** What caches ask before serving an entry. */
export interface Freshness {
  /** A counter that grows with every change; read it before reading data for an entry. */
  now(): number;
  isFresh(entry: CacheEntry): boolean;
  /** Whether an entry was fresh a few seconds ago. */
  wasFreshRecently(entry: CacheEntry): boolean;
  /** Whether changes were read recently enough to serve from memory at once. */
  isUpToDate(): boolean;
  /** Waits until changes are read again, if `isUpToDate` is false. */
  catchUp(): Promise<void>;
}

// Beyond this, all topics are dropped, and everything counts as changed.
const MAX_TOPICS = 20_000;
const RECENT_MS = 5_000;
/** Older entries are stale, so that even a change that was not recorded shows eventually. */
export const MAX_AGE_MS = 10 * 60_000;

/** Tracks when each topic changed last. */
class LastChanges {
  #moments = new Map<string, number>();
  #everything = 0;

  set(topics: readonly string[], moment: number): void {
    for (const topic of topics) this.#moments.set(topic, moment);
    if (!this.#moments.has(EVERYTHING) && this.#moments.size <= MAX_TOPICS) return;
    this.#everything = Math.max(this.#everything, moment);
    this.#moments.clear();
  }

  isAfter({ freshAt, topics }: CacheEntry): boolean {
    if (this.#everything > freshAt) return true;
    for (const topic of topics) if ((this.#moments.get(topic) ?? 0) > freshAt) return true;
    return false;
  }
}

export interface ChangesInMemory extends Pick<Freshness, 'now' | 'isFresh' | 'wasFreshRecently'> {
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
    // Compares in either direction, in case the clock was set back.
    const first = recent.findIndex(({ at }) => Math.abs(now - at) < RECENT_MS);
    for (const change of recent.splice(0, first < 0 ? recent.length : first))
      settled.set(change.topics, change.moment);
  };
  const add = (topics: readonly string[], at: number) => {
    moment += 1;
    settle();
    all.set(topics, moment);
    recent.push({ topics, moment, at });
  };
  /** Marks everything as changed every ten minutes. A late run marks it as of the time when it was due. */
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
    isFresh(entry) {
      renew();
      if (entry.freshAt === moment) return true;
      if (all.isAfter(entry)) return false;
      entry.freshAt = moment;
      return true;
    },
    wasFreshRecently(entry) {
      settle();
      return !settled.isAfter(entry);
    },
  };
}
