import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { namePicture, PICTURE_WIDTHS } from '#contract/catalogue/pictures.ts';

// The version of the encoding: raising it gives every picture a new key.
const ENCODING_VERSION = '1';

/** A hash of a picture's bytes and of the encoding's version. */
export function hashPicture(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).update(ENCODING_VERSION).digest('hex');
}

/** The key of a picture: its name and its hash, so that a changed picture gets a new address. */
export function keyOfPicture(source: string, hash: string): string {
  const name = basename(source, extname(source)).replace(/[^\w-]+/g, '-');
  return `${name}-${hash.slice(0, 10)}`;
}

/** Names of a picture's files, the full WebP first. */
export function listPictureFiles(key: string): string[] {
  return (['webp', 'avif'] as const).flatMap((format) => [
    namePicture(key, format),
    ...PICTURE_WIDTHS.map((width) => namePicture(key, format, width)),
  ]);
}

/** The key of a picture's file; undefined for other files. */
export function findPictureKey(file: string): string | undefined {
  const key = /^([\w-]+-[0-9a-f]{10})(?:-\d+)?\.(?:webp|avif)$/.exec(file)?.[1];
  return key !== undefined && listPictureFiles(key).includes(file) ? key : undefined;
}
