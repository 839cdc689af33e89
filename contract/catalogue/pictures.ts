/** The forms of a picture that our own provider keeps, and their addresses. */

/** Widths of the derived pictures, beside the full one; a layout needs no others. */
export const PICTURE_WIDTHS = [160, 320, 480] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Answers name the WebP; AVIF is smaller, for browsers that support it. */
export type PictureFormat = 'webp' | 'avif';

/** The file name of a picture, or its address if `key` is one; the full size without a width. */
export function namePicture(key: string, format: PictureFormat, width?: PictureWidth): string {
  return `${key}${width ? `-${width}` : ''}.${format}`;
}

/** The address of a full picture without its ending, for `namePicture`; undefined if it is not one of ours. */
export function stripPictureUrl(url: string): string | undefined {
  return /^(.*\/media\/[^/?#]+)\.webp$/.exec(url)?.[1];
}

/** The address of a picture that our own provider keeps; in full where no width is said. */
export function pictureUrl(origin: string, key: string, width?: PictureWidth): string {
  return namePicture(`${origin}/media/${key}`, 'webp', width);
}
