import type { Database } from '#api/platform/database/open.ts';
import { brands, categories, subcategories } from '#api/schema/catalogue.ts';
import { type FindGroup, NotReadable, WHOLE_LIST } from './formats/format.ts';
import { CatalogueProblems } from './problems.ts';
import { openSource } from './source.ts';
import { type StagedProblem, type StagedRow, stageRow } from './staged-row.ts';
import { addRows, type Staging } from './staging.ts';

const ROW_BATCH_SIZE = 500;

/** Reads the ids of the shop's categories, subcategories and brands by slug. */
async function readGroups(db: Database): Promise<FindGroup> {
  const idsOf = async (table: typeof categories | typeof subcategories | typeof brands) => {
    const rows = await db.select({ id: table.id, slug: table.slug }).from(table);
    const bySlug = new Map<string, string | undefined>();
    for (const { id, slug } of rows) bySlug.set(slug, bySlug.has(slug) ? undefined : id);
    return bySlug;
  };
  const known = {
    categories: await idsOf(categories),
    subcategories: await idsOf(subcategories),
    brands: await idsOf(brands),
  };
  return (kind, slug) => known[kind].get(slug);
}

export interface StageOptions {
  db: Database;
  staging: Staging;
  file: string;
  fileHash: string;
  /** The number of rows staged by an interrupted import. */
  rowsRead: number;
  onBytes?: ((read: number, all: number) => void) | undefined;
}

/** Checks the rows of a file individually and stages them, in bounded memory. */
export async function stageFile(options: StageOptions): Promise<void> {
  const { db, staging, file, fileHash, rowsRead, onBytes } = options;
  const source = await openSource(file, (read) => onBytes?.(read, source.bytes));
  let [read, staged] = [0, rowsRead];
  let [rows, problems]: [StagedRow[], StagedProblem[]] = [[], []];
  const flush = async () => {
    if (read > staged) await addRows(db, staging, { before: staged, after: read }, rows, problems);
    staged = read;
    [rows, problems] = [[], []];
  };
  try {
    for await (const fileRow of staging.format.read(source.stream, {
      file,
      readGroups: () => readGroups(db),
    })) {
      read += 1;
      if (read <= staged) continue;
      const checked = stageRow(staging.format, fileRow);
      if (fileRow.number !== WHOLE_LIST) rows.push(checked.row);
      problems.push(...checked.problems);
      if (rows.length >= ROW_BATCH_SIZE) await flush();
    }
  } catch (error) {
    if (error instanceof NotReadable) throw new CatalogueProblems(file, [error.message]);
    throw error;
  } finally {
    source.stream.destroy();
  }
  await flush();
  if (source.readHash() !== fileHash)
    throw new CatalogueProblems(file, ['the file was changed while it was read; import it again']);
}
