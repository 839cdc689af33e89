/** Which modules share a file, from who imports them: a rule instead of a list of screens. */

/** A module, as far as the plan is concerned. */
export interface PlannedModule {
  id: string;
  /** The pages that load it; only what several pages load is planned. */
  pages: ReadonlySet<string>;
  /** The length of its source. */
  size: number;
}

interface Chunk {
  ids: string[];
  pages: ReadonlySet<string>;
  size: number;
}

/** What one more file costs a page, in source characters: its imports, its exports and a dictionary of its own. Measured:
 *  anything from 800 to 1,200 leads to the same files. */
const FILE_COST = 1_000;
/** How much more the heaviest pages count, which are close to the budget; with 0, each page counts the same. */
const HEAVY_POWER = 4;

function groupByPages(modules: PlannedModule[]): Chunk[] {
  const chunks = new Map<string, Chunk>();
  for (const { id, pages, size } of modules) {
    if (pages.size < 2) continue;
    const key = [...pages].sort().join();
    const { ids, size: before } = chunks.get(key) ?? { ids: [], size: 0 };
    chunks.set(key, { ids: [...ids, id], pages, size: before + size });
  }
  return [...chunks.values()];
}

function weighPages(modules: PlannedModule[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { pages, size } of modules) {
    for (const page of pages) sizes.set(page, (sizes.get(page) ?? 0) + size);
  }
  const heaviest = Math.max(...sizes.values());
  return new Map([...sizes].map(([page, size]) => [page, (size / heaviest) ** HEAVY_POWER]));
}

const merge = (one: Chunk, other: Chunk): Chunk => ({
  ids: [...one.ids, ...other.ids],
  pages: one.pages.union(other.pages),
  size: one.size + other.size,
});

/** What all pages together win if two chunks become one: a file less for who loads both, unused code for who does not. */
function gainOf(one: Chunk, other: Chunk, weights: ReadonlyMap<string, number>): number {
  let gain = 0;
  for (const page of one.pages.union(other.pages)) {
    const change = !one.pages.has(page) ? -one.size : !other.pages.has(page) ? -other.size : FILE_COST;
    gain += change * (weights.get(page) ?? 0);
  }
  return gain;
}

function findBestPair(chunks: Chunk[], weights: ReadonlyMap<string, number>): [Chunk, Chunk] | undefined {
  let best: { gain: number; pair?: [Chunk, Chunk] } = { gain: 0 };
  for (const [at, one] of chunks.entries()) {
    for (const other of chunks.slice(at + 1)) {
      const gain = gainOf(one, other, weights);
      if (gain > best.gain) best = { gain, pair: [one, other] };
    }
  }
  return best.pair;
}

/** The number of its chunk for each module that several pages load; 0 is the one that most pages load. Modules of the same
 *  pages stand together, and chunks are merged while that makes the pages lighter. */
export function planChunks(modules: PlannedModule[]): ReadonlyMap<string, number> {
  const weights = weighPages(modules);
  let chunks = groupByPages(modules);
  for (let pair = findBestPair(chunks, weights); pair; pair = findBestPair(chunks, weights)) {
    const [one, other] = pair;
    chunks = [...chunks.filter((chunk) => chunk !== one && chunk !== other), merge(one, other)];
  }
  chunks.sort((one, other) => other.pages.size - one.pages.size);
  return new Map(chunks.flatMap(({ ids }, at) => ids.map((id) => [id, at] as const)));
}
