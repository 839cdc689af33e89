import { mkdir } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { copyFiles, readIfExists, writeAtomically } from '#api/platform/files.ts';
import { encodedDirOf, writeMetadata } from './encoded.ts';
import { hashPicture, listPictureFiles } from './names.ts';
import type { PictureRow } from './tables.ts';

/** Thrown when an export is impossible; the message is for the operator. */
export class ExportRefused extends Error {}

const MAX_NAMES_SHOWN = 20;

/**
 * Writes the full WebP of each picture to its source's path and its other forms into `encoded/` under the same key,
 * so that importing the export changes nothing. Never overwrites another picture. Yields the path of each key.
 */
export async function* exportPictures(
  folder: string,
  mediaDir: string,
  pictures: AsyncIterable<PictureRow>,
): AsyncGenerator<{ key: string; path: string }> {
  const encodedDir = encodedDirOf(folder);
  await mkdir(encodedDir, { recursive: true });
  let missing = 0;
  const named: string[] = [];
  for await (const picture of pictures) {
    const { key, source } = picture;
    const bytes = await readIfExists(join(mediaDir, `${key}.webp`));
    if (!bytes) {
      missing += 1;
      if (named.length < MAX_NAMES_SHOWN) named.push(`${key}.webp`);
      continue;
    }
    const wanted = source.replace(/\.\w+$/, '.webp');
    const present = await readIfExists(join(folder, wanted));
    const path =
      !present || present.equals(bytes) ? wanted : posix.join(posix.dirname(wanted), `${key}.webp`);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeAtomically(join(folder, path), bytes);
    await copyFiles(
      listPictureFiles(key).map((name) => ({ from: join(mediaDir, name), to: join(encodedDir, name) })),
    );
    await writeMetadata(folder, hashPicture(bytes), picture);
    yield { key, path };
  }
  if (missing > 0)
    throw new ExportRefused(
      `${mediaDir} lacks ${missing} pictures: ${named.join(', ')}${missing > named.length ? ' …' : ''}`,
    );
}
