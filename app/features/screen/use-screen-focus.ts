import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading, focusOn } from '#app/ui/focus.ts';

/** Focuses the heading of a new screen, so that screen readers read it, or the target of the URL's hash. The focus stays
 *  within a screen, unless the focused element was removed, and on controls with `data-keeps-place`, which change the URL
 *  of their own screen. */
export function useScreenFocus(): void {
  const { key, pathname, hash } = useLocation();
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const last = shown.current;
    shown.current = { key, pathname };
    if (key === last.key) return;
    if (hash) focusOn(document.getElementById(hash.slice(1)));
    else if (document.activeElement?.closest('[data-keeps-place]')) return;
    else if (pathname !== last.pathname || document.activeElement === document.body) focusHeading();
  }, [key, pathname, hash]);
}
