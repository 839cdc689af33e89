import { useLayoutEffect } from 'react';

/** Marks the page while something is so, for the stylesheet: `:root:has(…)` would have the whole page styled anew with
 *  every element that comes or goes. */
export function useRootMark(name: 'modal' | 'offline' | 'steady', isSo: boolean): void {
  useLayoutEffect(() => {
    if (!isSo) return;
    const { dataset } = document.documentElement;
    dataset[name] = '';
    return () => {
      delete dataset[name];
    };
  }, [name, isSo]);
}
