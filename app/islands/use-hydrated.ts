import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether the component is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
