/** The files that our own provider has for each picture, and their URLs. */

/** Widths of the scaled-down pictures. */
export const PICTURE_WIDTHS = [160, 320, 480] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Answers contain the WebP; AVIF is smaller, for browsers that support it. */
export type PictureFormat = 'webp' | 'avif';

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
