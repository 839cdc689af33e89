import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { placeInLanguage } from '#app/features/language/language.ts';
import { basename } from '#messages/language.ts';
import { addressOf, writeCache } from './loader-cache.ts';

let isKept = false;

/** Caches the data of the first page, which no `clientLoader` sees, for navigating back to it. */
export function useFirstData(): void {
  const location = useLocation();
  const screen = useMatches().at(-1);
  useEffect(() => {
    if (isKept) return;
    isKept = true;
    if (screen?.loaderData === undefined) return;
    // The URL in a `clientLoader` includes the basename.
    const pathname = placeInLanguage(basename, location.pathname);
    writeCache(addressOf({ ...location, pathname }), screen.loaderData);
  }, [location, screen]);
}
