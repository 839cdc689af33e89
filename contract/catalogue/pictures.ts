/** The forms of a picture that our own provider keeps, and their addresses. */

/** Widths of the derived pictures, beside the full one; a layout needs no others. */
export const PICTURE_WIDTHS = [160, 320, 480] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** WebP is what answers name; AVIF is lighter, for who reads it. */
export type PictureFormat = 'webp' | 'avif';

/** Name of a picture's file, or its address from the address of its key; in full where no width is said. */
export function namePicture(key: string, format: PictureFormat, width?: PictureWidth): string {
  return `${key}${width ? `-${width}` : ''}.${format}`;
}

/** The address of a full picture without its ending, for `namePicture`; undefined if it is not one of ours. */
export function stripPictureUrl(url: string): string | undefined {
  return /^(.*\/media\/[^/?#]+)\.webp$/.exec(url)?.[1];
}
