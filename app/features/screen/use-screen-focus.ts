import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading, focusOn } from '#app/ui/focus.ts';

/** After a navigation, focuses the target of the URL's hash, or else the heading of a new screen, so that screen
 *  readers read it. A navigation within a screen moves the focus only if the focused element was removed. Controls with
 *  `data-keeps-place` change the URL of their own screen, and keep the focus. */
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
