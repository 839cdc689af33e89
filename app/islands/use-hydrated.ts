import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the component is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
