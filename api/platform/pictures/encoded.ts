/**
 * `encoded/` beside a catalogue file: pictures encoded in advance (AVIF takes minutes), with a JSON file of
 * metadata for each. The file is named by the hash of the source and of the encoding, so it is valid for that picture
 * alone and is found without reading the folder.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { writeAtomically } from '#api/platform/files.ts';
import { PICTURE_KEY } from './names.ts';
import type { PictureRow } from './tables.ts';

const size = v.pipe(v.number(), v.integer(), v.minValue(1));
const pictureMetadata = v.object({
  key: v.pipe(v.string(), v.regex(PICTURE_KEY)),
  width: size,
  height: size,
  placeholder: v.pipe(v.string(), v.startsWith('data:image/webp;base64,')),
});

/** The metadata of an encoded picture, independent of its source's path. */
type PictureMetadata = v.InferOutput<typeof pictureMetadata>;

/** The folder of the encoded pictures in a catalogue folder. */
export function encodedDirOf(folder: string): string {
  return join(folder, 'encoded');
}

/** The name of the metadata file of the picture with this hash. */
export function nameMetadataFile(hash: string): string {
  return `${hash}.json`;
}

/** The metadata of the picture with this hash; undefined if its file is missing or invalid. */
export async function readMetadata(folder: string, hash: string): Promise<PictureMetadata | undefined> {
  try {
    const text = await readFile(join(encodedDirOf(folder), nameMetadataFile(hash)), 'utf8');
    const parsed = v.safeParse(pictureMetadata, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

export async function writeMetadata(folder: string, hash: string, picture: PictureRow): Promise<void> {
  const { key, width, height, placeholder } = picture;
  const metadata: PictureMetadata = { key, width, height, placeholder };
  await writeAtomically(join(encodedDirOf(folder), nameMetadataFile(hash)), `${JSON.stringify(metadata)}\n`);
}
