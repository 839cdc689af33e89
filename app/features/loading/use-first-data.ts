import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { addressOf, keepData } from './kept-data.ts';

let isKept = false;

/** Keeps the data that came with the first page, which no `clientLoader` sees, for the way back to it. */
export function useFirstData(): void {
  const location = useLocation();
  const screen = useMatches().at(-1);
  useEffect(() => {
    if (isKept) return;
    isKept = true;
    if (screen?.loaderData !== undefined) keepData(addressOf(location), screen.loaderData);
  }, [location, screen]);
}
