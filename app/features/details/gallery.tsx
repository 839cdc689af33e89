import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useGalleryInTransition } from '#app/features/catalogue/view-transition.ts';
import { Picture } from '#app/features/product/picture.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { GALLERY } from '#contract/constants.ts';
import * as common from '#messages/common.ts';
import * as details from '#messages/details.ts';
import { GALLERY_SIZES } from './details-frame.tsx';
import { findPictureByKey, GalleryTabs } from './gallery-tabs.tsx';
import type { GalleryZoom } from './gallery-zoom.tsx';

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
  const [isOpen, setOpen] = useState(false);
  const [Zoom, setZoom] = useState<typeof GalleryZoom>();
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const isCarried = useGalleryInTransition();
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
  function load(): void {
    import('./gallery-zoom.tsx').then(
      (loaded) => setZoom(() => loaded.GalleryZoom),
      () => setOpen(false),
    );
  }

  function open(): void {
    setChosen(true);
    setOpen(true);
    load();
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    const next = findPictureByKey(event, at, count);
    if (next !== undefined) choose(next);
    else if (event.key === 'Enter' || event.key === ' ') open();
    else return;
    event.preventDefault();
  }

  const slides = pictures.map((url, index) =>
    wanted.has(index) ? (
      <Picture
        key={url}
        url={url}
        alt={title}
        placeholder={index === 0 ? placeholder : undefined}
        sizes={GALLERY_SIZES}
        isFirst={index === 0}
        isEager
      />
    ) : (
      <div key={url} className="aspect-square bg-stage" />
    ),
  );

  return (
    <div className="relative min-w-0">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is a tab panel, or a group */}
      <div
        ref={panel}
        {...(hasTabs
          ? { id, role: 'tabpanel', 'aria-labelledby': `${id}-${at}` }
          : { role: 'group', 'aria-label': title })}
        aria-description={details.enlarge}
        aria-busy={(isOpen && !Zoom) || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what opens it in full, and turns it by key
        tabIndex={0}
        onClick={open}
        onKeyDown={press}
        onPointerEnter={load}
        onFocus={() => watch(true)}
        onBlur={() => watch(false)}
        className="cursor-zoom-in overflow-hidden rounded-card bg-stage transition-opacity aria-busy:opacity-60"
        style={isCarried ? { viewTransitionName: 'product-picture' } : undefined}
      >
        <Carousel
          label={details.pictures(title)}
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
      {Zoom && (
        <Zoom
          panel={panel}
          title={title}
          pictures={pictures}
          at={at}
          isOpen={isOpen}
          parts={PARTS}
          onTurn={choose}
          onClose={() => setOpen(false)}
        />
      )}
      {hasTabs && <GalleryTabs id={id} pictures={pictures} at={at} onChoose={choose} onWatch={watch} />}
    </div>
  );
}
