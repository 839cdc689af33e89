import type { CatalogueSurvey } from '#api/catalogue/survey.ts';
import { paths } from '#app/paths.ts';
import { newest } from './newest.ts';
import type { SitemapPage } from './write-sitemap.ts';

/** Every screen that search engines should know, but those of single products. */
export function listScreens(survey: CatalogueSurvey): SitemapPage[] {
  const { shelves, categories, brands, offersChangedAt } = survey;
  const changedAt = newest(shelves.map((shelf) => shelf.changedAt));
  return [
    { path: paths.home, changedAt },
    { path: paths.products, changedAt },
    ...(offersChangedAt === undefined ? [] : [{ path: paths.offers, changedAt: offersChangedAt }]),
    { path: paths.categories, changedAt: survey.categoriesChangedAt },
    { path: paths.brands, changedAt: survey.brandsChangedAt },
    ...categories.map(({ id, ...rest }) => ({ path: paths.productsOfCategory(id), ...rest })),
    ...brands.map(({ id, ...rest }) => ({ path: paths.productsOfBrand(id), ...rest })),
    { path: paths.privacy },
    { path: paths.terms },
  ];
}
