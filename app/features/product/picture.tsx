import Image from 'lucide-react/icons/image';
import { useState } from 'react';
import { joinClasses } from '#app/ui/class-names.ts';
import { PICTURE_WIDTHS, stripPictureUrl } from '#contract/catalogue/pictures.ts';

// Covers are 700, 900 or at most 1200 pixels wide, and no answer says which. The smallest is declared, so that no
// browser expects detail that is not there; one that wants more takes the full picture anyway.
const FULL_WIDTH = 700;

/** Cards are never so wide that they need the others. */
const CARD_WIDTHS = [320, 480];

/** Sources of a picture in the sizes that our own provider keeps; it answers with the best format that a browser reads. */
export function listSources(url: string, isInCard: boolean): string | undefined {
  const stem = stripPictureUrl(url);
  if (stem === undefined) return undefined;
  const small = (isInCard ? CARD_WIDTHS : PICTURE_WIDTHS).map((width) => `${stem}-${width} ${width}w`);
  return (isInCard ? small : [...small, `${stem} ${FULL_WIDTH}w`]).join();
}

interface PictureProps {
  url: string;
  placeholder?: string | undefined;
  sizes: string;
  isInCard?: boolean | undefined;
  /** Empty where its text stands beside it. */
  alt?: string | undefined;
  /** A logo is shown whole, and is wider than high. */
  isLogo?: boolean | undefined;
  /** Whether it is in view at first: then it is loaded at once. */
  isFirst?: boolean | undefined;
  /** Whether it comes into view soon: then it is not left to scrolling. */
  isEager?: boolean | undefined;
  className?: string | undefined;
}

/** A picture, square unless it is a logo; its space and placeholder colours are there before it loads, and stay if it fails. */
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
  const look = joinClasses('picture', isLogo && 'picture-logo', className);
  if (url === brokenUrl) return <MissingPicture alt={alt} className={look} />;
  return (
    <img
      // It may have failed before hydration.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBrokenUrl(url);
      }}
      onError={() => setBrokenUrl(url)}
      src={url}
      srcSet={listSources(url, isInCard)}
      sizes={sizes}
      alt={alt}
      // A card has a box for it.
      {...(!isInCard && { width: FULL_WIDTH, height: FULL_WIDTH })}
      {...(!isEager && { loading: 'lazy' as const })}
      // Painted with the frame that it is there for, and not one later.
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
