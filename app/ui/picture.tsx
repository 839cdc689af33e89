import { namePicture, PICTURE_WIDTHS, type PictureFormat, stripPictureUrl } from '#contract/pictures.ts';

// Covers are 700 or 900 pixels wide, 1200 at most, and no answer says which. The least is promised: a browser that
// wants more takes the full picture all the same, and none is told of sharpness that may not be there.
const FULL_WIDTH = 700;

/** Sources of a picture in one format; only our own provider keeps several sizes of it. */
export function listSources(url: string, format: PictureFormat): string | undefined {
  const stem = stripPictureUrl(url);
  if (stem === undefined) return undefined;
  const sources = PICTURE_WIDTHS.map((width) => `${namePicture(stem, format, width)} ${width}w`);
  return [...sources, `${namePicture(stem, format)} ${FULL_WIDTH}w`].join(', ');
}

interface PictureProps {
  url: string;
  placeholder?: string | undefined;
  sizes: string;
  /** Whether it is in view at first: then it is loaded at once. */
  isFirst?: boolean;
}

/** A square picture whose place and colours are there before it is. Its text stands beside it. */
export function Picture({ url, placeholder, sizes, isFirst = false }: PictureProps) {
  const avif = listSources(url, 'avif');
  const webp = listSources(url, 'webp');
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={url}
        alt=""
        width={FULL_WIDTH}
        height={FULL_WIDTH}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className="block aspect-square h-auto w-full bg-stage bg-cover object-cover"
        style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      />
    </picture>
  );
}
