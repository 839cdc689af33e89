import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the page is alive: before that, a form would be sent by the browser itself. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
