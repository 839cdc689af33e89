/** Widths of the derived pictures, beside the full one; a layout needs no others. */
export const PICTURE_WIDTHS = [160, 320, 480] as const;

/** Address of a picture in full width; `-{width}` before the ending and `.avif` give its smaller and lighter forms. */
export function pictureUrl(origin: string, key: string): string {
  return `${origin}/media/${key}.webp`;
}

/** Names of the files a picture is kept as, the full WebP first. */
export function listPictureFiles(key: string): string[] {
  const names = [key, ...PICTURE_WIDTHS.map((width) => `${key}-${width}`)];
  return ['webp', 'avif'].flatMap((format) => names.map((name) => `${name}.${format}`));
}
