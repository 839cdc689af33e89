import {
  type CatalogSurvey,
  type ListedProduct,
  listShelf,
  type Shelf,
  surveyCatalog,
} from '#api/catalog/survey-catalog.ts';
import type { Api } from '#api/dependencies.ts';

/** Where a sitemap learns what there is. */
export interface SitemapSource {
  /** Another number means that something changed; undefined while nobody knows. */
  version(): number | undefined;
  survey(shelfSize: number): Promise<CatalogSurvey>;
  listShelf(shelf: Shelf): Promise<ListedProduct[]>;
}

/** Our own provider's catalogue. */
export function surveyOwnCatalog({ db, hot }: Pick<Api, 'db' | 'hot'>): SitemapSource {
  return {
    version: hot.version,
    survey: (shelfSize) => surveyCatalog(db, shelfSize),
    listShelf: (shelf) => listShelf(db, shelf),
  };
}
