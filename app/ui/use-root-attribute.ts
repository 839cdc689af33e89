import { useLayoutEffect } from 'react';

/** Sets a data attribute on <html> for the stylesheet, because `:root:has(…)` would recalculate the styles of the whole
 *  page whenever an element is added or removed. */
export function useRootAttribute(name: 'modal' | 'offline' | 'steady', isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const { dataset } = document.documentElement;
    dataset[name] = '';
    return () => {
      delete dataset[name];
    };
  }, [name, isOn]);
}
