import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Picture } from '#app/features/product/picture.tsx';
import { PictureViewer, type PictureViewerProps } from './picture-viewer.tsx';

/** A new one for each time that somebody reaches for the picture. */
export interface ZoomWish {
  /** Whether to open it, or only to be ready. */
  isOpen: boolean;
}

interface GalleryZoomProps extends Omit<PictureViewerProps, 'onClose'> {
  wish: ZoomWish;
  /** What holds the pictures of the gallery. */
  panel: RefObject<HTMLDivElement | null>;
}

/** Looking closer: a mouse enlarges the picture in its place, a tap or a key opens it in the whole window. */
export function GalleryZoom({ wish, panel, ...viewer }: GalleryZoomProps) {
  const { at, pictures, onTurn } = viewer;
  const [isOpen, setOpen] = useState(false);
  const url = pictures[at] ?? '';
  const open = useEffectEvent(() => {
    setOpen(true);
    // Whoever looks closely has chosen the picture: it plays no more.
    onTurn(at);
  });
  useEffect(() => {
    if (wish.isOpen) open();
  }, [wish]);
  useEffect(() => {
    const element = panel.current;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      open();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [panel]);
  return (
    <>
      <HoverZoom key={url} panel={panel} url={url} />
      {isOpen && <PictureViewer {...viewer} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The picture larger, under the pointer. Where the pointer is, is a style: moving renders nothing. */
function HoverZoom({ panel, url }: { panel: GalleryZoomProps['panel']; url: string }) {
  const lens = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    const shown = lens.current;
    if (!element || !shown) return;
    let isLoaded = false;
    const hide = () => shown.toggleAttribute('data-shown', false);
    const follow = ({ pointerType, buttons, clientX, clientY }: PointerEvent) => {
      // Somebody who drags turns the pictures.
      if (pointerType !== 'mouse' || buttons > 0 || !isLoaded) return hide();
      const { left, top, width, height } = element.getBoundingClientRect();
      shown.style.setProperty('--x', `${((clientX - left) / width) * 100}%`);
      shown.style.setProperty('--y', `${((clientY - top) / height) * 100}%`);
      shown.toggleAttribute('data-shown', true);
    };
    // Until it is there, the picture below it stays.
    shown
      .querySelector('img')
      ?.decode()
      .then(
        () => {
          isLoaded = true;
        },
        () => {},
      );
    element.addEventListener('pointermove', follow);
    element.addEventListener('pointerdown', hide);
    element.addEventListener('pointerleave', hide);
    return () => {
      element.removeEventListener('pointermove', follow);
      element.removeEventListener('pointerdown', hide);
      element.removeEventListener('pointerleave', hide);
    };
  }, [panel]);
  return (
    <div ref={lens} aria-hidden="true" className="zoom-lens">
      {/* Wider than any window: the largest that there is. */}
      <Picture url={url} sizes="400vw" isEager className="zoom-picture" />
    </div>
  );
}
