import type { CatalogueSurvey, ListedProduct } from '#api/catalogue/survey.ts';
import { NO_CATEGORY, paths } from '#app/paths.ts';
import { LANGUAGES } from '#contract/constants.ts';
import { cacheByVersion, findNewest, type SitemapSource } from './source.ts';
import { type SitemapPage, writeSitemap, writeSitemapIndex } from './write.ts';

const MAX_URLS = 10_000;

/** One sitemap file. */
interface SitemapPart {
  count: number;
  changedAt: Date | null;
  list: () => Promise<SitemapPage[]>;
}

export interface Sitemaps {
  /** The sitemap, or an index of its parts if it would be too long. */
  writeMain(origin: string): Promise<string>;
  /** A part, counted from 1; undefined if there is none. */
  writePart(origin: string, at: number): Promise<string | undefined>;
}

const toPage = ({ id, categoryId, changedAt }: ListedProduct): SitemapPage => ({
  path: paths.productDetails(id, categoryId ?? NO_CATEGORY),
  changedAt,
});

/** Composes the sitemaps of the whole shop. */
export function createSitemaps(source: SitemapSource, maxUrls = MAX_URLS): Sitemaps {
  const size = Math.floor(maxUrls / LANGUAGES.length);
  const readSurvey = cacheByVersion(source.version, () => source.survey(size));

  async function plan(): Promise<{ parts: SitemapPart[]; fitsInOne: boolean }> {
    const survey = await readSurvey();
    const screens = listScreens(survey);
    const screenParts = Array.from({ length: Math.ceil(screens.length / size) }, (_, at): SitemapPart => {
      const pages = screens.slice(at * size, (at + 1) * size);
      const changedAt = findNewest(pages.map((page) => page.changedAt));
      return { count: pages.length, changedAt, list: async () => pages };
    });
    const productParts = survey.batches.map(
      (batch): SitemapPart => ({ ...batch, list: async () => (await source.listBatch(batch)).map(toPage) }),
    );
    const parts = [...screenParts, ...productParts];
    return { parts, fitsInOne: parts.reduce((sum, { count }) => sum + count, 0) <= size };
  }

  return {
    async writeMain(origin) {
      const { parts, fitsInOne } = await plan();
      if (fitsInOne) {
        const pages = await Promise.all(parts.map(({ list }) => list()));
        return writeSitemap(pages.flat(), origin);
      }
      const sitemaps = parts.map(({ changedAt }, at) => ({ path: `/sitemap-${at + 1}.xml`, changedAt }));
      return writeSitemapIndex(sitemaps, origin);
    },
    async writePart(origin, at) {
      const { parts, fitsInOne } = await plan();
      const part = fitsInOne ? undefined : parts[at - 1];
      return part && writeSitemap(await part.list(), origin);
    },
  };
}

/** Every public screen except product details. */
function listScreens(survey: CatalogueSurvey): SitemapPage[] {
  const { batches, categories, brands, offersChangedAt } = survey;
  const changedAt = findNewest(batches.map((batch) => batch.changedAt));
  return [
    { path: paths.home, changedAt },
    { path: paths.products, changedAt },
    ...(offersChangedAt === undefined ? [] : [{ path: paths.offers, changedAt: offersChangedAt }]),
    { path: paths.categories, changedAt: survey.categoriesChangedAt },
    { path: paths.brands, changedAt: survey.brandsChangedAt },
    ...categories.map(({ id, ...rest }) => ({ path: paths.productsOfCategory(id), ...rest })),
    ...brands.map(({ id, ...rest }) => ({ path: paths.productsOfBrand(id), ...rest })),
    { path: paths.contact },
    { path: paths.help },
    { path: paths.privacy },
    { path: paths.terms },
  ];
}
