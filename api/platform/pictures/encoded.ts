/**
 * `encoded/` beside a catalogue file: pictures encoded when it was made (AVIF takes minutes), and for each a note of what
 * was found out about it. A note is named by the hash of the picture it was made from and of the way of encoding: it
 * counts for that very picture alone, and a folder of a million is never read as a whole.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { writeAtomically } from '#api/platform/files.ts';
import type { PictureRow } from './tables.ts';

const size = v.pipe(v.number(), v.integer(), v.minValue(1));
const encodedNote = v.object({
  key: v.pipe(v.string(), v.regex(/^[\w-]+-[0-9a-f]{10}$/)),
  width: size,
  height: size,
  placeholder: v.pipe(v.string(), v.startsWith('data:image/webp;base64,')),
});

/** What is known of an encoded picture, wherever its source stands. */
type EncodedNote = v.InferOutput<typeof encodedNote>;

/** Where the encoded pictures of a catalogue folder are. */
export function encodedDirOf(folder: string): string {
  return join(folder, 'encoded');
}

/** The name of the note of a picture with this hash. */
export function nameNote(hash: string): string {
  return `${hash}.json`;
}

/** The note of a picture with this hash; one that is missing or can't be read is as good as none. */
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
