import {
  type Batch,
  type CatalogueSurvey,
  type ListedProduct,
  listBatch,
  surveyCatalogue,
} from '#api/catalogue/survey.ts';
import type { Api } from '#api/dependencies.ts';

/** The catalogue, as sitemaps read it. */
export interface SitemapSource {
  /** A number that changes with the catalogue; undefined while it is unknown whether the catalogue has changed. */
  version(): number | undefined;
  survey(batchSize: number): Promise<CatalogueSurvey>;
  listBatch(batch: Batch): Promise<ListedProduct[]>;
}

/** How long a survey is reused, as a multiple of the time that it took. */
const REUSE_FACTOR = 100;

/**
 * Reads the embedded provider's catalogue. Every sale changes its version, and surveying a large catalogue takes
 * seconds, so a survey is reused for a hundred times as long as it took.
 */
export function createOwnSitemapSource(
  { db, changes, settings }: Pick<Api, 'db' | 'changes' | 'settings'>,
  clock: () => number = () => performance.now(),
): SitemapSource {
  let current: { version: number | undefined; until: number } | undefined;
  const readVersion = () => (settings.isCacheOn && changes.isUpToDate() ? changes.now() : undefined);
  return {
    version: () => (current && clock() < current.until ? current.version : readVersion()),
    async survey(batchSize) {
      const version = readVersion();
      const startedAt = clock();
      const found = await surveyCatalogue(db, batchSize);
      current = { version, until: clock() + (clock() - startedAt) * REUSE_FACTOR };
      return found;
    },
    listBatch: (batch) => listBatch(db, batch),
  };
}

/** Caches what `load` returns until the version changes; errors and results of an unknown version are not cached. */
export function cacheByVersion<T>(
  version: () => number | undefined,
  load: () => Promise<T>,
): () => Promise<T> {
  let cached: { version: number | undefined; value: Promise<T> } | undefined;
  return () => {
    const now = version();
    if (now !== undefined && cached?.version === now) return cached.value;
    const loading = { version: now, value: load() };
    cached = loading;
    loading.value.catch(() => {
      if (cached === loading) cached = undefined;
    });
    return loading.value;
  };
}

/** The latest of some dates; null if none is known. */
export function findNewest(dates: Iterable<Date | null | undefined>): Date | null {
  let latest: Date | null = null;
  for (const date of dates) if (date && (!latest || date > latest)) latest = date;
  return latest;
}
