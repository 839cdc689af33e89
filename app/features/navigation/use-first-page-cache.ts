import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { toLanguagePath } from '#app/features/language/language.ts';
import { basename } from '#messages/language.ts';
import { cacheKeyOf, writeCache } from './loader-cache.ts';

let isCached = false;

/** Caches the data of the first page, for which no `clientLoader` runs, so that Back needs no request. */
export function useFirstPageCache(): void {
  const location = useLocation();
  const screen = useMatches().at(-1);
  useEffect(() => {
    if (isCached) return;
    isCached = true;
    if (screen?.loaderData === undefined) return;
    // The URL in a `clientLoader` includes the basename.
    const pathname = toLanguagePath(basename, location.pathname);
    writeCache(cacheKeyOf({ ...location, pathname }), screen.loaderData);
  }, [location, screen]);
}
