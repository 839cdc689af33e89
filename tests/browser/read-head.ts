import type { Page } from '@playwright/test';

interface ListElement {
  position: number;
  name: string;
  url?: string;
  item?: string;
}

/** A schema.org object, with the fields that tests read. */
export interface SchemaThing {
  '@type': string;
  name: string;
  url: string;
  numberOfItems: number;
  itemListElement: ListElement[];
  description: string;
  image: string[];
  brand?: { name: string };
  category?: string;
  size?: string;
  isVariantOf?: { name: string; hasVariant: { url: string }[] };
  aggregateRating?: { ratingValue: number; ratingCount: number };
  offers: { price: number; priceCurrency: string; availability: string };
  potentialAction: { target: { urlTemplate: string } };
}

/** Reads a page's metadata for search engines. */
export async function readHead(page: Page) {
  const meta = async (name: string) => {
    const tag = page.locator(`head meta[name="${name}"], head meta[property="${name}"]`);
    return (await tag.count()) === 0 ? null : tag.getAttribute('content');
  };
  const canonical = page.locator('head link[rel="canonical"]');
  const alternates = page.locator('head link[rel="alternate"]');
  const json = page.locator('script[type="application/ld+json"]');
  return {
    meta,
    robots: await meta('robots'),
    canonical: (await canonical.count()) === 0 ? null : await canonical.getAttribute('href'),
    alternates: await alternates.evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    ),
    things: ((await json.count()) === 0
      ? []
      : JSON.parse((await json.textContent()) ?? '')['@graph']) as SchemaThing[],
  };
}

/** Returns the only thing of this type that the page describes. */
export function pickThing(things: SchemaThing[], type: string, name?: string): SchemaThing {
  const [found, ...more] = things.filter(
    (thing) => thing['@type'] === type && (name === undefined || thing.name === name),
  );
  if (!found || more.length > 0)
    throw new Error(`The page describes ${more.length + (found ? 1 : 0)} ${type}`);
  return found;
}
