import { clsx } from 'clsx/lite';
import Image from 'lucide-react/icons/image';
import { useCallback, useState } from 'react';
import { findPictureWidth, listPictureWidths, stripPictureUrl } from '#contract/catalogue/pictures.ts';

// The width assumed for pictures without a width in their URLs, which older versions imported. They may be wider.
const FULL_WIDTH = 700;
/** Wider pictures are stored in their full size, but shown at most at this width. */
const MAX_SHOWN_WIDTH = 1600;

/** Cards are never wide enough for the other widths. */
const CARD_WIDTHS = [320, 480];

/** The srcset of a picture of our own provider, which answers in the best format that the browser accepts. */
export function listSources(url: string, isInCard: boolean): string | undefined {
  const stem = stripPictureUrl(url);
  if (stem === undefined) return undefined;
  const list = (widths: number[]) => widths.map((width) => `${stem}-${width} ${width}w`);
  if (isInCard) return list(CARD_WIDTHS).join();
  const full = findPictureWidth(stem) ?? FULL_WIDTH;
  return [...list(listPictureWidths(stem)), ...(full > MAX_SHOWN_WIDTH ? [] : [`${stem} ${full}w`])].join();
}

interface PictureProps {
  url: string;
  placeholder?: string | undefined;
  sizes: string;
  isInCard?: boolean | undefined;
  /** Empty if the same text is beside the picture. */
  alt?: string | undefined;
  /** Whether it is shown whole instead of cropped to a square. */
  isLogo?: boolean | undefined;
  /** Whether it is in the first view, and loaded with high priority. */
  isFirst?: boolean | undefined;
  /** Whether it is loaded without waiting for scrolling. */
  isEager?: boolean | undefined;
  className?: string | undefined;
}

/** A picture, square unless it is a logo. Its box and placeholder are there before it loads. If it fails to load, an
 *  icon takes its place in the same box. */
export function Picture({
  url,
  placeholder,
  sizes,
  isInCard = false,
  alt = '',
  isLogo = false,
  isFirst = false,
  isEager = isFirst,
  className,
}: PictureProps) {
  const [brokenUrl, setBrokenUrl] = useState('');
  // The picture may have failed before hydration. It is checked only once: later, a zoomed browser may be loading
  // another size.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && !image.naturalWidth) setBrokenUrl(url);
    },
    [url],
  );
  const look = clsx('picture', isLogo && 'picture-logo', className);
  if (url === brokenUrl) return <MissingPicture alt={alt} className={look} />;
  return (
    <img
      ref={check}
      onError={() => setBrokenUrl(url)}
      src={url}
      srcSet={listSources(url, isInCard)}
      sizes={sizes}
      alt={alt}
      // In a card, CSS sets the size.
      {...(!isInCard && { width: FULL_WIDTH, height: FULL_WIDTH })}
      {...(!isEager && { loading: 'lazy' as const })}
      // Synchronous, so that it is painted in the same frame as the text around it.
      {...(isFirst && { fetchPriority: 'high' as const, decoding: 'sync' as const })}
      className={look}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
    />
  );
}

function MissingPicture({ alt, className }: { alt: string; className: string }) {
  return (
    <span
      {...(alt && { role: 'img', 'aria-label': alt })}
      className={`${className} grid! place-items-center`}
    >
      <Image aria-hidden="true" strokeWidth={1} className="size-1/5 text-ink-soft/50" />
    </span>
  );
}

/** The `sizes` of a product's picture on the product's own screen. */
export const OWN_SCREEN_SIZES =
  '(min-width: 72rem) 35rem, (min-width: 48rem) calc(52vw - 2rem), (min-width: 37rem) 35rem, calc(100vw - 2rem)';
