/** `encoded/` beside a catalogue file: pictures encoded when it was made (AVIF takes minutes) and the list of them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { writeAtomically } from '#api/platform/files.ts';

const LIST = 'pictures.json';

const size = v.pipe(v.number(), v.integer(), v.minValue(1));
const encodedList = v.record(
  v.string(),
  v.object({
    /** Of the source and the way of encoding: an entry counts only for the very picture it was made from. */
    sourceHash: v.string(),
    key: v.pipe(v.string(), v.regex(/^[\w-]+-[0-9a-f]{10}$/)),
    width: size,
    height: size,
    placeholder: v.pipe(v.string(), v.startsWith('data:image/webp;base64,')),
  }),
);

/** Encoded pictures by the path of their source. */
export type EncodedList = v.InferOutput<typeof encodedList>;

/** Where the encoded pictures of a catalogue folder are. */
export function encodedDirOf(folder: string): string {
  return join(folder, 'encoded');
}

/** The list of encoded pictures; one that is missing or can't be read is as good as an empty one. */
export async function readEncodedList(folder: string): Promise<EncodedList> {
  try {
    const list = v.safeParse(
      encodedList,
      JSON.parse(await readFile(join(encodedDirOf(folder), LIST), 'utf8')),
    );
    return list.success ? list.output : {};
  } catch {
    return {};
  }
}

/** Writes the list, sorted, so that it compares well from version to version. */
export async function writeEncodedList(folder: string, list: EncodedList): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeAtomically(join(encodedDirOf(folder), LIST), `${JSON.stringify(sorted, null, 1)}\n`);
}
