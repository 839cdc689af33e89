import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading, focusOn } from '#app/ui/focus.ts';

/** Moves the focus to the heading of a new screen, which screen readers then read out, or to the address's hash. Results
 *  that change on the same screen leave it alone, unless the focused element was replaced; so do controls that change
 *  their own screen, address included, which have `data-keeps-place`. */
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
