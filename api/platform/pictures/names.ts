import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { listPictureWidths, namePicture, type PictureFormat } from '#contract/catalogue/pictures.ts';

// The version of the encoding: raising it gives every picture a new key.
const ENCODING_VERSION = '2';

/** Older versions wrote keys without a width. */
export const PICTURE_KEY = /^[\w-]+-[0-9a-f]{10}(?:w\d+)?$/;

/** A hash of a picture's bytes and of the encoding's version. */
export function hashPicture(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).update(ENCODING_VERSION).digest('hex');
}

/**
 * The key of a picture: its name, its hash, so that a changed picture gets a new address, and its full width, so that
 * an address tells which sizes there are.
 */
export function keyOfPicture(source: string, hash: string, width: number): string {
  const name = basename(source, extname(source)).replace(/[^\w-]+/g, '-');
  return `${name}-${hash.slice(0, 10)}w${width}`;
}

const FORMATS = ['webp', 'avif'] as const;

/** Names of a picture's files, the full WebP first. */
export function listPictureFiles(key: string, formats: readonly PictureFormat[] = FORMATS): string[] {
  return formats.flatMap((format) => [
    namePicture(key, format),
    ...listPictureWidths(key).map((width) => namePicture(key, format, width)),
  ]);
}

/** The key of a picture's file; undefined for other files. */
export function findPictureKey(file: string): string | undefined {
  const key = /^([\w-]+-[0-9a-f]{10}(?:w\d+)?)(?:-\d+)?\.(?:webp|avif)$/.exec(file)?.[1];
  return key !== undefined && listPictureFiles(key).includes(file) ? key : undefined;
}
