import { useEffect, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createStore } from '#app/features/store/create-store.ts';
import { Reviews, type ReviewsProps } from './reviews.tsx';

export { Reviews };

/** Brings what the server rendered to life in its place: as it was then, and at once as it should be now. */
export function wakeReviews(
  place: HTMLElement,
  first: ReviewsProps,
  latest: ReviewsProps,
  onAlive: () => void,
) {
  const shown = createStore(() => latest);
  const getFirst = () => first;
  const alive = Promise.withResolvers<void>();
  function View() {
    const props = useSyncExternalStore(shown.subscribe, shown.get, getFirst);
    useEffect(() => {
      alive.resolve();
      onAlive();
    }, []);
    return <Reviews {...props} />;
  }
  const root = hydrateRoot(place, <View />);
  // React complains of a root that ends before it has come to life.
  return { show: shown.set, end: () => alive.promise.then(() => root.unmount()) };
}
