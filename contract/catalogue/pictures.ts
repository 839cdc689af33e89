/** The files that our own provider has for each picture, and their URLs. */

/** Widths of the scaled-down pictures. */
const PICTURE_WIDTHS = [160, 320, 480, 800, 1200, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
/** Every picture has these widths; the others only if it is wider. */
const MAX_COMMON_WIDTH = 480;

/** Answers contain the WebP; AVIF is smaller, for browsers that support it. */
export type PictureFormat = 'webp' | 'avif';

/** The width of the full size, with which the key of a picture ends; undefined for pictures imported by older versions. */
export function findPictureWidth(key: string): number | undefined {
  // Older keys end with a hash of hex digits, which has no w.
  return Number(/w(\d+)$/.exec(key)?.[1]) || undefined;
}

/** The widths of a picture's scaled-down files. */
export function listPictureWidths(key: string): PictureWidth[] {
  const full = findPictureWidth(key) ?? 0;
  return PICTURE_WIDTHS.filter((width) => width <= MAX_COMMON_WIDTH || width < full);
}

/** The file name of a picture, or its URL if `key` is a URL. Without a width, that of the full size. */
export function namePicture(key: string, format: PictureFormat, width?: PictureWidth): string {
  return `${key}${width ? `-${width}` : ''}.${format}`;
}

/** A full-size picture's URL without `.webp`, as a key for `namePicture`; undefined if it is not our own provider's. */
export function stripPictureUrl(url: string): string | undefined {
  return /^(.*\/media\/[^/?#]+)\.webp$/.exec(url)?.[1];
}

/** The URL of a picture; without a width, that of the full size. */
export function pictureUrl(origin: string, key: string, width?: PictureWidth): string {
  return namePicture(`${origin}/media/${key}`, 'webp', width);
}
