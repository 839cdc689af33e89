import { type RefObject, useEffect, useState } from 'react';
import { findPictureWidth, stripPictureUrl } from '#contract/catalogue/pictures.ts';

/** A picture's width divided by its width on the screen, both in device pixels. Infinite until it is measured, and for
 *  pictures of unknown size. */
export function useEnlargement(panel: RefObject<HTMLElement | null>, url: string): number {
  const [enlargement, setEnlargement] = useState(Infinity);
  useEffect(() => {
    const shown = panel.current;
    const width = findPictureWidth(stripPictureUrl(url) ?? '') ?? Infinity;
    if (!shown) return;
    const measure = () => setEnlargement(width / (shown.clientWidth * devicePixelRatio));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [panel, url]);
  return enlargement;
}
