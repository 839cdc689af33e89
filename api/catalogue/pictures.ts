import { namePicture, PICTURE_WIDTHS } from '#contract/catalogue/pictures.ts';

/** Names of the files a picture is kept as, the full WebP first. */
export function listPictureFiles(key: string): string[] {
  return (['webp', 'avif'] as const).flatMap((format) => [
    namePicture(key, format),
    ...PICTURE_WIDTHS.map((width) => namePicture(key, format, width)),
  ]);
}
