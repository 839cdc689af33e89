import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { forEachInParallel } from '#api/platform/concurrency.ts';
import { type EncodedList, readEncodedList } from './encoded-list.ts';
import { hashPicture, keyOfPicture } from './names.ts';
import type { PictureRow } from './tables.ts';

/** No more at once than libuv has threads to encode on. */
export const PICTURES_AT_ONCE = Math.min(4, availableParallelism());

export interface ReadPictures {
  /** By the path of the source, in one order whatever was read first. */
  pictureOf: Map<string, PictureRow>;
  /** What is wrong with a source, by its path. */
  problemOf: Map<string, string>;
}

/** Reads sources of a catalogue folder: the key, size and placeholder of each, or what is wrong with it. Who reads many,
 *  some at a time, reads the list of those that are encoded once. */
export async function readPictures(
  folder: string,
  sources: Iterable<string>,
  list?: EncodedList,
): Promise<ReadPictures> {
  const encoded = list ?? (await readEncodedList(folder));
  const found: ReadPictures = { pictureOf: new Map(), problemOf: new Map() };
  await forEachInParallel(new Set(sources), PICTURES_AT_ONCE, async (source) => {
    let bytes: Uint8Array;
    try {
      bytes = await readFile(join(folder, source));
    } catch {
      found.problemOf.set(source, `there is no readable file ${source}`);
      return;
    }
    const hash = hashPicture(bytes);
    const known = encoded[source];
    if (known?.sourceHash === hash) {
      const { key, width, height, placeholder } = known;
      found.pictureOf.set(source, { key, source, width, height, placeholder });
      return;
    }
    // Loaded only when a picture was not encoded in advance: a shop with the demo catalogue never needs it.
    const { describePicture } = await import('./encode.ts');
    try {
      const description = await describePicture(bytes);
      found.pictureOf.set(source, { key: keyOfPicture(source, hash), source, ...description });
    } catch {
      found.problemOf.set(source, `${source} is not a whole picture`);
    }
  });
  found.pictureOf = new Map([...found.pictureOf].sort(([a], [b]) => (a < b ? -1 : 1)));
  return found;
}
