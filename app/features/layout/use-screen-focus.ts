import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading, focusOn } from '#app/ui/focus.ts';

/** On another screen the focus is at its heading, which is then read out, or at what the address names. Results that
 *  change on the same screen leave it alone, unless it was on what they replace. */
export function useScreenFocus(): void {
  const { key, pathname, hash } = useLocation();
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const last = shown.current;
    shown.current = { key, pathname };
    if (key === last.key) return;
    if (hash) focusOn(document.getElementById(hash.slice(1)));
    else if (pathname !== last.pathname || document.activeElement === document.body) focusHeading();
  }, [key, pathname, hash]);
}
