import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { opening } from '#app/features/catalogue/open-details.ts';
import { DetailsSkeleton } from './details-skeleton.tsx';

const FLIGHT = { duration: 220, easing: 'cubic-bezier(0.2,0.7,0.2,1)' };

/** The card's picture grows into its place on the new screen. */
function carryPicture(from: DOMRect | undefined, cover: HTMLElement): Animation | undefined {
  const to = cover.querySelector('.carried-picture');
  if (!from || !to || matchMedia('(prefers-reduced-motion:reduce)').matches) return undefined;
  const end = to.getBoundingClientRect();
  const transform = `translate(${from.x - end.x}px,${from.y - end.y}px)scale(${from.width / end.width})`;
  return to.animate([{ transform }, { transform: 'none' }], FLIGHT);
}

/** Shows the product whose card was tapped in the very next frame, above the list, until its screen is there. For the eyes
 *  alone: others hear of the screen when it is there. */
export function OpeningCover() {
  const opened = useSyncExternalStore(opening.subscribe, opening.get, opening.get);
  const preview = opened?.preview;
  const { key } = useLocation();
  const cover = useRef<HTMLDivElement>(null);
  const flight = useRef<Animation>(undefined);
  const look = opened?.isLeaving ? 'opening is-leaving' : 'opening';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product
  useLayoutEffect(() => {
    flight.current = cover.current ? carryPicture(opened?.from, cover.current) : undefined;
    return () => flight.current?.cancel();
  }, [preview]);

  // With the frame that shows another screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every navigation
  useLayoutEffect(
    () => () => {
      const left = opening.get();
      if (!left) return;
      opening.set({ ...left, isLeaving: true });
      const close = () => {
        if (opening.get()?.preview === left.preview) opening.set(undefined);
      };
      if (flight.current) flight.current.finished.then(close, close);
      else close();
    },
    [key],
  );

  return (
    // Always in the page: an element that is added among others has all that stand after it styled anew.
    <div ref={cover} aria-hidden="true" className={preview && look}>
      {preview && <DetailsSkeleton Title="p" preview={preview} />}
    </div>
  );
}
