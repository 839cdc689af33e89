import { expect, type Page } from '@playwright/test';

/** Lists what the service worker has cached: the name of each cache and the path of each entry. */
export const listCached = (page: Page): Promise<{ cache: string; address: string }[]> =>
  page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (cache) => {
      const requests = await (await caches.open(cache)).keys();
      return requests.map(({ url }) => ({ cache, address: url.slice(location.origin.length) }));
    });
    return (await Promise.all(lists)).flat();
  });

/** Waits until a page and its files are cached. */
export async function waitUntilCached(page: Page, path: string): Promise<void> {
  const listPages = async () =>
    (await listCached(page)).filter(({ cache }) => cache === 'pages').map(({ address }) => address);
  await expect.poll(listPages).toContain(path);
  await page.waitForLoadState('networkidle');
}

/** Counts visible pictures that are not painted. */
export const countMissingPictures = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.images].filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        const isShown = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return isShown && (!image.complete || image.naturalWidth === 0);
      }).length,
  );

/** Reads all that is stored: path, text, and the headers of request and response. */
export const readCached = (page: Page): Promise<{ address: string; headers: string[][]; text: string }[]> =>
  page.evaluate(async () => {
    const entries: { address: string; headers: string[][]; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true });
        entries.push({
          address: request.url.slice(location.origin.length),
          headers: [...request.headers, ...(answer?.headers ?? [])],
          text: (await answer?.text()) ?? '',
        });
      }
    }
    return entries;
  });
