import { useEffect, useId, useRef, useState } from 'react';
import { Picture } from '#app/features/product/picture.tsx';
import { OWN_SCREEN_SIZES } from '#app/features/product/picture-sizes.ts';
import { Carousel } from '#app/ui/carousel.tsx';
import { GALLERY } from '#contract/constants.ts';
import * as common from '#messages/common.ts';
import * as details from '#messages/details.ts';
import { findPictureByKey, GalleryTabs } from './gallery-tabs.tsx';
import type { GalleryZoom, ZoomWish } from './gallery-zoom.tsx';

const PARTS = { Tabs: GalleryTabs, findByKey: findPictureByKey };

interface GalleryProps {
  title: string;
  pictures: string[];
  placeholder: string | undefined;
}

/** A carousel of the product's pictures with thumbnails as tabs. The picture itself is what opens it in full: the
 *  specification wants no buttons here. */
export function Gallery({ title, pictures, placeholder }: GalleryProps) {
  const [at, setAt] = useState(0);
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([0]));
  const [isWatched, setWatched] = useState(false);
  const [isChosen, setChosen] = useState(false);
  const [zoom, setZoom] = useState<ZoomWish & { View: typeof GalleryZoom }>();
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const count = pictures.length;
  const hasTabs = count > 1;
  // A picture is fetched one slide ahead, and all of them once somebody reaches for the thumbnails.
  useEffect(() => {
    setWanted((before) => new Set([...before, at, (at + 1) % count, (at + count - 1) % count]));
  }, [at, count]);

  /** Whoever has chosen a picture wants to look at it: auto-play ends. */
  function choose(index: number): void {
    setChosen(true);
    setAt(index);
  }

  function watch(isNowWatched: boolean): void {
    setWatched(isNowWatched);
    setWanted(new Set(pictures.keys()));
  }

  /** Few look closer: the code for it comes when somebody is about to. */
  const look = (isOpen: boolean) =>
    import('./gallery-zoom.tsx').then(({ GalleryZoom: View }) => setZoom({ View, isOpen }), Boolean);

  const slides = pictures.map((url, index) =>
    wanted.has(index) ? (
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys do the same on the carousel in it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div
        ref={panel}
        {...(hasTabs && { id, role: 'tabpanel', 'aria-labelledby': `${id}-${at}` })}
        onClick={() => look(true)}
        onPointerEnter={() => look(false)}
        onFocus={() => look(false)}
        className="cursor-zoom-in overflow-hidden rounded-card bg-stage transition-opacity active:opacity-80"
      >
        <Carousel
          label={details.pictures(title)}
          description={details.enlarge}
          slides={slides}
          speedMs={GALLERY.slideMs}
          autoPlayMs={GALLERY.intervalMs}
          gap="0px"
          isLooping
          isPaused={isWatched || isChosen}
          index={at}
          onIndexChange={setAt}
          roles={common.carouselRoles}
          slideLabel={(index) => details.pictureOf(index + 1, count)}
        />
      </div>
      {zoom && (
        <zoom.View
          wish={zoom}
          panel={panel}
          title={title}
          pictures={pictures}
          at={at}
          parts={PARTS}
          onTurn={choose}
        />
      )}
      {hasTabs && <GalleryTabs id={id} pictures={pictures} at={at} onChoose={choose} onWatch={watch} />}
    </div>
  );
}
