/** The lines of a backup: header, each table's name and rows, sequences and secret, pictures, end. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import * as v from 'valibot';
import { findPictureKey } from '#api/platform/pictures/names.ts';
import { BACKED_UP_TABLES } from './contents.ts';

export const BACKUP_FORMAT = 'my-store backup 1';

/** Thrown for a file that is not a complete backup; the message is for the operator. */
export class BackupProblem extends Error {}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const header = v.object({
  format: v.literal(BACKUP_FORMAT),
  migration: v.string(),
  madeAt: v.string(),
  counts: v.object(Object.fromEntries(BACKED_UP_TABLES.map(({ name }) => [name, count]))),
});
const state = v.object({
  sequences: v.record(v.pipe(v.string(), v.regex(/^\w+$/)), v.pipe(v.string(), v.regex(/^\d{1,19}$/))),
  tokenSecret: v.nullable(v.string()),
});
const picture = v.object({
  picture: v.pipe(
    v.string(),
    v.check((name) => findPictureKey(name) !== undefined),
  ),
  data: v.pipe(v.string(), v.base64()),
});
const end = v.object({ end: v.literal(true), pictureFiles: count });

export type Header = v.InferOutput<typeof header>;
export type BackupPart =
  | { kind: 'header'; header: Header }
  /** A row as JSON, written by the database. */
  | { kind: 'row'; table: string; row: string }
  | ({ kind: 'state' } & v.InferOutput<typeof state>)
  | { kind: 'picture'; name: string; bytes: Uint8Array };

/** Splits at line feeds only: JSON may contain other line separators unescaped. */
async function* readLines(file: string): AsyncGenerator<string> {
  const stream = pipeline(createReadStream(file), createGunzip(), () => {});
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) throw new Error('the last line is cut');
}

/** Streams the parts of a backup; throws at the first invalid line. */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const lines = readLines(file);
  const readLine = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error('it ends too early');
    return value;
  };
  const readAs = async <Schema extends v.GenericSchema>(schema: Schema) =>
    v.parse(schema, JSON.parse(await readLine()));

  try {
    const head = await readAs(header);
    yield { kind: 'header', header: head };
    for (const { name } of BACKED_UP_TABLES) {
      await readAs(v.object({ table: v.literal(name) }));
      for (let left = head.counts[name] ?? 0; left > 0; left -= 1) {
        const row = await readLine();
        v.parse(v.looseObject({}), JSON.parse(row));
        yield { kind: 'row', table: name, row };
      }
    }
    yield { kind: 'state', ...(await readAs(state)) };
    for (let pictures = 0; ; pictures += 1) {
      const line = await readAs(v.union([picture, end]));
      if ('picture' in line) {
        yield { kind: 'picture', name: line.picture, bytes: Buffer.from(line.data, 'base64') };
        continue;
      }
      if (line.pictureFiles !== pictures) throw new Error('pictures are missing');
      break;
    }
    if (!(await lines.next()).done) throw new Error('it goes on after its end');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new BackupProblem(`There is no file ${file}.`);
    throw new BackupProblem(
      `${file} is not a whole backup of this shop (${(error as Error).message}); nothing was restored.`,
      { cause: error },
    );
  } finally {
    await lines.return(undefined);
  }
}
