/** Plans which modules share a chunk, by the pages that load them. */

export interface PlannedModule {
  id: string;
  /** The pages that load it at first. Modules that none does are not planned. */
  pages: ReadonlySet<string>;
  /** The length of its source. */
  size: number;
}

interface Chunk {
  ids: string[];
  pages: ReadonlySet<string>;
  size: number;
}

/** The cost of one more chunk for a page, in source characters: imports, exports, and a compression that starts anew.
 *  Measured: with 700 to 1,400 no Arabic page changes by more than 0.6 kB. */
const FILE_COST = 1_000;
/** How much more the heaviest pages count, which are close to the budget. With 0, all pages count the same. */
const HEAVY_POWER = 4;

function groupByPages(modules: PlannedModule[]): Chunk[] {
  const chunks = new Map<string, Chunk>();
  for (const { id, pages, size } of modules) {
    if (pages.size < 1) continue;
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

/** What merging two chunks saves: one chunk less for pages that load both, minus the unused code for the others. */
function gainOf(one: Chunk, other: Chunk, weights: ReadonlyMap<string, number>): number {
  let gain = 0;
  for (const page of [...one.pages.union(other.pages)].sort()) {
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

/** The most chunks of a page. With the routes that the router knows of, what chunks have in common, and React with the router,
 *  these are five files: each costs a request, and a task of its own. */
const MOST_OF_A_PAGE = 3;

/** The two chunks of a page with too many that cost the least when they are one. */
function findExcess(chunks: Chunk[], weights: ReadonlyMap<string, number>): [Chunk, Chunk] | undefined {
  const pages = [...weights.keys()].sort();
  const full = pages.find((page) => chunks.filter((chunk) => chunk.pages.has(page)).length > MOST_OF_A_PAGE);
  if (full === undefined) return undefined;
  const own = chunks.filter((chunk) => chunk.pages.has(full));
  const pairs = own.flatMap((one, at) => own.slice(at + 1).map((other) => [one, other] as [Chunk, Chunk]));
  const loss = ([one, other]: [Chunk, Chunk]) => -gainOf(one, other, weights);
  return pairs.sort((one, other) => loss(one) - loss(other))[0];
}

/** The chunk number of each module that pages load; most pages load chunk 0. Modules with the same pages share a chunk, and
 *  chunks are merged as long as that makes pages lighter, or a page has too many. */
export function planChunks(found: PlannedModule[]): ReadonlyMap<string, number> {
  // In one order, whatever the order of discovery: the same sources make the same chunks.
  const modules = found
    .map((module) => ({ ...module, pages: new Set([...module.pages].sort()) }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const weights = weighPages(modules);
  let chunks = groupByPages(modules);
  const findPair = () => findBestPair(chunks, weights) ?? findExcess(chunks, weights);
  for (let pair = findPair(); pair; pair = findPair()) {
    const [one, other] = pair;
    chunks = [...chunks.filter((chunk) => chunk !== one && chunk !== other), merge(one, other)];
  }
  const firstId = ({ ids }: Chunk) => ids[0] ?? '';
  chunks.sort((one, other) => other.pages.size - one.pages.size || (firstId(one) < firstId(other) ? -1 : 1));
  return new Map(chunks.flatMap(({ ids }, at) => ids.map((id) => [id, at] as const)));
}
