const WIDTHS = [160, 320, 480];
// The full picture's nominal width: enough for the browser to know that it is the largest.
const FULL_WIDTH = 700;

/** Sources of a picture in one format; only our own provider keeps several sizes of it. */
export function listSources(url: string, format: 'avif' | 'webp'): string | undefined {
  const stem = /^(.*\/media\/[^/?#]+)\.webp$/.exec(url)?.[1];
  if (!stem) return undefined;
  return [
    ...WIDTHS.map((width) => `${stem}-${width}.${format} ${width}w`),
    `${stem}.${format} ${FULL_WIDTH}w`,
  ].join(', ');
}

interface ProductPictureProps {
  url: string;
  placeholder?: string | undefined;
  sizes: string;
  /** Whether it is in view at first: then it is loaded at once. */
  isFirst?: boolean;
}

/** A square picture whose place and colours are there before it is. Its text stands beside it. */
export function ProductPicture({ url, placeholder, sizes, isFirst = false }: ProductPictureProps) {
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
