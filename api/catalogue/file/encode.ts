import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { encodedDirOf, nameMetadataFile, writeMetadata } from '#api/platform/pictures/encoded.ts';
import { hashPicture, listPictureFiles } from '#api/platform/pictures/names.ts';
import { readPictures } from '#api/platform/pictures/read.ts';
import { storePictures } from '#api/platform/pictures/store.ts';
import { listPictureSources } from './list-picture-sources.ts';
import { CatalogueProblems } from './problems.ts';

/** Encodes the pictures of a catalogue in advance, into `encoded/` beside the file. Skips those already encoded, and
 *  deletes the encodings of other pictures. Returns the number of pictures. */
export async function encodeCatalogue(file: string, log?: (line: string) => void): Promise<number> {
  const folder = dirname(file);
  const encodedDir = encodedDirOf(folder);
  const { pictureOf, problemOf } = await readPictures(folder, await listPictureSources(file));
  if (problemOf.size > 0) throw new CatalogueProblems(file, [...problemOf.values()]);
  await storePictures({ folder, mediaDir: encodedDir, pictures: pictureOf.values(), log });

  const wanted = new Set<string>();
  for (const [source, picture] of pictureOf) {
    const hash = hashPicture(await readFile(join(folder, source)));
    await writeMetadata(folder, hash, picture);
    for (const name of [nameMetadataFile(hash), ...listPictureFiles(picture.key)]) wanted.add(name);
  }
  for (const name of await readdir(encodedDir)) {
    const isOurs = /\.(?:webp|avif|json)(?:\.[0-9a-f]{12})?$/.test(name);
    if (isOurs && !wanted.has(name)) await rm(join(encodedDir, name));
  }
  return pictureOf.size;
}
