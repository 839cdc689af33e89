import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { placeInLanguage } from '#app/features/language/language.ts';
import { basename } from '#messages/language.ts';
import { addressOf, writeCache } from './loader-cache.ts';

let isKept = false;

/** Keeps the data that came with the first page, which no `clientLoader` sees, for the way back to it. */
export function useFirstData(): void {
  const location = useLocation();
  const screen = useMatches().at(-1);
  useEffect(() => {
    if (isKept) return;
    isKept = true;
    if (screen?.loaderData === undefined) return;
    // A `clientLoader` is asked for whole addresses.
    const pathname = placeInLanguage(basename, location.pathname);
    writeCache(addressOf({ ...location, pathname }), screen.loaderData);
  }, [location, screen]);
}
