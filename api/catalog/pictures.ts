/** Widths of the derived pictures, beside the full one; a layout needs no others. */
export const PICTURE_WIDTHS = [160, 320, 480] as const;

/** Address of a picture in full width; `-{width}` before the ending and `.avif` give its smaller and lighter forms. */
export function pictureUrl(origin: string, key: string): string {
  return `${origin}/media/${key}.webp`;
}
