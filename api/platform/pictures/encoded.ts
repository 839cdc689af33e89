/**
 * `encoded/` beside a catalogue file: pictures encoded in advance (AVIF takes minutes), with a note of each one's
 * metadata. A note is named by the hash of the source and of the encoding, so it is valid for that picture alone and
 * is found without reading the folder.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { writeAtomically } from '#api/platform/files.ts';
import { PICTURE_KEY } from './names.ts';
import type { PictureRow } from './tables.ts';

const size = v.pipe(v.number(), v.integer(), v.minValue(1));
const encodedNote = v.object({
  key: v.pipe(v.string(), v.regex(PICTURE_KEY)),
  width: size,
  height: size,
  placeholder: v.pipe(v.string(), v.startsWith('data:image/webp;base64,')),
});

/** The metadata of an encoded picture, independent of its source's path. */
type EncodedNote = v.InferOutput<typeof encodedNote>;

/** The folder of the encoded pictures in a catalogue folder. */
export function encodedDirOf(folder: string): string {
  return join(folder, 'encoded');
}

/** The file name of the note for a hash. */
export function nameNote(hash: string): string {
  return `${hash}.json`;
}

/** The note for a hash; undefined if it is missing or unreadable. */
export async function readNote(folder: string, hash: string): Promise<EncodedNote | undefined> {
  try {
    const text = await readFile(join(encodedDirOf(folder), nameNote(hash)), 'utf8');
    const note = v.safeParse(encodedNote, JSON.parse(text));
    return note.success ? note.output : undefined;
  } catch {
    return undefined;
  }
}

export async function writeNote(folder: string, hash: string, picture: PictureRow): Promise<void> {
  const { key, width, height, placeholder } = picture;
  const note: EncodedNote = { key, width, height, placeholder };
  await writeAtomically(join(encodedDirOf(folder), nameNote(hash)), `${JSON.stringify(note)}\n`);
}
