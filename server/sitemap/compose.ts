import type { CatalogueSurvey, ListedProduct } from '#api/catalogue/survey.ts';
import { NO_CATEGORY, paths } from '#app/paths.ts';
import { LANGUAGES } from '#contract/constants.ts';
import { loadOnce, newest, type SitemapSource } from './source.ts';
import { type SitemapPage, writeSitemap, writeSitemapIndex } from './write.ts';

const MOST_ADDRESSES = 10_000;

/** What fits into one sitemap. */
interface Part {
  count: number;
  changedAt: Date | null;
  list: () => Promise<SitemapPage[]>;
}

export interface Sitemaps {
  /** The sitemap, or what leads to its parts where one would be too long. */
  writeMain(origin: string): Promise<string>;
  /** A part of it, from 1; undefined where there is none. */
  writePart(origin: string, at: number): Promise<string | undefined>;
}

const toPage = ({ id, categoryId, changedAt }: ListedProduct): SitemapPage => ({
  path: paths.productDetails(id, categoryId ?? NO_CATEGORY),
  changedAt,
});

/** Writes what search engines should know of the shop. */
export function createSitemaps(source: SitemapSource, mostAddresses = MOST_ADDRESSES): Sitemaps {
  const size = Math.floor(mostAddresses / LANGUAGES.length);
  const look = loadOnce(source.version, () => source.survey(size));

  async function plan(): Promise<{ parts: Part[]; isOne: boolean }> {
    const survey = await look();
    const screens = listScreens(survey);
    const screenParts = Array.from({ length: Math.ceil(screens.length / size) }, (_, at): Part => {
      const pages = screens.slice(at * size, (at + 1) * size);
      const changedAt = newest(pages.map((page) => page.changedAt));
      return { count: pages.length, changedAt, list: async () => pages };
    });
    const productParts = survey.batches.map(
      (batch): Part => ({ ...batch, list: async () => (await source.listBatch(batch)).map(toPage) }),
    );
    const parts = [...screenParts, ...productParts];
    return { parts, isOne: parts.reduce((sum, { count }) => sum + count, 0) <= size };
  }

  return {
    async writeMain(origin) {
      const { parts, isOne } = await plan();
      if (isOne) {
        const pages = await Promise.all(parts.map(({ list }) => list()));
        return writeSitemap(pages.flat(), origin);
      }
      const sitemaps = parts.map(({ changedAt }, at) => ({ path: `/sitemap-${at + 1}.xml`, changedAt }));
      return writeSitemapIndex(sitemaps, origin);
    },
    async writePart(origin, at) {
      const { parts, isOne } = await plan();
      const part = isOne ? undefined : parts[at - 1];
      return part && writeSitemap(await part.list(), origin);
    },
  };
}

/** Every screen that search engines should know, but those of single products. */
function listScreens(survey: CatalogueSurvey): SitemapPage[] {
  const { batches, categories, brands, offersChangedAt } = survey;
  const changedAt = newest(batches.map((batch) => batch.changedAt));
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
