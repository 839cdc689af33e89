import { mkdir } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { copyFiles, readIfExists, writeAtomically } from '#api/platform/files.ts';
import { encodedDirOf, readEncodedList, writeEncodedList } from './encoded-list.ts';
import { hashPicture, listPictureFiles } from './names.ts';
import type { PictureRow } from './tables.ts';

/** Thrown when an export can't be made as asked; the message is for the person who asked. */
export class ExportRefused extends Error {}

/**
 * Puts the full WebP of each picture where its source once stood and its other forms into `encoded/`, under the key it
 * has: an import of the export changes nothing. Never writes over another picture. Answers with the path of each key.
 */
export async function exportPictures(
  folder: string,
  mediaDir: string,
  pictures: AsyncIterable<PictureRow>,
): Promise<Map<string, string>> {
  const encodedDir = encodedDirOf(folder);
  await mkdir(encodedDir, { recursive: true });
  const list = await readEncodedList(folder);
  const pathOf = new Map<string, string>();
  const missing: string[] = [];
  for await (const { key, source, width, height, placeholder } of pictures) {
    const bytes = await readIfExists(join(mediaDir, `${key}.webp`));
    if (!bytes) {
      missing.push(`${key}.webp`);
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
    list[path] = { sourceHash: hashPicture(bytes), key, width, height, placeholder };
    pathOf.set(key, path);
  }
  if (missing.length > 0)
    throw new ExportRefused(`${mediaDir} lacks ${missing.length} pictures: ${missing.join(', ')}`);
  await writeEncodedList(folder, list);
  return pathOf;
}
