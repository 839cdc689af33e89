import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachInParallel } from '#api/platform/concurrency.ts';
import { copyFiles, makeFolder, writeAtomically } from '#api/platform/files.ts';
import { encodedDirOf } from './encoded.ts';
import { listPictureFiles } from './names.ts';
import { PICTURE_CONCURRENCY } from './read.ts';
import type { PictureRow } from './tables.ts';

const PROGRESS_EVERY = 20;

export interface StoreOptions {
  /** The folder that sources are relative to, with pictures encoded in advance in `encoded/`. */
  folder: string;
  mediaDir: string;
  pictures: Iterable<PictureRow>;
  log?: ((line: string) => void) | undefined;
}

/** Adds missing files to the media folder: copies those encoded in advance, and encodes the others. */
export async function storePictures({ folder, mediaDir, pictures, log }: StoreOptions): Promise<void> {
  makeFolder(mediaDir);
  const byKey = new Map([...pictures].map((picture) => [picture.key, picture]));
  const wanted = [...byKey.values()].map((picture) => ({
    picture,
    names: listPictureFiles(picture.key).filter((name) => !existsSync(join(mediaDir, name))),
  }));
  const missing = await copyFiles(
    wanted.flatMap(({ names }) =>
      names.map((name) => ({ from: join(encodedDirOf(folder), name), to: join(mediaDir, name) })),
    ),
  );
  const toEncode = wanted
    .map(({ picture, names }) => ({
      picture,
      missing: names.filter((name) => missing.has(join(mediaDir, name))),
    }))
    .filter((each) => each.missing.length > 0);
  if (toEncode.length === 0) return;

  const { derivePictures } = await import('./encode.ts');
  log?.(`Encoding ${toEncode.length} pictures`);
  let done = 0;
  await forEachInParallel(toEncode, PICTURE_CONCURRENCY, async ({ picture, missing }) => {
    const derived = derivePictures(picture.key, await readFile(join(folder, picture.source)));
    for (const name of missing) {
      const encode = derived.get(name);
      if (encode) await writeAtomically(join(mediaDir, name), await encode());
    }
    done += 1;
    if (done % PROGRESS_EVERY === 0 || done === toEncode.length)
      log?.(`Encoded ${done} of ${toEncode.length} pictures`);
  });
}
