import { clsx } from 'clsx/lite';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { OWN_SCREEN_SIZES, Picture } from '#app/features/product/picture.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { GALLERY } from '#contract/constants.ts';
import * as common from '#messages/common.ts';
import * as details from '#messages/details.ts';
import { findPictureByKey, GalleryTabs } from './gallery-tabs.tsx';
import type { GalleryZoom } from './gallery-zoom.tsx';
import { useEnlargement } from './use-enlargement.ts';

const VIEWER_PARTS = { Tabs: GalleryTabs, findByKey: findPictureByKey };

interface GalleryProps {
  title: string;
  pictures: string[];
  placeholder: string | undefined;
}

/** A carousel of the product's pictures with thumbnails as tabs. Clicking the picture opens the viewer, if that shows
 *  more detail; the specification allows no button for it. */
export function Gallery({ title, pictures, placeholder }: GalleryProps) {
  const [at, setAt] = useState(0);
  const [loadedSlides, setLoadedSlides] = useState<ReadonlySet<number>>(new Set([0]));
  const [isTabsActive, setTabsActive] = useState(false);
  const [isChosen, setChosen] = useState(false);
  const [Zoom, setZoom] = useState<typeof GalleryZoom>();
  const [isViewerOpen, setViewerOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const enlargement = useEnlargement(panel, pictures[at] ?? '');
  const isEnlargeable = enlargement > 1;
  const id = useId();
  const count = pictures.length;
  const hasTabs = count > 1;
  // Loads the pictures next to the current one. Hovering or focusing the thumbnails loads all.
  useEffect(() => {
    setLoadedSlides((before) => new Set([...before, at, (at + 1) % count, (at + count - 1) % count]));
  }, [at, count]);

  /** Choosing a picture stops auto-play. */
  function choose(index: number): void {
    setChosen(true);
    setAt(index);
  }

  function handleTabsActive(isActive: boolean): void {
    setTabsActive(isActive);
    setLoadedSlides(new Set(pictures.keys()));
  }

  /** Lazy, since few visitors zoom: loaded when the pointer or focus enters. */
  const loadZoom = () =>
    isEnlargeable &&
    import('./gallery-zoom.tsx').then(
      ({ GalleryZoom: Loaded }) => setZoom(() => Loaded),
      () => setViewerOpen(false),
    );

  /** Stops auto-play, as choosing a picture does. */
  function openViewer(): void {
    if (!isEnlargeable) return;
    setViewerOpen(true);
    choose(at);
    loadZoom();
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if (isEnlargeable) event.preventDefault();
    openViewer();
  }

  const slides = pictures.map((url, index) =>
    loadedSlides.has(index) ? (
      <Picture
        key={url}
        url={url}
        alt={title}
        placeholder={index === 0 ? placeholder : undefined}
        sizes={OWN_SCREEN_SIZES}
        isFirst={index === 0}
        isEager
      />
    ) : (
      <div key={url} className="aspect-square bg-stage" />
    ),
  );

  return (
    <div className="relative min-w-0">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the carousel in it has the role */}
      <div
        ref={panel}
        {...(hasTabs && { id, role: 'tabpanel', 'aria-labelledby': `${id}-${at}` })}
        data-press=""
        aria-busy={(isViewerOpen && !Zoom) || undefined}
        onClick={openViewer}
        onKeyDown={handleKey}
        onPointerEnter={loadZoom}
        onFocus={loadZoom}
        className={clsx(
          isEnlargeable && 'cursor-zoom-in active:opacity-80',
          'overflow-hidden rounded-card bg-stage transition-opacity aria-busy:opacity-60',
        )}
      >
        <Carousel
          label={details.pictures(title)}
          description={isEnlargeable ? details.enlarge : undefined}
          slides={slides}
          speedMs={GALLERY.slideMs}
          autoPlayMs={GALLERY.intervalMs}
          gap="0px"
          isLooping
          isPaused={isTabsActive || isChosen}
          index={at}
          onIndexChange={setAt}
          roles={common.carouselRoles}
          slideLabel={(index) => details.pictureOf(index + 1, count)}
        />
      </div>
      {Zoom && (isEnlargeable || isViewerOpen) && (
        <Zoom
          isOpen={isViewerOpen}
          enlargement={enlargement}
          onClose={() => setViewerOpen(false)}
          panel={panel}
          title={title}
          pictures={pictures}
          at={at}
          parts={VIEWER_PARTS}
          onIndexChange={choose}
        />
      )}
      {hasTabs && (
        <GalleryTabs
          id={id}
          pictures={pictures}
          at={at}
          onChoose={choose}
          onActiveChange={handleTabsActive}
        />
      )}
    </div>
  );
}
