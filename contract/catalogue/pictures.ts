/** The files that our own provider has for each picture, and their URLs. */

/** Widths of the scaled-down pictures. */
const PICTURE_WIDTHS = [160, 320, 480, 800, 1200, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
/** Every picture has files up to this width; files of the other widths exist only for wider pictures. */
const MAX_COMMON_WIDTH = 480;

/** Answers contain the URL of the WebP file. The AVIF file is smaller, for browsers that support it. */
export type PictureFormat = 'webp' | 'avif';

/** The width of a picture's full size, from the end of its key; undefined for pictures imported by older versions. */
export function findPictureWidth(key: string): number | undefined {
  // Older keys end with a hash of hex digits, which has no w.
  return Number(/w(\d+)$/.exec(key)?.[1]) || undefined;
}

/** The widths of a picture's scaled-down files. */
export function listPictureWidths(key: string): PictureWidth[] {
  const full = findPictureWidth(key) ?? 0;
  return PICTURE_WIDTHS.filter((width) => width <= MAX_COMMON_WIDTH || width < full);
}

/** The name of a picture's file, or its URL if `key` is a URL. Without a width, names the full-size file. */
export function namePicture(key: string, format: PictureFormat, width?: PictureWidth): string {
  return `${key}${width ? `-${width}` : ''}.${format}`;
}

/** A full-size picture's URL without `.webp`, as a key for `namePicture`; undefined if it is not our own provider's. */
export function stripPictureUrl(url: string): string | undefined {
  return /^(.*\/media\/[^/?#]+)\.webp$/.exec(url)?.[1];
}

/** The URL of a picture's WebP file; without a width, of the full-size file. */
export function writePictureUrl(origin: string, key: string, width?: PictureWidth): string {
  return namePicture(`${origin}/media/${key}`, 'webp', width);
}
