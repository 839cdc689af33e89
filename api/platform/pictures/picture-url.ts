import { namePicture, type PictureWidth } from '#contract/catalogue/pictures.ts';

/** Address of a picture; in full where no width is said. */
export function pictureUrl(origin: string, key: string, width?: PictureWidth): string {
  return namePicture(`${origin}/media/${key}`, 'webp', width);
}
