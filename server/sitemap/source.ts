import {
  type Batch,
  type CatalogueSurvey,
  type ListedProduct,
  listBatch,
  surveyCatalogue,
} from '#api/catalogue/survey.ts';
import type { Api } from '#api/dependencies.ts';

/** The catalogue that a sitemap lists. */
export interface SitemapSource {
  /** Another number means that something changed; undefined while nobody knows. */
  version(): number | undefined;
  survey(batchSize: number): Promise<CatalogueSurvey>;
  listBatch(batch: Batch): Promise<ListedProduct[]>;
}

/** A survey may take a hundredth of the time at most. */
const SHARE = 100;

/**
 * Our own provider's catalogue. Every sale makes a version of it, and looking through a large one takes seconds: until a
 * survey was worth its time, it counts as the newest.
 */
export function surveyOwnCatalogue(
  { db, changes, settings }: Pick<Api, 'db' | 'changes' | 'settings'>,
  clock: () => number = () => performance.now(),
): SitemapSource {
  let kept: { version: number | undefined; until: number } | undefined;
  const readVersion = () => (settings.isCacheOn && changes.isKnown() ? changes.now() : undefined);
  return {
    version: () => (kept && clock() < kept.until ? kept.version : readVersion()),
    async survey(batchSize) {
      const version = readVersion();
      const startedAt = clock();
      const found = await surveyCatalogue(db, batchSize);
      kept = { version, until: clock() + (clock() - startedAt) * SHARE };
      return found;
    },
    listBatch: (batch) => listBatch(db, batch),
  };
}

/** Loads something once per version; an error, or what has no version, is loaded again. */
export function loadOnce<T>(version: () => number | undefined, load: () => Promise<T>): () => Promise<T> {
  let kept: { version: number | undefined; value: Promise<T> } | undefined;
  return () => {
    const now = version();
    if (now !== undefined && kept?.version === now) return kept.value;
    const loading = { version: now, value: load() };
    kept = loading;
    loading.value.catch(() => {
      if (kept === loading) kept = undefined;
    });
    return loading.value;
  };
}

/** The latest of some dates; null where none is known. */
export function newest(dates: Iterable<Date | null | undefined>): Date | null {
  let latest: Date | null = null;
  for (const date of dates) if (date && (!latest || date > latest)) latest = date;
  return latest;
}
