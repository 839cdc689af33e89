import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { forEachInParallel } from '#api/platform/concurrency.ts';
import { readMetadata } from './encoded.ts';
import { hashPicture, keyOfPicture } from './names.ts';
import type { PictureRow } from './tables.ts';

/** One per thread of libuv by default: these threads encode the pictures. */
export const PICTURE_CONCURRENCY = Math.min(4, availableParallelism());

export interface ReadPictures {
  /** The pictures by source path, in alphabetical order. */
  pictureOf: Map<string, PictureRow>;
  /** Problems by source path. */
  problemOf: Map<string, string>;
}

/** Reads sources of a catalogue folder: the key, size and placeholder of each, or its problem. */
export async function readPictures(folder: string, sources: Iterable<string>): Promise<ReadPictures> {
  const found: ReadPictures = { pictureOf: new Map(), problemOf: new Map() };
  await forEachInParallel(new Set(sources), PICTURE_CONCURRENCY, async (source) => {
    let bytes: Uint8Array;
    try {
      bytes = await readFile(join(folder, source));
    } catch {
      found.problemOf.set(source, `there is no readable file ${source}`);
      return;
    }
    const hash = hashPicture(bytes);
    const known = await readMetadata(folder, hash);
    if (known) {
      found.pictureOf.set(source, { ...known, source });
      return;
    }
    // Loads the encoder only for pictures that were not encoded in advance: the demo catalogue never needs it.
    const { describePicture } = await import('./encode.ts');
    try {
      const description = await describePicture(bytes);
      const key = keyOfPicture(source, hash, description.width);
      found.pictureOf.set(source, { key, source, ...description });
    } catch {
      found.problemOf.set(source, `${source} is not a whole picture`);
    }
  });
  found.pictureOf = new Map([...found.pictureOf].sort(([a], [b]) => (a < b ? -1 : 1)));
  return found;
}
