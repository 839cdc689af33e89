import type { Readable } from 'node:stream';
import { findFormat, NO_FORMAT } from './formats/find-format.ts';
import { type FindGroup, NotReadable } from './formats/format.ts';
import { CatalogueProblems } from './problems.ts';
import { openSource } from './source.ts';
import { stageRow } from './staged-row.ts';

const MAX_PROBLEMS = 1_000;
// Without a shop, slugs of groups can't be looked up; listing pictures does not need their ids.
const ANY_GROUP: FindGroup = () => '0'.repeat(24);

/** Lists the pictures of a catalogue file, each once. Checks each row on its own, not against others. */
export async function listPictureSources(file: string): Promise<Set<string>> {
  const format = findFormat(file);
  if (!format) throw new CatalogueProblems(file, [NO_FORMAT]);
  const sources = new Set<string>();
  const problems: string[] = [];
  let stream: Readable | undefined;
  try {
    ({ stream } = await openSource(file));
    for await (const row of format.read(stream, { file, readGroups: async () => ANY_GROUP })) {
      const staged = stageRow(format, row);
      for (const source of staged.row.pictures ?? []) if (source) sources.add(source);
      if (problems.length < MAX_PROBLEMS) problems.push(...staged.problems.map(({ text }) => text));
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof NotReadable) throw new CatalogueProblems(file, [message]);
    if (code) throw new CatalogueProblems(file, [`the file can't be read (${code})`]);
    throw error;
  } finally {
    stream?.destroy();
  }
  if (problems.length > 0) throw new CatalogueProblems(file, problems);
  return sources;
}
