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
  function View() {
    const props = useSyncExternalStore(shown.subscribe, shown.get, getFirst);
    useEffect(onAlive, []);
    return <Reviews {...props} />;
  }
  const root = hydrateRoot(place, <View />);
  return { show: shown.set, end: () => root.unmount() };
}
