import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { Picture } from '#app/features/product/picture.tsx';
import { PictureViewer, type PictureViewerProps } from './picture-viewer.tsx';

interface GalleryZoomProps extends PictureViewerProps {
  isOpen: boolean;
  /** The element with the pictures of the gallery. */
  panel: RefObject<HTMLDivElement | null>;
  /** The picture's width divided by its width on the screen, both in device pixels. */
  enlargement: number;
}

const MAX_ZOOM = 2.2;

/** Hovering enlarges the picture in its place; the viewer shows it in the whole window. */
export function GalleryZoom({ isOpen, panel, enlargement, ...viewer }: GalleryZoomProps) {
  const url = viewer.pictures[viewer.at] ?? '';
  return (
    <>
      <HoverZoom key={url} panel={panel} url={url} zoom={Math.min(enlargement, MAX_ZOOM)} />
      {isOpen && <PictureViewer {...viewer} />}
    </>
  );
}

/** The enlarged picture under the pointer. CSS properties hold the position, so that moving causes no React render. */
function HoverZoom({ panel, url, zoom }: Pick<GalleryZoomProps, 'panel'> & { url: string; zoom: number }) {
  const lens = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    const shown = lens.current;
    if (!element || !shown) return;
    let isLoaded = false;
    const hide = () => shown.toggleAttribute('data-shown', false);
    const follow = ({ pointerType, buttons, clientX, clientY }: PointerEvent) => {
      // Hidden while a button is held, since dragging moves the carousel.
      if (pointerType !== 'mouse' || buttons > 0 || !isLoaded) return hide();
      const { left, top, width, height } = element.getBoundingClientRect();
      shown.style.setProperty('--x', `${((clientX - left) / width) * 100}%`);
      shown.style.setProperty('--y', `${((clientY - top) / height) * 100}%`);
      shown.toggleAttribute('data-shown', true);
    };
    // The smaller picture stays until the larger one is decoded.
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
    <div ref={lens} aria-hidden="true" className="zoom-lens" style={{ '--zoom': zoom } as CSSProperties}>
      {/* Wider than any window: selects the largest source. */}
      <Picture url={url} sizes="400vw" isEager className="zoom-picture" />
    </div>
  );
}
