import { useEffect, useRef } from 'react';

type FindElement = () => Element | null | undefined;

/**
 * Returns a function that gives the focus to an element after the next rendering: an element that was moved or removed
 * loses it.
 */
export function useFocusNext(): (find: FindElement) => void {
  const next = useRef<FindElement>(undefined);
  useEffect(() => {
    const found = next.current?.();
    next.current = undefined;
    if (found instanceof HTMLElement) found.focus();
  });
  return (find) => {
    next.current = find;
  };
}
