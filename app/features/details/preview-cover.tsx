import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { cover } from '#app/features/catalogue/open-details.ts';
import { DetailsSkeleton } from './details-skeleton.tsx';

const PICTURE_ANIMATION = { duration: 220, easing: 'cubic-bezier(0.2,0.7,0.2,1)' };

/** Animates the card's picture to its place on the new screen. */
function animatePicture(from: DOMRect | undefined, element: HTMLElement): Animation | undefined {
  const to = element.querySelector('.carried-picture');
  if (!from || !to || matchMedia('(prefers-reduced-motion:reduce)').matches) return undefined;
  const end = to.getBoundingClientRect();
  const transform = `translate(${from.x - end.x}px,${from.y - end.y}px)scale(${from.width / end.width})`;
  return to.animate([{ transform }, { transform: 'none' }], PICTURE_ANIMATION);
}

/** Covers the list with a preview of the tapped card from the next frame until the product screen is rendered. Hidden
 *  from screen readers, which read the screen itself. */
export function PreviewCover() {
  const current = useSyncExternalStore(cover.subscribe, cover.get, cover.get);
  const preview = current?.preview;
  const { key } = useLocation();
  const element = useRef<HTMLDivElement>(null);
  const animation = useRef<Animation>(undefined);
  const className = current?.isLeaving ? 'opening is-leaving' : 'opening';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per preview
  useLayoutEffect(() => {
    animation.current = element.current ? animatePicture(current?.from, element.current) : undefined;
    return () => animation.current?.cancel();
  }, [preview]);

  // The cleanup runs in the frame that shows another screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every navigation
  useLayoutEffect(
    () => () => {
      const left = cover.get();
      if (!left) return;
      cover.set({ ...left, isLeaving: true });
      const close = () => {
        if (cover.get()?.preview === left.preview) cover.set(undefined);
      };
      if (animation.current) animation.current.finished.then(close, close);
      else close();
    },
    [key],
  );

  return (
    // Always rendered: inserting an element would recalculate the styles of all its later siblings.
    <div ref={element} aria-hidden="true" className={preview && className}>
      {preview && <DetailsSkeleton Title="p" preview={preview} />}
    </div>
  );
}
