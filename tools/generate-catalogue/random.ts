/** Reproducible pseudo-random numbers, and the ids and slugs of generated rows. */

/** Mixes a number into a 32-bit hash. */
function mixHash(hash: number, part: number): number {
  let mixed = Math.imul(hash ^ part, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

export const hashOf = (...parts: number[]) => parts.reduce(mixHash, 0x9e3779b9);

export class Random {
  #state: number;

  constructor(...seeds: number[]) {
    this.#state = hashOf(...seeds);
  }

  /** A number in [0, 1), by mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer in [0, end). */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('there is nothing to pick from');
    return item;
  }

  /** Several different items, in random order. */
  pickSome<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items];
    return Array.from({ length: Math.min(count, left.length) }, () => {
      const [item] = left.splice(this.below(left.length), 1);
      return item as Item;
    });
  }

  /** Normally distributed, with mean 0 and deviation 1. */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  /**
   * An integer in [0, end), log-uniformly distributed: small numbers are frequent, and there are always new large ones.
   */
  rank(end: number): number {
    return Math.floor(Math.exp(this.next() * Math.log(end + 1))) - 1;
  }
}

/** Weights of a Zipf distribution. */
export const createZipfWeights = (count: number, exponent: number) =>
  Array.from({ length: count }, (_, rank) => 1 / (rank + 1) ** exponent);

/** Creates a function that draws an index by weight. */
export function createChoice(weights: readonly number[]): (random: Random) => number {
  let total = 0;
  const sums = weights.map((weight) => {
    total += weight;
    return total;
  });
  return (random) => {
    const wanted = random.next() * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

const toHex = (number: number) => number.toString(16).padStart(8, '0');

/** An id in the usual format: seconds first, so that ids sort by age; the number at the end makes it unique. */
export const makeId = (seed: number, moment: number, number: number, kind = 0) =>
  toHex(Math.floor(moment / 1000)) + toHex(hashOf(seed, number, kind)) + toHex(number);

export const toSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
