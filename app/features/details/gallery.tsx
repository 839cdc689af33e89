import { useEffect, useId, useState } from 'react';
import { useGalleryInTransition } from '#app/features/catalogue/view-transition.ts';
import { Picture } from '#app/features/product/picture.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { GALLERY } from '#contract/constants.ts';
import * as common from '#messages/common.ts';
import * as details from '#messages/details.ts';
import { GALLERY_SIZES } from './details-frame.tsx';
import { GalleryTabs } from './gallery-tabs.tsx';

interface GalleryProps {
  title: string;
  pictures: string[];
  placeholder: string | undefined;
}

/** A carousel of the product's pictures with thumbnails as tabs. */
export function Gallery({ title, pictures, placeholder }: GalleryProps) {
  const [at, setAt] = useState(0);
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([0]));
  const [isWatched, setWatched] = useState(false);
  const [isChosen, setChosen] = useState(false);
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
    <div className="min-w-0">
      <div
        {...(hasTabs && { id, role: 'tabpanel', 'aria-labelledby': `${id}-${at}` })}
        className="overflow-hidden rounded-card bg-stage"
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
      {hasTabs && <GalleryTabs id={id} pictures={pictures} at={at} onChoose={choose} onWatch={watch} />}
    </div>
  );
}
