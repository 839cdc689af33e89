import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

declare global {
  interface Window {
    /** Once they are fetched (`fonts.server.ts`). */
    wearFonts?: () => void;
  }
}

/** A new screen is written in our fonts, if they are there: with its first frame, for the old one would be laid out anew. */
export function useFonts(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== first.current) window.wearFonts?.();
  }, [pathname]);
}
