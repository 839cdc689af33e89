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

/** Our own provider's catalogue. */
export function surveyOwnCatalogue({ db, hot }: Pick<Api, 'db' | 'hot'>): SitemapSource {
  return {
    version: hot.version,
    survey: (batchSize) => surveyCatalogue(db, batchSize),
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
