import {
  type CatalogueSurvey,
  type ListedProduct,
  listShelf,
  type Shelf,
  surveyCatalogue,
} from '#api/catalogue/survey.ts';
import type { Api } from '#api/dependencies.ts';

/** Where a sitemap learns what there is. */
export interface SitemapSource {
  /** Another number means that something changed; undefined while nobody knows. */
  version(): number | undefined;
  survey(shelfSize: number): Promise<CatalogueSurvey>;
  listShelf(shelf: Shelf): Promise<ListedProduct[]>;
}

/** Our own provider's catalogue. */
export function surveyOwnCatalogue({ db, hot }: Pick<Api, 'db' | 'hot'>): SitemapSource {
  return {
    version: hot.version,
    survey: (shelfSize) => surveyCatalogue(db, shelfSize),
    listShelf: (shelf) => listShelf(db, shelf),
  };
}
